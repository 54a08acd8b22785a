//! Section 18.3: Fodder.

use umpire_engine::table::{AnswerError, Diagram};
use umpire_tests::play::{Play, duel};

/// RR-REACT-FODDER
fn fodder() -> Play {
    duel("ogrekin", "ghosts").says("act: stand, who: red-6, target: blue-3, react: fodder-blue-1, answer: accept")
}

/// RR-REACT-FODDER
#[test]
fn dregs_take_the_place_of_the_target() {
    assert_eq!((fodder().roll().name, fodder().need()), ("Will", 11));
    let swap = fodder().says("roll: 11 1").shows("swap");
    assert_eq!((swap.seat(), swap.told().picture), ("blue", Diagram::Swap));
    let fury = swap.says("swap:").shows("facts");
    assert_eq!(fury.note(), "Dregs I");
    assert_eq!(fury.says("facts:, roll: 1 1").shows("act").active(), "blue");
}

/// RR-REACT-FODDER, RR-MOD-6, GAP 28
#[test]
fn a_critical_turns_the_attack_on_its_own_side() {
    let turned = fodder().says("roll: 11 11, swap:").shows("redirect");
    assert_eq!(turned.seat(), "blue");
    assert_eq!(turned.offers(), ["red-1", "red-2", "red-3", "red-4", "red-5", "none"], "not the attacker itself");
    let fury = turned.clone().says("redirect: red-4, facts:");
    assert_eq!((fury.seat(), fury.why()), ("red", vec!["-Redirected".to_string()]));
    let will = fury.says("roll: 7").shows("roll");
    assert_eq!((will.seat(), will.roll().name), ("red", "Will"));
    let push = will.clone().says("roll: 11 1").shows("push");
    assert_eq!(push.seat(), "blue", "forced movement is the Reactive Player's");
    assert_eq!(push.says("push:").shows("act").active(), "blue");
    // No enemy forced that check, so there is none to shift (RR-WILL-6).
    assert_eq!(will.says("roll: 11 11").shows("critical-will").offers(), ["move", "nothing"]);
    assert_eq!(turned.says("redirect: none").note(), "Dregs I");
}

/// RR-REACT-FODDER, RR-MOD-7: a Feint turned back has a Penalty, and no Ward can be led astray.
#[test]
fn a_feint_is_turned_on_its_own_side() {
    let feint = duel("vampires", "ghosts")
        .says("act: feint, who: red-1, target: blue-3, react: none, move:, confirm: blue-3, react: fodder-blue-1")
        .says("answer: accept, roll: 11 11, swap:");
    assert_eq!(feint.offers(), ["red-2", "red-3", "red-4", "red-5", "red-6", "none"]);
    feint.clone().refuses("redirect: red-7", AnswerError::NotNow);
    let guile = feint.says("redirect: red-2");
    assert_eq!(guile.why(), ["-Redirected"]);
    assert_eq!(guile.says("roll: 10").shows("feint").seat(), "blue");
}

/// RR-REACT-FODDER, RR-EL-5: nothing swaps with a Ward, and the Vampires' Wards have no Dregs anyway.
#[test]
fn dregs_do_not_stand_in_for_themselves() {
    let own = duel("ogrekin", "ghosts").says("act: stand, who: red-6, target: blue-1");
    assert_eq!(own.offers(), ["none", "intimidate-blue-5", "intimidate-blue-6", "fodder-blue-2", "none-more"]);
}
