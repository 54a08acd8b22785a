//! Steps 4 to 8 by players who answer anything.

use for_reign_or_ruin::book::{Kind as ElementKind, Order, Stat, UNKNOWN};
use for_reign_or_ruin::roster::ElementCard;
use umpire_engine::table::{Answer, Kind, PieceId, Question, Words};
use umpire_tests::random::{Lcg, any_answer};
use umpire_tests::random_game::{RandomGame, offers_are_true, previews_are_true, starts_on_what_can_be_picked};

use crate::fixture::{BattlePlay, Carded, element, fresh};
use crate::ranged::staged::OURS;

fn card(at: u8, rng: &mut Lcg) -> ElementCard {
    let kind = ElementKind::ALL[if rng.below(3) == 0 { rng.below(5) as usize } else { 0 }];
    let orders = if rng.below(2) == 0 { Order::Attack } else { Order::ALL[rng.below(9) as usize] };
    let mut card = element(["A", "B", "C", "D", "E", "F"][usize::from(at)], kind).order(orders);
    for stat in Stat::ALL {
        let any = rng.below(u32::from(stat.most()) + 1) as u8;
        card.set_number(0, stat, if rng.below(8) == 0 { UNKNOWN } else { any });
    }
    card.lines[0].indirect = rng.below(3) == 0;
    card.end = if card.end < 4 { 4 } else { card.end };
    card.stressed(rng.below(4) as u8)
}

fn battle(rng: &mut Lcg) -> BattlePlay {
    let mut side = || (0..6).map(|at| card(at, rng)).collect::<Vec<_>>();
    let (red, blue) = (side(), side());
    fresh(&red, &blue).says("rules: fight, deploy: done, turn: begin")
}

/// Players who seldom end the battle or skip, and often tell of contacts.
fn player(question: &Question, rng: &mut Lcg) -> Answer {
    match (&question.kind, question.heading.id) {
        (Kind::Choose(_), "turn") => Answer::Pick(0),
        (Kind::Choose(_), "pair") if rng.below(4) > 0 => Answer::Pick(0),
        (Kind::Choose(_), "skip") => Answer::Pick(0),
        (Kind::Tick(_), "contact-when") if rng.below(2) == 0 => Answer::Ticks(3),
        (Kind::Choose(choose), "step") => {
            // Other chapters have tests of their own.
            let ours = OURS.map(Words::of).contains(&question.heading.title);
            let adds = choose.options[1].key.word == "add" && choose.options[1].off.is_none();
            Answer::Pick(match () {
                () if !ours || rng.below(20) == 0 => choose.options.len() as u8 - 1,
                () => u8::from(adds && rng.below(3) > 0),
            })
        }
        (Kind::Roll(roll), _) if roll.hits_only && rng.below(4) == 0 => {
            Answer::Hits(rng.below(u32::from(roll.pool.count) + 1) as u8)
        }
        _ => any_answer(question, rng),
    }
}

/// FR-STR-1, FR-STR-2, FR-TURN-4, FR-TURN-5, FR-TURN-7, FR-TURN-8: any battle goes on, nobody stands with too much stress at
/// the page of a step, previews are what is rolled, and what is offered is taken.
#[test]
fn any_combat_goes_on() {
    let mut asked = std::collections::BTreeMap::<&str, u32>::new();
    for seed in 0..24 {
        let mut rng = Lcg::new(seed);
        let start = battle(&mut rng);
        RandomGame::new(start, rng).by(player).most(160).play(|game, question, answer| {
            *asked.entry(question.heading.id).or_default() += 1;
            starts_on_what_can_be_picked(question);
            if seed % 12 == 0 {
                offers_are_true(game, question);
            }
            if let Answer::Ticks(ticked) = answer {
                previews_are_true(game, question, *ticked);
            }
            let scene = game.scene();
            for piece in (0..scene.pieces()).map(PieceId) {
                let card = scene.card(piece);
                let figure = card.figure.expect("its stress");
                let stands = card.in_play && figure.of.is_some_and(|end| figure.now > end);
                assert!(!stands || question.heading.id != "step", "seed {seed}: {piece:?} stands with too much");
            }
        });
    }
    let all = ["shooters", "shoot", "pointer", "shot-facts", "shot", "strays", "stray", "pair", "touch", "split"];
    for id in all.into_iter().chain(["strike", "strike-back", "near-lost", "stat", "split-imp", "stray-facts"]) {
        assert!(asked.contains_key(id), "{id} is asked somewhere: {asked:?}");
    }
}

/// The law of the tape: every prefix stands, and undo and the same again is no change.
#[test]
fn every_prefix_of_a_combat_stands() {
    for seed in 100..103 {
        let mut rng = Lcg::new(seed);
        let start = battle(&mut rng);
        RandomGame::new(start, rng).by(player).most(90).every_prefix_stands();
    }
}
