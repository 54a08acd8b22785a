//! What players put right by hand.

use umpire_engine::table::{Correction, CorrectionTarget, Scene, Seat, Source};
use umpire_tests::game_play::take_back;
use umpire_tests::tabletop::table;

const SETUP: &str = "start: setup, setup: add-counter, counter-name: Life, counter-start: 20, setup: add-tracker, tracker-name: Doom, tracker-start: 3, setup: done, start: next";

/// AG-RIGHT-1: a side's counters, the round and the trackers; the table is asked anew.
#[test]
fn counters_the_round_and_trackers_are_put_right() {
    let play = table(2).says(SETUP).corrects(CorrectionTarget::Seat(Seat::RED), 1, 17);
    assert_eq!((play.counts(1), play.counts(0)), (vec![17, 20], vec![0, 0]));
    let play = play.corrects(CorrectionTarget::Game, 0, 4).corrects(CorrectionTarget::Game, 1, 9);
    assert_eq!((play.state().round(), play.state().trackers[0].now), (Some(4), 9));
    assert_eq!(play.labels()[0], "Round 5: Red", "the row says so, too");
    let play = play.then(take_back);
    assert_eq!(play.state().trackers[0].now, 3, "and taken back");
}

/// AG-RIGHT-1: nothing else can be put right, and nothing beyond what is counted.
#[test]
fn what_is_not_there_cannot_be_put_right() {
    let play = table(2).says(SETUP);
    let refused = |target, field, value| {
        play.with(|game| game.correct(Correction { target, field, value }, Source::Thumb)).is_err()
    };
    assert!(refused(CorrectionTarget::Seat(Seat::RED), 2, 1), "there is no third counter");
    assert!(refused(CorrectionTarget::Seat(Seat(2)), 0, 1), "nor a third side");
    assert!(refused(CorrectionTarget::Game, 2, 1), "nor a second tracker");
    assert!(refused(CorrectionTarget::Seat(Seat::RED), 0, 251), "nor so much of anything");
}
