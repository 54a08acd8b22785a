//! The end: who has won, what turned it, and what it came to.

use umpire_engine::table::{Scene, Seat, Show};
use umpire_tests::tabletop::{TabletopPlay, table};

fn scored(points: &[(&str, i16)]) -> TabletopPlay {
    let score = |play: TabletopPlay, (seat, points): &(&str, i16)| {
        let open = play.asks();
        play.says(&format!("{open}: counter-1, whose: {seat}, counter-1: {points}"))
    };
    points.iter().fold(table(3), score)
}

/// AG-END-1: whoever leads is under the cursor; nobody can be named, too.
#[test]
fn the_end_names_a_winner_or_nobody() {
    let play = scored(&[("blue", 4), ("gold", 2)]).says("table: end");
    assert_eq!((play.offers().len(), play.cursor()), (4, "blue".into()));
    let won = play.clone().says("winner: blue");
    assert!(won.is_over() && matches!(won.news()[0].show, Show::Over(Some(Seat(1)))), "{:?}", won.news());
    assert_eq!(won.heard(), ["Points: 4"]);
    let none = play.says("winner: nobody");
    assert!(matches!(none.news()[0].show, Show::Over(None)));
    let even = scored(&[("blue", 4), ("gold", 4)]).says("table: end");
    assert_eq!(even.cursor(), "nobody", "nobody leads");
}

/// AG-END-2: the last time the lead changed hands is what turned it. A lead that is shared is still the old one's.
#[test]
fn the_last_change_of_the_lead_is_the_turning_point() {
    let play = scored(&[("blue", 4)]);
    assert_eq!(play.state().turning_point(), None, "nobody lost a lead yet");
    let play = play.says("table: counter-1, whose: red, counter-1: 4, table: next");
    assert_eq!(play.state().turning_point(), None, "as much is no lead");
    let play = play.says("table: next, table: next, table: counter-1, whose: red, counter-1: 5");
    let state = play.state();
    let (lost, round, words) = state.turning_point().expect("Red took the lead");
    assert_eq!((lost, round, words.line(&state).as_str()), (Seat::BLUE, 2, "Red took the lead"));
}

/// AG-END-2: of Wounds the fewest lead.
#[test]
fn fewest_wounds_lead() {
    let play = table(2).says("start: setup, setup: counter-1, counter-setup: name, counter-name: Wounds, setup: done");
    let play = play.says("start: counter-1, whose: red, counter-1: 2");
    assert_eq!(play.state().ahead(), Some(Seat::BLUE));
}

/// AG-END-3: what each of two came to: up to three counters, or two and the time.
#[test]
fn the_last_page_has_counters_and_time() {
    let setup =
        "start: setup, setup: add-counter, counter-name: Life, counter-start: 20, setup: clock, clock: on, setup: done";
    let play = table(2).says(setup).says("start: next, time: 90, table: counter-1, whose: red, counter-1: 6");
    let (state, mut lines) = (play.state(), Vec::new());
    state.summary(&mut |word, sides| lines.push((word, sides.map(|side| side.line(&state).to_string()))));
    let line = |word, red: &str, blue: &str| (word, [red.to_string(), blue.to_string()]);
    assert_eq!(lines, [line("Points", "6", "0"), line("Life", "20", "20"), line("Time", "1:30", "0:00")]);
}
