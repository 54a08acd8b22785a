//! It on the device: sealed, saved, and verified by anybody.

use umpire::board::desktop::{Paper, Verification, verify};
use umpire::fairness::dice::Dice;
use umpire::fairness::seal::Seal;
use umpire::persistence::save_file::{self, Telling};
use umpire_engine::table::{Answer, AnswerError, Kind, Source, Tape, Thrown};
use umpire_tests::desk::{blank, said};
use umpire_tests::kept_save::is_kept;
use umpire_tests::random::Lcg;
use umpire_tests::tabletop::{player, sides, with};

/// A sealed game to its end as it is saved, with the device's dice; now and then somebody steps back.
fn saved(seats: usize, seed: u64) -> String {
    let mut rng = Lcg::new(seed);
    let mut seal = Seal::new([0x5e; 32]);
    (0..seats as u32).for_each(|seat| seal.add(1_000 + seat));
    let dice = Dice::from_seal(seal);
    with(&sides(seats), &Tape::new(), |game| {
        while let Some(question) = game.question().map(|open| open.clone()) {
            let said = match (player(&question, &mut rng), &question.kind) {
                (Answer::Dice(..), Kind::Roll(roll)) => {
                    let faces = dice.throw(roll.pool, &game.tape()).expect("dice that are not told");
                    Answer::Dice(faces, Thrown::Device)
                }
                (said, _) => said,
            };
            match game.say(&said, Source::Thumb) {
                Ok(()) => {}
                Err(AnswerError::TapeFull) => break,
                Err(refusal) => panic!("{}: {refusal:?}", question.heading.id),
            }
            if rng.below(20) == 0 {
                let all = game.tape().crossing(1).needs_all();
                assert!(game.undo(1, all, Source::Thumb));
            }
        }
        let mut text = String::new();
        save_file::write(game, &dice, Telling::All, &mut text).expect("a string takes all");
        text
    })
}

/// AG-SAVE-1: every answer is saved, and every die can be computed again; of one side, too.
#[test]
fn a_sealed_game_of_any_size_is_verified() {
    is_kept("any-game.save", &saved(3, 3));
    for seats in 1..=6 {
        let numbers = (0..seats as u32).map(|seat| 1_000 + seat).collect();
        match verify(&saved(seats, seats as u64), &Paper { numbers, ..Paper::default() }) {
            Verification::Fits(_) | Verification::Partly(_) => {}
            other => panic!("{seats} seats: {other:?}"),
        }
    }
}

/// AG-NAME-1: a player's colour is the one suggestion there is, and X wipes nothing that was spelt.
#[test]
fn where_nothing_else_is_suggested_x_does_nothing() {
    // The first key reads that a console plays along.
    let spelt = ["pick any-game", "pick 2", "pick setup", "pick names", "thumb a", "thumb up", "thumb x"];
    let shown = |lines: usize| said(&blank(), &spelt[..lines]).1.shown.0;
    assert!(shown(6) != shown(5), "a letter was turned");
    assert!(shown(7) == shown(6));
}
