//! Section 18.3: the Reactions that are attacks, Retaliate and Suppress.

use umpire_engine::table::Diagram;
use umpire_tests::play::{Play, duel, duel_on};

/// RR-REACT-RETALIATE
#[test]
fn fighters_meet_a_charge_midway_and_strike_with_it() {
    let met = duel("ogrekin", "dwarves")
        .says("act: charge, who: red-3, target: blue-2, react: retaliate-blue-2, answer: accept")
        .shows("move");
    assert_eq!((met.seat(), met.told().picture), ("blue", Diagram::Towards));
    let fury = met.says("move:, move:, confirm: blue-2, facts:").shows("roll");
    assert_eq!((fury.seat(), fury.why()), ("red", vec!["-Charge".to_string()]));
    let strike = fury.says("roll: 8").shows("facts").says("facts:").shows("roll");
    assert_eq!((strike.seat(), strike.roll().pool.count), ("blue", 2), "no Charge Penalty (RR-REACT-12)");
    assert_eq!(strike.clone().says("roll: 9 1, roll: 1 1 1").shows("act").active(), "blue");
    assert_eq!(strike.says("roll: 1 1").shows("act").active(), "red", "their Fury failed");
}

/// RR-REACT-RETALIATE, step 6: who attacks from afar may be out of the Fighters' own reach.
#[test]
fn fighters_hit_by_a_longer_reach_are_asked_whether_theirs_suffices() {
    let fury = duel("ogrekin", "dwarves")
        .says("act: charge, who: red-6, target: blue-2, react: retaliate-blue-2, answer: accept, move:, move:")
        .says("confirm: blue-2, facts:")
        .shows("roll");
    assert_eq!(fury.seat(), "red");
    let back = fury.says("roll: 1").shows("in-reach");
    assert_eq!((back.seat(), back.deed().as_str()), ("blue", "Fighters I: Retaliate | Heavy"));
    assert_eq!(back.labels(), ["It is touching", "Out of reach"]);
    let strike = back.clone().says("in-reach: yes, facts:").shows("roll");
    assert_eq!((strike.seat(), strike.note().as_str()), ("blue", "Heavy"));
    assert_eq!(strike.says("roll: 9 1, roll: 1 1").shows("act").active(), "blue");
    assert_eq!(back.says("in-reach: no").shows("act").active(), "red", "out of reach is a failure");
}

/// RR-REACT-RETALIATE, RR-RNG-2: who reaches by touch only and attacked them touches them.
#[test]
fn fighters_hit_by_touch_are_not_asked_about_their_reach() {
    let dregs = duel("ghosts", "dwarves")
        .says("act: charge, who: red-1, target: blue-2, react: retaliate-blue-2, answer: accept, move:, move:")
        .says("confirm: blue-2, facts:, roll: 1")
        .shows("facts");
    assert_eq!((dregs.seat(), dregs.note().as_str()), ("blue", "Dregs I"));
    let fighters = duel("dwarves", "dwarves")
        .says("act: stand, who: red-2, target: blue-2, react: retaliate-blue-2, answer: accept")
        .says("facts:, roll: 1 1")
        .shows("facts");
    assert_eq!((fighters.seat(), fighters.note().as_str()), ("blue", "Fighters I"));
}

/// RR-REACT-RETALIATE, RR-ACT-DECL: a touch of others says nothing of the Fighters that came.
#[test]
fn fighters_passed_over_for_another_target_are_asked_about_their_reach() {
    let other = duel("ogrekin", "dwarves")
        .says("act: charge, who: red-3, target: blue-2, react: retaliate-blue-2, answer: accept, move:, move:")
        .says("confirm: none, aim: blue-3, facts:, roll: 1")
        .shows("in-reach");
    assert_eq!(other.says("in-reach: yes, facts:").shows("roll").seat(), "blue");
}

/// RR-REACT-RETALIATE: after the attacker's move it counts as static.
#[test]
fn fighters_may_wait_for_the_end_of_the_charge() {
    let late = duel("ogrekin", "dwarves")
        .says("act: charge, who: red-3, target: blue-2, react: none, move:, confirm: blue-2, react: retaliate-blue-2")
        .says("answer: accept")
        .shows("facts"); // It touches them: nobody moves, and neither target nor reach is asked for again.
    assert_eq!((late.seat(), late.note().as_str()), ("red", "Fighters I"));
    let back = late.says("facts:, roll: 1").shows("facts");
    assert_eq!((back.seat(), back.note().as_str()), ("blue", "Led Fighters"));
}

/// RR-REACT-RETALIATE: nobody comes closer to one who touches them: no ground is left, nobody moves, nothing is asked.
#[test]
fn fighters_that_are_touched_strike_from_where_they_stand() {
    let stood = duel_on("ogrekin", "dwarves", "rough hazardous")
        .says("act: stand, who: red-3, target: blue-2, react: retaliate-blue-2, answer: accept")
        .shows("facts");
    assert_eq!((stood.seat(), stood.note().as_str()), ("red", "Fighters I"));
    assert_eq!(stood.says("facts:, roll: 1 1").shows("facts").seat(), "blue");
}

/// RR-REACT-RETALIATE: from one who reaches farther they may be apart: they may close with it.
#[test]
fn fighters_close_with_who_strikes_from_afar() {
    let afar = duel("ogrekin", "dwarves")
        .says("act: stand, who: red-6, target: blue-2, react: retaliate-blue-2, answer: accept")
        .shows("move");
    assert_eq!(afar.told().text, "End closer, or stay".into());
    afar.says("move:").shows("confirm");
}

/// RR-REACT-RETALIATE: the strike comes even where the attack found no target, and nothing proves a touch then.
#[test]
fn fighters_strike_even_if_the_attack_was_lost() {
    let lost = duel("ogrekin", "dwarves")
        .says("act: charge, who: red-3, target: blue-2, react: retaliate-blue-2, answer: accept, move:, move:")
        .says("confirm: none, aim: none")
        .shows("in-reach");
    assert_eq!(lost.clone().says("in-reach: no").shows("act").active(), "red");
    assert_eq!(lost.says("in-reach: yes, facts:, roll: 9 1, roll: 1 1 1").shows("act").active(), "blue");
}

/// RR-REACT-RETALIATE: the same for an attacker with a longer reach.
#[test]
fn fighters_strike_even_if_the_charge_fell_short() {
    let short = duel("ogrekin", "dwarves")
        .says("act: charge, who: red-4, target: blue-2, react: retaliate-blue-2, answer: accept, move:, move:")
        .says("confirm: none, aim: none")
        .shows("in-reach");
    assert_eq!(short.says("in-reach: yes, facts:, roll: 9 1, roll: 1 1").shows("act").active(), "blue");
}

/// RR-REACT-RETALIATE, GAP 40: the swap stands even if the Fighters fell.
#[test]
fn fallen_fighters_still_take_the_turn() {
    let both = duel("ogrekin", "dwarves")
        .says("act: stand, who: red-6, target: blue-2, react: retaliate-blue-2, answer: accept, move:")
        .says("confirm: blue-2, facts:, roll: 7 7, in-reach: yes, facts:, roll: 9 1, roll: 8 1, roll: 1, push:");
    assert!(both.is_out("blue-2"));
    assert_eq!(both.shows("act").active(), "blue");
}

/// RR-REACT-SUPPRESS
fn suppress() -> Play {
    duel("dwarves", "ogrekin")
        .says("act: charge, who: red-2, target: blue-4, react: none, move:")
        .says("react: suppress-blue-4, answer: accept")
        .shows("facts")
}

/// RR-REACT-SUPPRESS
#[test]
fn suppressing_fire_stops_a_move() {
    assert_eq!(suppress().note(), "Fighters I");
    let hit = suppress().says("facts:, roll: 11 1, roll: 10 1").shows("push");
    assert_eq!(hit.seat(), "blue", "the Shooters' owner pushes");
    let stopped = hit.says("push:").shows("confirm");
    let rest = stopped.says("confirm: blue-4, facts:, roll: 1").shows("act");
    assert_eq!(rest.active(), "blue");
}

/// RR-REACT-SUPPRESS
#[test]
fn suppressing_fire_that_kills_ends_the_action_and_a_miss_lets_it_go_on() {
    let killed = suppress().says("facts:, roll: 11 1, roll: 1 1").shows("act");
    assert!(killed.is_out("red-2"));
    assert_eq!(killed.active(), "blue");
    let missed = suppress().says("facts:, roll: 1 1").shows("move");
    assert_eq!(missed.seat(), "red", "the move is finished");
    assert_eq!(missed.says("move:, confirm: blue-4, facts:, roll: 1").shows("act").active(), "red");
}

/// RR-REACT-SUPPRESS: an attack without movement is answered too, and goes on if its target is in reach.
#[test]
fn suppressing_fire_answers_an_attack() {
    let stand = duel("dwarves", "ogrekin")
        .says("act: stand, who: red-2, target: blue-3, react: suppress-blue-5, answer: accept")
        .says("facts:, roll: 11 1, roll: 10 1, push:");
    stand.shows("confirm").says("confirm: blue-3, facts:").shows("roll");
}
