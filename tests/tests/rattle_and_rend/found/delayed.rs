//! Delayed Elements, and the last man on the table.

use umpire_tests::play::Play;

use super::offered;
use crate::muster::{FIGHTERS, fighters, meet_on, quiet};

/// Red has 1 on the table, and 2 Delayed.
fn lone() -> Play {
    meet_on(quiet(&[FIGHTERS, FIGHTERS]), fighters(), "terrain:, deployment: delayed, delayed: red-2")
}

fn sprint(play: Play, who: &str) -> Play {
    play.says(&format!("act: sprint, who: {who}, move:")).shows("act")
}

/// P-03, RR-TURN-6, RR-TURN-7: who waits for a later Round is no company.
#[test]
fn before_reinforce_is_possible_the_lone_one_acts_again() {
    let acted = sprint(lone(), "red-1");
    assert!(!offered(&acted, "reinforce"));
    sprint(acted, "red-1");
}

/// P-03, RR-TURN-6, RR-TURN-8: where Reinforce can be paid for, the lone one waits for it.
#[test]
fn where_reinforce_is_possible_the_lone_one_stays_blocked() {
    let second = lone().says("act: pass, act: pass, end-round: pass").red_begins();
    let acted = sprint(second, "red-1");
    assert!(acted.options().contains(&("sprint".into(), Some("acted last"))) && offered(&acted, "reinforce"));
    let came = acted.says("act: reinforce, reinforce: red-2, appear:");
    assert_eq!(came.says("act: sprint").shows("who").offers(), ["red-1", "red-2"]);
}

/// P-03, RR-TURN-7: a Reinforce that cannot be paid for keeps nobody waiting.
#[test]
fn what_cannot_be_paid_for_blocks_nobody() {
    let second = lone().says("act: pass, act: pass, end-round: pass").red_begins();
    let mut state = sprint(second, "red-1").state();
    let (lone, _) = state.actors(umpire_engine::table::Seat::RED).next().map(|id| (id, ())).expect("the lone one");
    assert!(state.is_blocked(lone));
    state.sides[0].now = 0;
    assert!(!state.is_blocked(lone));
}
