//! Reinforce and the credits of others.

use rattle_and_rend::Credit;
use rattle_and_rend::book::{Bond, Tactic};
use umpire_tests::play::Play;

use crate::muster::{FIGHTERS, fighters, meet_on, with};

/// Round 2: red's 1 has called 2 with a critical Maneuver, and 3 is Delayed.
fn called(bond: Bond) -> Play {
    let red = with(&[FIGHTERS; 3], [Tactic::Rangers, Tactic::Butchers], bond);
    let game = meet_on(red, fighters(), "terrain:, deployment: delayed, delayed: red-3");
    let second = game.says("act: pass, act: pass, end-round: pass").red_begins();
    second.says("act: maneuver, who: red-1, move:, roll: 13 13, ally: red-2, move:").shows("act")
}

/// P-12, RR-ACT-MANEUVER, RR-CRED-1, RR-ACT-REINFORCE: it is given to no Element, and neither uses nor ends the credit.
#[test]
fn reinforce_leaves_the_credit_of_a_maneuver() {
    let game = called(Bond::Null);
    let (before, _) = game.momentum();
    let came = game.says("act: reinforce, reinforce: red-3, appear:").shows("act");
    assert_eq!(came.momentum().0, before - 1, "it costs what it always costs");
    assert!(matches!(came.state().sides[0].credits[..], [Credit::ActionOf(_)]));
    assert_eq!(came.says("act: sprint, who: red-2").momentum().0, before - 1);
}

/// P-12, RR-CRED-1: whoever else is given an Action after it ends the credit.
#[test]
fn after_reinforce_another_still_ends_the_credit() {
    let came = called(Bond::Null).says("act: reinforce, reinforce: red-3, appear:");
    assert!(came.says("act: sprint, who: red-3").state().sides[0].credits.is_empty());
}
