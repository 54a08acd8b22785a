//! RR-BOND-RETINUE: criticals that please the Focus.

use rattle_and_rend::book::Tactic::{Avengers, Swarmers};
use rattle_and_rend::book::{Bond, Trait};
use umpire_tests::play::Play;

use super::{bound, poor, poor_on};
use crate::tactics::{QUIET, band, hits, stands};

/// A critical of red's Fighters, whose Focus is the Champion.
fn critical() -> Play {
    stands(poor(bound(Bond::Retinue), band(QUIET)), "red-1", "blue-1").says("facts:, roll: 9 9")
}

/// RR-BOND-RETINUE, GAP 70: two within 80 mm of the Focus, or one in its sight, or none.
#[test]
fn the_retinue_pleases_its_focus() {
    let asked = critical().shows("retinue");
    assert_eq!(
        (asked.seat(), asked.offers(), asked.momentum().0),
        ("red", vec!["near".into(), "seen".into(), "no".into()], 6)
    );
    assert_eq!(asked.clone().says("retinue: near").momentum().0, 8);
    assert_eq!(asked.clone().says("retinue: seen").momentum().0, 7);
    assert_eq!(asked.says("retinue: no").momentum().0, 6);
    stands(poor(bound(Bond::Retinue), band(QUIET)), "red-1", "blue-1").says("facts:, roll: 9 1").shows("roll");
}

/// RR-BOND-RETINUE: Guile of an Action too; not the Focus itself, not an exit, not a Reaction, not Will.
#[test]
fn only_criticals_of_an_action_please() {
    let red = || poor_on(bound(Bond::Retinue), band(QUIET), "rough");
    let feint = "act: feint, who: red-3, target: blue-1, react: none-more, leaving: open, move:, confirm: blue-1";
    red().says(feint).says("roll: 8 8").shows("retinue");
    red().says("act: sprint, who: red-3, react: none-more, leaving: rough-roll, roll: 8 8").shows("leaving");
    red().says("act: maneuver, who: red-5, react: none-more, leaving: open, move:, roll: 10 10").shows("ally");
    let blue = poor(band(QUIET), bound(Bond::Retinue));
    let evade = "act: sprint, who: red-1, react: none, move:, react: evade-blue-3, answer: accept, roll: 8 8";
    blue.clone().says(evade).shows("move");
    hits(blue, "red-1", "blue-1").says("roll: 10 10").shows("critical-will");
}

/// RR-BOND-RETINUE: once an Action.
#[test]
fn the_retinue_pleases_once_an_action() {
    let mut red = bound(Bond::Retinue);
    red.entries[5].own = Some(Trait::Colossal);
    let two = poor(red, band(QUIET))
        .says("act: stand, who: red-6, target: blue-1, also: blue-2, also: none, react: none-more, facts:, roll: 7 7");
    let second = two.says("retinue: seen, facts:, roll: 7 7");
    assert_eq!((second.asks().as_str(), second.seat()), ("roll", "blue"));
}

/// RR-BOND-RETINUE: nothing while the Focus is out of play.
#[test]
fn without_its_focus_the_retinue_has_nothing() {
    let lost = poor(bound(Bond::Retinue), band(QUIET)).says("act: pass").kills("blue-1", "red-5").says("act: pass");
    stands(lost, "red-1", "blue-1").says("facts:, roll: 9 9").shows("roll");
}

/// RR-BOND-RETINUE: swarms and Avengers are no Actions.
#[test]
fn extra_attacks_do_not_please() {
    let mut red = bound(Bond::Retinue);
    red.tactics[0] = red.tactics[0].and(Swarmers);
    let swarm = stands(poor(red, band(QUIET)), "red-1", "blue-1").says("facts:, roll: 1 1, swarm: red-4, roll: 13 13");
    assert_eq!((swarm.asks().as_str(), swarm.seat()), ("roll", "blue"));
    let mut blue = bound(Bond::Retinue);
    blue.tactics[0] = blue.tactics[0].and(Avengers);
    let avenge = hits(poor(band(QUIET), blue), "red-1", "blue-1").says("roll: 1 1, avenge: blue-2, avenge-at: red-1");
    assert_eq!(avenge.says("facts:, roll: 11 11").seat(), "red");
}
