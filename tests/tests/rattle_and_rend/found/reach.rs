//! Whether the declared target is still in reach.

use rattle_and_rend::book::Trait;
use umpire_tests::play::Play;

use super::reacts;
use crate::muster::{FIGHTERS, fighters, meet, quiet, ward};

fn charge() -> Play {
    meet(fighters(), fighters()).says("act: charge, who: red-1, target: blue-2, react: none-more, move:")
}

/// P-18, RR-ACT-DECL, RR-ACT-CHARGE: the first question is about the declared target alone.
#[test]
fn the_declared_target_is_asked_for_first() {
    let asked = charge().shows("confirm");
    assert_eq!((asked.offers(), asked.labels()[0].as_str()), (vec!["blue-2".into(), "none".into()], "Touching it"));
    assert_eq!(asked.says("confirm: blue-2").shows("facts").note(), "Fighters II");
}

/// P-18, RR-ACT-DECL: only where it is not, another is named, or nobody.
#[test]
fn another_is_named_only_where_the_declared_one_is_out_of_reach() {
    let another = charge().says("confirm: none").shows("aim");
    assert_eq!(another.offers(), ["blue-1", "blue-3", "blue-4", "blue-5", "blue-6", "none"]);
    assert!(another.options().contains(&("blue-2".into(), Some("out of reach"))));
    another.clone().says("aim: none").shows("act");
    assert_eq!(another.says("aim: blue-5, facts:").note(), "Fighters V");
}

/// P-18, RR-ACT-DECL: who is gone is not asked for; with nobody else there is nothing to ask.
#[test]
fn nobody_is_asked_where_nobody_is_left() {
    let one = meet(fighters(), quiet(&[FIGHTERS]));
    let asked = one.says("act: charge, who: red-1, target: blue-1, react: none-more, move:").shows("confirm");
    asked.says("confirm: none").shows("act");
}

/// P-18, RR-REACT-BLINK: a Ward that blinked is asked for as the declared target, too.
#[test]
fn a_ward_that_blinked_is_asked_for() {
    let blue = quiet(&[FIGHTERS, ward(Trait::Pursuit)]);
    let stands = meet(fighters(), blue).says("act: stand, who: red-1, target: blue-2");
    let blinked = reacts(stands, "blink-blue-2").says("answer: accept, roll: 9 1, place:").shows("confirm");
    assert_eq!(blinked.offers(), ["blue-2", "none"]);
    assert_eq!(blinked.says("confirm: none").shows("aim").offers(), ["blue-1", "none"]);
}
