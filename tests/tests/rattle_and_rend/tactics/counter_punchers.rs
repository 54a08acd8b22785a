//! RR-TAC-COUNTER-PUNCHERS: a critical Will brings a free Action or Reaction.

use rattle_and_rend::book::Bond;
use rattle_and_rend::book::Tactic::{CounterPunchers, Zealots};
use umpire_tests::play::{Play, play_with};

use super::{QUIET, band, fight, fight_on, game, hits, mixed, next_round, only, passes};

/// Blue's Skirmishers stood a hit critically, in red's Turn.
fn stood() -> Play {
    hits(fight(QUIET, only(CounterPunchers)), "red-1", "blue-3")
        .says("roll: 10 10, critical-will: nothing")
        .shows("act")
}

/// RR-TAC-COUNTER-PUNCHERS: in the enemy's Turn a Reaction of that Element costs nothing.
#[test]
fn a_counter_puncher_reacts_for_nothing() {
    let window = stood().says("act: sprint, who: red-2, react: none, move:").shows("react");
    let evade = window.clone().says("react: evade-blue-3").shows("answer");
    assert_eq!(evade.momentum().1, 12);
    let other = window.says("react: suppress-blue-2");
    assert_eq!(other.momentum().1, 11, "another pays");
}

/// RR-TAC-COUNTER-PUNCHERS, RR-CRED-2: to insist costs what it always costs.
#[test]
fn the_final_word_is_never_free() {
    let evade = stood().says("act: sprint, who: red-2, react: none, move:, react: evade-blue-3");
    assert_eq!(evade.says("answer: deny, final-word: force").momentum().1, 11);
}

/// RR-TAC-COUNTER-PUNCHERS, GAP 78: gone when the next Action is over, whosever it was.
#[test]
fn the_credit_waits_for_one_action() {
    let waits = stood();
    assert_eq!(waits.state().sides[1].credits.len(), 1);
    let over = waits.says("act: sprint, who: red-2, react: none-more, move:").shows("act");
    assert!(over.state().sides[1].credits.is_empty());
    let evade = over.says("act: sprint, who: red-1, react: none, move:, react: evade-blue-3");
    assert_eq!(evade.momentum().1, 11);
}

/// RR-TAC-COUNTER-PUNCHERS: in its own Turn an Action, though it acted last.
#[test]
fn a_counter_puncher_acts_again_for_nothing() {
    let own = fight(only(CounterPunchers), QUIET)
        .says("act: charge, who: red-1, target: blue-1, react: retaliate-blue-1, answer: accept, move:, move:")
        .says("confirm: blue-1, facts:, roll: 1, facts:, roll: 9 1")
        .says("roll: 10 10, critical-will: nothing")
        .shows("act");
    assert_eq!(own.active(), "blue", "Retaliate took the Turn");
    let back = own.says("act: pass").shows("act");
    assert_eq!(back.momentum().0, 10);
    let again = back.says("act: sprint, who: red-1");
    assert_eq!(again.momentum().0, 10, "free, and not blocked");
}

/// RR-TAC-COUNTER-PUNCHERS: a simple success brings nothing, nor does a critical Fury.
#[test]
fn only_a_critical_will_counts() {
    let simple = hits(fight(QUIET, only(CounterPunchers)), "red-1", "blue-3").says("roll: 10 1, push:");
    assert!(simple.state().sides[1].credits.is_empty());
    let fury = fight(only(CounterPunchers), QUIET)
        .says("act: stand, who: red-1, target: blue-1, react: none-more, facts:, roll: 9 9, roll: 10, push:");
    assert!(fury.state().sides[0].credits.is_empty());
}

/// RR-TAC-COUNTER-PUNCHERS, GAP 119: who carries it; a Hazard will do as well as an attack.
#[test]
fn any_will_check_of_a_carrier_counts() {
    let hazard = fight_on(only(CounterPunchers), QUIET, "hazardous").says(
        "act: sprint, who: red-1, react: none-more, leaving: hazard-roll, roll: 10 10, move:, leaving: open, move:",
    );
    assert_eq!(hazard.state().sides[0].credits.len(), 1);
    assert_eq!(hazard.says("act: sprint, who: red-1").momentum().0, 10);
    let fringe = game(band(QUIET), mixed(only(CounterPunchers), &[3]), "");
    let fringe = hits(fringe, "red-1", "blue-3").says("roll: 10 10, critical-will: nothing");
    assert!(fringe.state().sides[1].credits.is_empty());
}

/// RR-TAC-COUNTER-PUNCHERS: a Ward takes no Action, but it blinks for nothing.
#[test]
fn a_ward_blinks_for_nothing() {
    let ward = hits(fight(QUIET, only(CounterPunchers)), "red-1", "blue-7").says("roll: 9 9, critical-will: nothing");
    let blink = ward.says("act: sprint, who: red-2, react: none, move:, react: blink-blue-7");
    assert_eq!(blink.momentum().1, 12);
}

/// RR-TAC-COUNTER-PUNCHERS, RR-MORALE-4: not from Morale; and all credits lapse with the Round.
#[test]
fn morale_brings_no_counter_punch() {
    let mut blue = band([CounterPunchers, Zealots]);
    blue.bond = Some(Bond::Discipline);
    let few = game(band(QUIET), blue, "").kills("red-1", "blue-6").kills("red-2", "blue-1").kills("red-1", "blue-4");
    let morale = passes(few).says("roll: 11 11, roll: 10 10, roll: 11 11, roll: 9 9").shows("bid");
    assert!(morale.state().sides[1].credits.is_empty());
    assert!(next_round(stood()).state().sides[1].credits.is_empty());
}

/// RR-DICE-8: Fellowship first, the credit last.
#[test]
fn the_bond_comes_before_the_credit() {
    let mut blue = band(only(CounterPunchers));
    blue.bond = Some(Bond::Fellowship);
    let game = play_with([band(QUIET), blue]).fields("own-1", "own-2").sets_up("terrain:").says("bid: 5 4, first: red");
    let heard = hits(game, "red-1", "blue-3").says("roll: 10 10").heard();
    let at = |id: &str| heard.iter().position(|heard| *heard == id).expect("it was heard");
    assert!(at("rolled") < at("gained") && at("gained") < at("credit"), "{heard:?}");
}

/// RR-TAC-COUNTER-PUNCHERS, RR-ACT-REINFORCE: Reinforcements are an Action like any other.
#[test]
fn reinforcements_end_the_wait() {
    let delayed = play_with([band(QUIET), band(only(CounterPunchers))]).fields("own-1", "own-2");
    let second = next_round(delayed.sets_up("terrain:, deployment: delayed").red_begins());
    let stood = hits(second, "red-6", "blue-6").says("roll: 8 8, critical-will: nothing");
    assert_eq!(stood.state().sides[1].credits.len(), 1);
    let more = stood.says("act: reinforce, reinforce: red-1, appear:").shows("act");
    assert!(more.state().sides[1].credits.is_empty());
}
