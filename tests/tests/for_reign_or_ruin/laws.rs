//! Laws that hold for any battle of any two armies of 2 to 40 elements, from the first menu on.

use std::collections::BTreeMap;

use for_reign_or_ruin::ForReignOrRuin;
use for_reign_or_ruin::roster::{Army, PackedArmies};
use umpire_engine::table::{Answer, Kind, PieceId, Question};
use umpire_tests::game_play::GamePlay;
use umpire_tests::random::{Lcg, any_answer};
use umpire_tests::random_game::{RandomGame, offers_are_true, previews_are_true, starts_on_what_can_be_picked};

use crate::fixture::BattlePlay;
use crate::random_army::random_army;

/// Two armies, small ones mostly.
pub(crate) fn random_battle(seed: u64) -> RandomGame<ForReignOrRuin> {
    let mut rng = Lcg::new(seed);
    let count = |rng: &mut Lcg| match seed % 8 {
        0 => 40,
        1 => 20,
        _ => 2 + rng.below(9),
    };
    let armies: [Army; 2] = [(); 2].map(|()| {
        let count = count(&mut rng);
        random_army(count, &mut rng)
    });
    let play: BattlePlay = GamePlay::new(PackedArmies::of(armies.iter()).expect("they fit a battle"));
    RandomGame::new(play, rng).by(player)
}

/// Players who seldom end the battle, skip steps or tick half of an army, and now and then count hits of their own dice.
fn player(question: &Question, rng: &mut Lcg) -> Answer {
    match &question.kind {
        Kind::Roll(roll) if roll.hits_only && rng.below(4) == 0 => {
            Answer::Hits(rng.below(u32::from(roll.pool.count) + 1) as u8)
        }
        Kind::Tick(tick) if tick.limit.is_none() && tick.dice.is_none() => {
            let few = 2 + tick.rows() as u32 / 2;
            let ticked = (0..tick.rows()).fold(0, |ticked, row| ticked | u64::from(rng.below(few) == 0) << row);
            Answer::Ticks(tick.counted(ticked))
        }
        Kind::Choose(choose) => loop {
            let Answer::Pick(at) = any_answer(question, rng) else { unreachable!("a choice is picked from") };
            let word = choose.options[usize::from(at)].key.word;
            let rare = match (question.heading.id, word) {
                ("turn", "begin") => 1,
                ("turn", "quick") => 20,
                ("turn", _) => 60,
                ("quick", "end" | "guided") => 40,
                ("step", "begin") => 1,
                ("step", _) => 12,
                ("rules", "quick") => 6,
                _ => 1,
            };
            if rng.below(rare) == 0 {
                return Answer::Pick(at);
            }
        },
        _ => any_answer(question, rng),
    }
}

/// FR-STR-1, FR-STR-2, FR-STR-5, FR-STR-6, FR-TERM-1: no battle has a dead end; nobody stands with more stress than it bears when
/// a new step, a new mover or a new turn begins; who is gone stays gone.
#[test]
fn nobody_over_its_end_outlasts_its_moment() {
    let mut asked = BTreeMap::<&str, u32>::new();
    for seed in 0..64 {
        let (mut gone, mut last) = (Vec::new(), None);
        random_battle(seed).most(900).play(|game, question, _| {
            let id = question.heading.id;
            *asked.entry(id).or_default() += 1;
            starts_on_what_can_be_picked(question);
            let scene = game.scene();
            let moment = matches!(id, "step" | "move" | "turn");
            // The page of the same mover again: destruction comes after its move (FR-TURN-2K), whoever is shaken by it.
            let mover = (id == "move").then(|| question.heading.deed.map(|deed| deed.by));
            let again = mover.is_some() && mover == last;
            last = if moment { mover } else { last };
            for piece in (0..scene.pieces()).map(PieceId) {
                let card = scene.card(piece);
                let figure = card.figure.expect("its stress");
                if card.in_play {
                    assert!(!gone.contains(&piece), "seed {seed}: {piece:?} is back");
                    let bears = figure.of.is_none_or(|end| figure.now <= end);
                    assert!(bears || again || !moment, "seed {seed}: at {id} {piece:?} has {figure:?}");
                } else if !gone.contains(&piece) {
                    gone.push(piece);
                }
            }
        });
    }
    assert!(asked.len() > 30, "much is asked: {asked:?}");
}

/// Every option that is offered is taken and can be taken back, and what is off is refused.
#[test]
fn offers_are_true_in_any_battle() {
    for seed in 100..112 {
        let mut count = 0;
        random_battle(seed).most(300).play(|game, question, answer| {
            count += 1;
            if count % 7 == 0 {
                offers_are_true(game, question);
            }
            if let Answer::Ticks(ticked) = answer {
                previews_are_true(game, question, *ticked);
            }
        });
    }
}

/// FR-UI-2, FR-UI-3: every prefix of every tape stands where the live battle stood, and undo and the same again is no change.
#[test]
fn every_prefix_stands() {
    for seed in 200..206 {
        random_battle(seed).most(120).every_prefix_stands();
    }
}
