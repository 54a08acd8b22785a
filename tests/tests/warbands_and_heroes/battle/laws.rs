//! Laws that hold for any tape of it.

use std::collections::BTreeMap;

use umpire_engine::table::{
    Answer, AnswerError, Correction, CorrectionTarget, Kind, PieceId, Question, Roster, Seat, Source, Standing, Tape,
    stand,
};
use umpire_tests::battle::{warband, with};
use umpire_tests::game_play::GamePlay;
use umpire_tests::random::{Lcg, any_answer};
use umpire_tests::random_game::{
    BlockLaw, RandomGame, offers_are_true, previews_are_true, starts_on_what_can_be_picked,
};
use warbands_and_heroes::WarbandsAndHeroes;
use warbands_and_heroes::roster::{PackedWarbands, Warband};

/// A warband with classes of its own: a Hero, riders who charge and know no fear, a wall that shoots.
const OWN: &str = "class \"Hero\" heroic cost 0 resolve 5 fs 6 tn 5 speed 6 trait hero attack \"Blade\" 6d3 \
    / class \"Riders\" mounted resolve 4 fs 10 tn 4 speed 8 trait fearless trait retreat attack \"Lances\" 4d2 extra 3 \
    attack \"Bows\" 3d1 ranged range 8 note \"from the saddle\" \
    / class \"Stones\" fs 40 bloodied 39 resolve 1 tn 2 speed 0 attack \"Ring\" 12d9 wall \
    / unit \"Hero\" \"Aud\" / unit \"Riders\" captain wicked / unit \"Riders\" captain dangerous / unit \"Stones\" \
    / unit warriors captain cowardly / unit bowmen captain aggressive";
/// One with the captains that no other has.
const LED: &str = "unit warriors captain reprehensible / unit bowmen captain level-headed / unit berserkers captain \
    resolute / unit warriors captain shrewd / unit bowmen \"Mountain Men\" lost 3 / unit warriors \"Mountain Men\"";

/// So many sides, each with a printed warband or one of these.
fn sides(seats: usize, rng: &mut Lcg) -> PackedWarbands {
    let mut own = 0;
    let warbands: Vec<Warband> = (0..seats)
        .map(|_| match rng.below(6) {
            0 if own == 0 => {
                own += 1;
                warband(OWN)
            }
            1 => warband(LED),
            at => Warband::example(at as usize),
        })
        .collect();
    PackedWarbands::of(warbands.iter()).expect("they fit a battle")
}

/// Players who end a battle seldom, and enter hits now and then.
pub(super) fn answer(question: &Question, rng: &mut Lcg) -> Answer {
    match &question.kind {
        Kind::Roll(roll) if roll.hits_only && rng.below(4) == 0 => {
            Answer::Hits(rng.below(u32::from(roll.pool.count) + 1) as u8)
        }
        Kind::Choose(choose) => loop {
            let Answer::Pick(at) = any_answer(question, rng) else { unreachable!("a choice is picked from") };
            let word = choose.options[usize::from(at)].key.word;
            let rare = matches!((question.heading.id, word), ("end", "yes") | ("more", "end") | ("unit", "more"))
                || question.heading.id == "rules" && word != "fight";
            if !rare || rng.below(12) == 0 {
                return Answer::Pick(at);
            }
        },
        _ => any_answer(question, rng),
    }
}

/// A random battle.
pub(super) fn random_battle(seats: usize, seed: u64) -> RandomGame<WarbandsAndHeroes> {
    let mut rng = Lcg::new(seed);
    let sides = sides(seats, &mut rng);
    RandomGame::new(GamePlay::new(sides), rng).by(answer)
}

/// Every question there is.
const QUESTIONS: &[&str] = &[
    "rules",
    "name",
    "alliance",
    "captain",
    "trait",
    "trait-roll",
    "captain-told",
    "hold",
    "house",
    "ranged-limit",
    "deploy",
    "desertion",
    "initiative",
    "shrewd",
    "first",
    "tied",
    "roll-off",
    "unit",
    "more",
    "activate",
    "stay",
    "move",
    "charge-move",
    "action",
    "target",
    "facts",
    "referee",
    "attack",
    "dice",
    "again",
    "note",
    "wall",
    "strike",
    "go-on",
    "resolve",
    "near-captain",
    "wicked",
    "retreat",
    "other",
    "fear",
    "chance",
    "chance-roll",
    "dice-count",
    "dice-need",
    "free-dice",
    "hurt",
    "amount",
    "tester",
    "reinforce",
    "joins",
    "class",
    "acts-now",
    "quick",
    "attacker",
    "with",
    "over",
    "end",
    "winner",
    "fate",
];

#[test]
fn two_to_six_sides_fight_to_the_end() {
    let (mut asked, mut ended) = (BTreeMap::<&str, u32>::new(), 0);
    for seats in 2..=6 {
        for seed in 0..40 {
            let (_, over) = random_battle(seats, seed).play(|game, question, _| {
                *asked.entry(question.heading.id).or_default() += 1;
                assert_eq!(usize::from(game.scene().seats()), seats);
                starts_on_what_can_be_picked(question);
            });
            ended += u32::from(over);
        }
    }
    assert!(ended > 100, "most of them end: {ended}");
    let unknown: Vec<_> = asked.keys().filter(|id| !QUESTIONS.contains(id)).collect();
    assert!(unknown.is_empty(), "{unknown:?} are questions too");
    let never: Vec<_> = QUESTIONS.iter().filter(|id| !asked.contains_key(*id)).collect();
    assert!(never.is_empty(), "{never:?} are never asked: {asked:?}");
}

#[test]
fn every_prefix_stands_where_the_live_game_stood_and_a_step_back_is_no_change() {
    for (seed, seats) in [(1, 2), (2, 3), (3, 6)] {
        random_battle(seats, seed).most(400).every_prefix_stands();
    }
}

#[test]
fn what_is_offered_is_taken_and_what_is_off_is_refused() {
    for seed in 0..4 {
        random_battle(3, seed).most(300).play(|game, question, _| offers_are_true(game, question));
    }
}

/// WH-ATK-2, WH-WALL-7: the dice beside the facts are the dice that are thrown, whichever are ticked.
#[test]
fn the_dice_beside_facts_are_the_dice_that_are_thrown() {
    let mut followed = 0;
    for seed in 0..40 {
        random_battle(2 + seed as usize % 3, seed).play(|game, question, _| {
            followed += (0..8).filter(|ticked| previews_are_true(game, question, *ticked)).count();
        });
    }
    assert!(followed > 100, "{followed} previews");
}

/// WH-SIM-2, WH-FS-10: nobody is routed by others before all of a block have acted.
#[test]
fn in_a_block_nobody_is_routed_before_the_last_of_it_has_acted() {
    let mut together = 0;
    for seed in 0..60 {
        let (mut law, mut house) = (BlockLaw::default(), false);
        random_battle(4, seed).play(|game, question, answer| {
            house |= question.heading.id == "house" && *answer != Answer::Ticks(0);
            law.see(game, |block| block.len() > 1 && !house);
        });
        together += law.together;
    }
    assert!(together > 100, "several sides act at the same time: {together}");
}

/// WH-OTH-5: whatever players put right, wherever they do, the battle goes on and its tape stands.
#[test]
fn anything_may_be_put_right_at_any_question() {
    let mut put_right = 0;
    for seed in 0..60 {
        let mut rng = Lcg::new(seed);
        let seats = 2 + seed as usize % 5;
        let sides = sides(seats, &mut rng);
        let tape = with(&sides, &Tape::new(), |game| {
            while game.standing() == Standing::Waiting && game.tape().answer_count() < 600 {
                if rng.below(6) == 0 {
                    let target = match rng.below(8) {
                        0 => CorrectionTarget::Game,
                        1 => CorrectionTarget::Seat(Seat(rng.below(seats as u32) as u8)),
                        _ => CorrectionTarget::Piece(PieceId(rng.below(40) as u8)),
                    };
                    let correction = Correction { target, field: rng.below(10) as u8, value: rng.below(12) as i16 };
                    put_right += u32::from(game.correct(correction, Source::Thumb).is_ok());
                    continue;
                }
                let question = game.question().expect("a waiting game asks").clone();
                let said = answer(&question, &mut rng);
                match game.say(&said, Source::Thumb) {
                    Ok(()) => {}
                    Err(AnswerError::TapeFull) => break,
                    Err(refusal) => panic!("{}: {refusal:?}", question.heading.id),
                }
            }
            game.tape().clone()
        });
        stand::<WarbandsAndHeroes>(&sides, tape).expect("its own tape");
    }
    assert!(put_right > 200, "{put_right}");
}
