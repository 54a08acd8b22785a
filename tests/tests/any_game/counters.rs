//! Counters of the sides and trackers of the table.

use umpire_engine::table::{AnswerError, Counter, Scene, Seat};
use umpire_tests::tabletop::table;

/// AG-TABLE-1, AG-TABLE-2: whoever sits down is at the table at once, alone or with five others.
#[test]
fn nothing_has_to_be_set_up_for_one_side_to_six() {
    for sides in 1..=6 {
        let play = table(sides).shows("start");
        assert_eq!((play.state().seats() as usize, play.counts(0)), (sides, vec![0; sides]));
        assert_eq!(play.cursor(), "next", "the turn goes on with one press");
    }
}

/// AG-TABLE-2: a side that is alone neither bids nor draws who begins.
#[test]
fn who_is_alone_is_not_asked_whose_and_has_nobody_to_bid_against() {
    let play = table(1).says("start: counter-1").shows("counter-1").says("counter-1: 7").shows("table");
    assert_eq!((play.counts(0), play.off("bid")), (vec![7], Some("It takes two sides")));
    let lots = play.says("table: lots");
    assert_eq!(lots.offers(), ["coin"]);
}

/// AG-COUNT-1: one number is one answer, and no other side's changes.
#[test]
fn a_counter_of_one_side_is_changed_by_one_number() {
    let play = table(3).says("start: counter-1, whose: blue, counter-1: 5");
    assert_eq!((play.counts(0), play.heard()), (vec![0, 5, 0], vec!["Points is 5".into()]));
    let play = play.refuses_above();
    assert_eq!(play.says("table: counter-1, whose: gold, counter-1: 2").counts(0), [0, 5, 2]);
}

/// AG-COUNT-2: six counters, with our words or the players' own, each from its own start.
#[test]
fn six_counters_have_room_each_with_a_name_and_a_start() {
    let mut play = table(2).says("start: setup");
    for (name, start) in [("Life", 20), ("Wounds", 0), ("Gold pieces", 5), ("Ammo", 12), ("Command", 3)] {
        play = play.says("setup: add-counter").says(&format!("counter-name: {name}, counter-start: {start}"));
    }
    assert_eq!(play.off("add-counter"), Some("There is no room for more"));
    assert_eq!(play.labels()[2..5], ["Life from 20", "Wounds from 0", "Gold pieces from 5"]);
    let play = play.says("setup: done, start: counter-4, whose: red, counter-4: 4");
    assert_eq!((play.counts(3), play.heard()), (vec![4, 5], vec!["Gold pieces is 4".into()]));
}

/// AG-COUNT-3: the strip shows the first one, whatever it is called.
#[test]
fn the_first_counter_is_what_a_side_is_measured_by() {
    let play = table(2).says("start: setup, setup: counter-1, counter-setup: name, counter-name: Life");
    let play = play.says("setup: counter-1, counter-setup: start, counter-start: 20, setup: done");
    let life = Counter { name: "life", now: 20, total: Counter::NO_TOTAL };
    assert_eq!(play.state().counter(Seat::BLUE), Some(life));
}

/// AG-COUNT-4: the page of a counter shows what all have of it, and of no other.
#[test]
fn the_numbers_of_all_sides_stand_beside_the_one_that_is_asked() {
    let play = table(3).says("start: setup, setup: add-counter, counter-name: Life, counter-start: 20, setup: done");
    let play = play.says("start: counter-1, whose: red, counter-1: 3");
    let state = play.state();
    let beside = |id: &str| [0, 1, 2].map(|seat| state.beside(id, Seat(seat)));
    assert_eq!(beside("counter-1"), [Some(3), Some(0), Some(0)]);
    assert_eq!(beside("counter-2"), [Some(20); 3]);
    assert_eq!((beside("counter-3"), beside("tracker")), ([None; 3], [None; 3]));
}

/// AG-COUNT-5: another name keeps the numbers; the last counter cannot go.
#[test]
fn a_counter_can_be_renamed_and_removed_but_one_stays() {
    let play = table(2).says("start: setup, setup: counter-1");
    assert_eq!(play.off("remove"), Some("One counter has to stay"));
    let play = play.says("counter-setup: name, counter-name: Honour, setup: add-counter, counter-name: Life");
    let play = play.says("counter-start: 9, setup: counter-1, counter-setup: remove");
    assert_eq!((play.state().counters.len(), play.counts(0)), (1, vec![9, 9]));
    assert_eq!(&*play.state().counters[0].label, "Life");
}

/// AG-TRACK-1: one number for all, up to four of them.
#[test]
fn a_tracker_is_one_number_for_the_table() {
    let mut play = table(2).says("start: setup");
    for name in ["Doom", "Weather", "Round limit", "Fog"] {
        play = play.says(&format!("setup: add-tracker, tracker-name: {name}, tracker-start: 3"));
    }
    assert_eq!(play.off("add-tracker"), Some("There is no room for more"));
    let play = play.says("setup: tracker-2, tracker-setup: remove, setup: tracker-3, tracker-setup: name");
    let play = play.says("tracker-name: Rain, setup: done, start: tracker-1, tracker: 8");
    assert_eq!(play.heard(), ["Doom is 8"]);
    let trackers: Vec<_> =
        play.state().trackers.iter().map(|tracker| (tracker.label.to_string(), tracker.now)).collect();
    assert_eq!(trackers, [("Doom".into(), 8), ("Round limit".into(), 3), ("Rain".into(), 3)]);
}

/// AG-NAME-1: names come in place of colours, for whoever wants any.
#[test]
fn names_are_given_by_each_side_in_turn() {
    let play = table(2).says("start: setup, setup: names, name: Ann, name: Bob, setup: done");
    assert_eq!((play.state().seat_name(Seat::BLUE), play.labels()[0].as_str()), ("Bob", "Next: Bob"));
}

/// Numbers beyond what the strip has room for.
trait Refuses {
    fn refuses_above(self) -> Self;
}

impl Refuses for umpire_tests::tabletop::TabletopPlay {
    #[track_caller]
    fn refuses_above(self) -> Self {
        let asked = self.clone().says("table: counter-1, whose: red");
        asked.refuses("counter-1: 251", AnswerError::Range);
        self
    }
}
