//! RR-TAC-AVENGERS: an attack for each one lost.

use rattle_and_rend::book::Bond;
use rattle_and_rend::book::Tactic::{Avengers, Zealots};
use umpire_tests::play::{Play, play_with};

use super::{QUIET, band, by_house, fight, fight_on, game, hits, mixed, only};

/// Blue's Fighters fall, and blue may avenge them.
fn fell() -> Play {
    hits(fight(QUIET, only(Avengers)), "red-1", "blue-1").says("roll: 1 1")
}

/// RR-TAC-AVENGERS: one near it attacks at once, in the enemy's Turn, for nothing.
#[test]
fn a_loss_is_avenged_at_once() {
    let open = fell().shows("avenge");
    assert_eq!(open.offers(), ["blue-2", "blue-3", "blue-4", "blue-5", "blue-6", "none"]);
    assert_eq!(open.seat(), "blue");
    let attack = open.says("avenge: blue-2").shows("avenge-at");
    assert_eq!(attack.note(), "in 160 mm");
    let roll = attack.says("avenge-at: red-1, facts:");
    assert_eq!((roll.seat(), roll.roll().name, roll.momentum().1), ("blue", "Fury", 12));
    let will = roll.says("roll: 11 1").shows("roll");
    assert_eq!((will.seat(), will.roll().name), ("red", "Will"), "nobody reacts to it");
    let over = will.says("roll: 1 1").shows("act");
    assert!(over.is_out("red-1"));
    assert_eq!((over.active(), over.state().sides[1].last_acted), ("red", Default::default()));
}

/// RR-TAC-AVENGERS: it need not be; nor need there be a target.
#[test]
fn nobody_must_avenge() {
    fell().says("avenge: none").shows("act");
    fell().says("avenge: blue-2, avenge-at: none").shows("act");
}

/// RR-TAC-AVENGERS, GAP 81: one attack for one failed check, unless the house has it otherwise (HR 22).
#[test]
fn one_avenges_one() {
    fell().says("avenge: blue-2, avenge-at: red-1, facts:, roll: 1 1").shows("act");
    let all = by_house("hr-22", QUIET, only(Avengers), "");
    let all = hits(all, "red-1", "blue-1").says("roll: 1 1, avenge: blue-2, avenge-at: red-1, facts:, roll: 1 1");
    assert_eq!(all.shows("avenge").offers(), ["blue-3", "blue-4", "blue-5", "blue-6", "none"]);
}

/// RR-TAC-AVENGERS, GAP 81: an Avenger that brings down an Avenger is answered.
#[test]
fn avengers_chain() {
    let chain = hits(fight(only(Avengers), only(Avengers)), "red-1", "blue-1")
        .says("roll: 1 1, avenge: blue-2, avenge-at: red-1, facts:, roll: 11 1, roll: 1 1")
        .shows("avenge");
    assert_eq!(chain.seat(), "red");
    let back = chain.says("avenge: red-2, avenge-at: blue-2, facts:, roll: 11 1, roll: 1 1").shows("avenge");
    assert_eq!(back.seat(), "blue");
}

/// RR-TAC-AVENGERS: a Hazard is a failed Will check too.
#[test]
fn who_falls_to_a_hazard_is_avenged() {
    let lost = fight_on(only(Avengers), QUIET, "hazardous")
        .says("act: sprint, who: red-1, react: none-more, leaving: hazard-roll, roll: 1 1")
        .shows("avenge");
    assert_eq!((lost.seat(), lost.is_out("red-1")), ("red", true));
    let done = lost.says("avenge: red-2, avenge-at: blue-1, facts:, roll: 1 1").shows("act");
    assert_eq!(done.active(), "red");
}

/// RR-TAC-AVENGERS, GAP 47: a failed Fodder is no loss.
#[test]
fn a_failed_test_of_their_own_is_not_avenged() {
    let fodder = fight(QUIET, only(Avengers))
        .says("act: stand, who: red-1, target: blue-1, react: fodder-blue-4, answer: accept, roll: 1 1");
    fodder.shows("facts");
}

/// RR-TAC-AVENGERS, RR-MORALE-4: not in Morale.
#[test]
fn morale_is_not_avenged() {
    let mut blue = band([Avengers, Zealots]);
    blue.bond = Some(Bond::Discipline);
    let few = hits(game(band(QUIET), blue, ""), "red-1", "blue-6").says("roll: 1 1, avenge: none");
    let few = hits(few, "red-2", "blue-1").says("roll: 1 1, avenge: none");
    let few = hits(few, "red-1", "blue-4").says("roll: 1 1, avenge: none, act: pass, act: pass, end-round: pass");
    assert!(few.shows("roll").says("roll: 1 1").shows("roll").is_out("blue-1"));
}

/// RR-TAC-AVENGERS, GAP 119: who carries it avenges anybody of its side; a Ward nobody.
#[test]
fn only_carriers_avenge() {
    let some = game(band(QUIET), mixed(only(Avengers), &[1, 2, 3, 4, 5]), "");
    let fell = hits(some, "red-1", "blue-1").says("roll: 1 1").shows("avenge");
    assert_eq!(fell.offers(), ["blue-6", "none"]);
    let ward = game(band(QUIET), mixed(only(Avengers), &[1, 2, 3, 4, 5, 6]), "");
    hits(ward, "red-1", "blue-1").says("roll: 1 1").shows("act");
}

/// RR-BOND-BLOODLUST, RR-TAC-AVENGERS: what an Avenger brings down counts.
#[test]
fn bloodlust_counts_what_avengers_bring_down() {
    let mut blue = band(only(Avengers));
    blue.bond = Some(Bond::Bloodlust);
    let poor = play_with([band(QUIET), blue]).fields("own-1", "own-2").sets_up("terrain:").says("bid: 5 4, first: red");
    let fell = hits(poor, "red-1", "blue-1").says("roll: 1 1");
    let avenged = fell.says("avenge: blue-2, avenge-at: red-1, facts:, roll: 11 1, roll: 1 1");
    assert_eq!(avenged.momentum().1, 10, "8 were left, and 2 points fell");
}
