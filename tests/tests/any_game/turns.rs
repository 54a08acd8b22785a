//! Turns, rounds and the clock.

use umpire_engine::table::{Scene, Seat, Show};
use umpire_tests::tabletop::table;

/// AG-TURN-1: from one to the next, and after the last a new round.
#[test]
fn turns_go_round_and_after_the_last_a_round_begins() {
    let play = table(3);
    assert_eq!(play.labels()[0], "Next: Blue");
    let play = play.says("start: next");
    assert_eq!((play.state().active(), play.state().round, play.seat()), (Seat(1), 1, "blue"));
    let play = play.says("table: next");
    assert_eq!(play.labels()[0], "Round 2: Red");
    let play = play.says("table: next");
    assert_eq!((play.state().active(), play.state().round()), (Seat(0), Some(2)));
    assert!(matches!(play.news()[0].show, Show::Round(2)), "{:?}", play.news());
}

/// AG-TURN-1: alone every turn is a round.
#[test]
fn who_is_alone_has_a_round_each_turn() {
    let play = table(1);
    assert_eq!(play.labels()[0], "Round 2");
    assert_eq!(play.says("start: next, table: next").state().round, 3);
}

/// AG-TURN-2: whoever is said to begin does at once, and the others follow as they sit.
#[test]
fn who_begins_can_be_agreed_and_the_rest_follow_as_they_sit() {
    let play = table(3).says("start: setup, setup: begins, begins: gold, setup: done");
    let order =
        |play: &umpire_tests::tabletop::TabletopPlay| play.state().order.iter().map(|seat| seat.0).collect::<Vec<_>>();
    assert_eq!((order(&play), play.seat()), (vec![2, 0, 1], "gold"));
    let play = play.says("start: next, table: next, table: next");
    assert_eq!((play.state().round, play.seat()), (2, "gold"));
}

/// AG-TIME-1: the seconds of a turn are asked where the clock is on, and nowhere else.
#[test]
fn the_clock_adds_up_the_seconds_of_each_turn() {
    let play = table(2).says("start: setup, setup: clock, clock: on, setup: done");
    let play = play.says("start: next").shows("time").says("time: 75, table: next, time: 30, table: next, time: 10");
    assert_eq!(play.state().used[..2], [85, 30]);
    let mut notes = Vec::new();
    let state = play.state();
    state.notes(&mut |seat, words| notes.push((seat, words.line(&state).to_string())));
    assert_eq!(notes[..2], [(Some(Seat::RED), "Time: 1:25".into()), (Some(Seat::BLUE), "Time: 0:30".into())]);
    let off = play.says("table: setup, setup: clock, clock: off, setup: done, table: next");
    assert_eq!(off.asks(), "table", "nobody is asked for the time");
}

/// AG-TIME-2: whoever passes the limit is told so once.
#[test]
fn a_side_that_uses_up_its_time_is_told_once() {
    let play = table(2).says("start: setup, setup: clock, clock: limit, limit: 5, setup: done, start: next, time: 300");
    assert!(matches!(play.news()[0].show, Show::Line), "five minutes are not more than five");
    let play = play.says("table: next, time: 0, table: next, time: 1");
    assert!(matches!(play.news()[0].show, Show::Beat(_)), "{:?}", play.news());
    let play = play.says("table: next, time: 0, table: next, time: 1");
    assert!(matches!(play.news()[0].show, Show::Line), "once is enough: {:?}", play.news());
}
