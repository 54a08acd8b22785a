//! Section 18.4: Detonate.

use rattle_and_rend::book::{Bond, Tactic, Trait, Type};
use rattle_and_rend::{Warband, WarbandEntry};
use umpire_tests::play::Play;

use crate::muster::{DREGS, FIGHTERS, by_house, heavy, meet, meet_on, quiet, ward, with};

/// 1 Fighters, 2 led Fighters, 3 Dregs, 4 a Ward.
fn movers() -> Warband {
    let led = WarbandEntry::led(Type::Fighters, Trait::SchemingPlot);
    with(&[FIGHTERS, led, DREGS, ward(Trait::Pursuit)], [Tactic::Rangers, Tactic::Butchers], Bond::Bloodlust)
}

/// 1 Fighters, 2 the Ward that blows up, 3 another Ward.
fn bombers() -> Warband {
    with(&[FIGHTERS, ward(Trait::Detonate), ward(Trait::Pursuit)], [Tactic::Rangers, Tactic::Butchers], Bond::Strife)
}

fn declared() -> Play {
    meet(movers(), bombers()).says("act: sprint, who: red-1").shows("react")
}

fn detonate() -> Play {
    declared().says("react: detonate-blue-2, answer: accept")
}

/// RR-REACT-DETONATE, RR-REACT-11, RR-EL-4, GAP 136: any Action of an enemy within L of the Ward; told before it is paid.
#[test]
fn a_ward_blows_up_at_a_declaration() {
    assert_eq!(declared().offers(), ["none", "detonate-blue-2", "none-more"]);
    assert_eq!(declared().gist("detonate-blue-2"), "if it, friend in 240 mm");
    assert_eq!(declared().says("react: detonate-blue-2").momentum(), (5, 3));
}

/// RR-REACT-DETONATE, GAP 136: everybody of both sides within L, but not the Ward itself; no dice decide it.
#[test]
fn everybody_around_is_asked_for() {
    let red = detonate().shows("blast");
    assert_eq!((red.seat(), red.note().as_str()), ("blue", "in 240 mm"));
    assert_eq!(red.facts(), ["red-2", "red-3", "red-4"], "who acts is in it, and is not asked for");
    let blue = red.says("blast:").shows("blast");
    assert_eq!(blue.facts(), ["blue-1", "blue-3"]);
    let nobody = blue.says("blast:, roll: 10").shows("move");
    assert!(nobody.is_out("blue-2"));
    assert_eq!(nobody.says("move:").shows("act").active(), "blue", "it succeeds by itself");
}

/// RR-REACT-DETONATE: who acts was near enough for the trigger: it rolls, though it is not listed.
#[test]
fn who_sets_it_off_is_in_the_blast() {
    let will = detonate().says("blast:, blast:").shows("roll");
    assert_eq!((will.seat(), will.note().as_str(), will.why()), ("red", "blast", vec!["-Blast".to_string()]));
    assert!(will.clone().says("roll: 1").is_out("red-1"));
    will.says("roll: 10").shows("move");
}

/// RR-REACT-DETONATE, RR-WILL-5, RR-WILL-10, RR-MOD-9: Will with a Penalty, the Active Player's Elements first, no pushes.
#[test]
fn a_blast_forces_will_checks_with_a_penalty() {
    let first = detonate().says("blast: red-4, blast: blue-1").shows("roll");
    assert_eq!((first.seat(), first.roll().pool.count, first.why()), ("red", 1, vec!["-Blast".to_string()]));
    let ward = first.says("roll: 10").shows("roll");
    assert_eq!((ward.seat(), ward.need()), ("red", 9));
    let own = ward.says("roll: 1").shows("roll");
    assert_eq!(own.seat(), "blue");
    let on = own.says("roll: 10").shows("move");
    assert_eq!((on.seat(), on.is_out("red-4"), on.is_out("blue-1")), ("red", true, false));
}

/// RR-WILL-7: a critical against a blast moves its own Element only.
#[test]
fn a_critical_against_a_blast_moves_itself() {
    let led = detonate().says("blast: red-2, blast:, roll: 10").shows("roll");
    assert_eq!(led.why(), ["+Champion", "-Blast"]);
    let critical = led.says("roll: 10 10").shows("critical-will");
    assert_eq!((critical.seat(), critical.offers()), ("red", vec!["move".into(), "nothing".into()]));
}

/// RR-REACT-DETONATE: who acts and is lost acts no more.
#[test]
fn the_action_ends_with_its_element() {
    let lost = detonate().says("blast:, blast:, roll: 1").shows("act");
    assert_eq!((lost.is_out("red-1"), lost.active()), (true, "blue"));
}

/// RR-REACT-DETONATE, RR-BOND-STRIFE, RR-BOND-BLOODLUST: Strife mourns the Ward; nobody's blood is shed.
#[test]
fn the_bonds_at_a_blast() {
    let before = detonate().momentum();
    assert_eq!(before, (5, 3));
    let after = detonate().says("blast: red-3, blast:, roll: 10, roll: 1");
    assert_eq!(after.momentum(), (5, 4));
    let own = detonate().says("blast:, blast: blue-3, roll: 10, roll: 1");
    assert_eq!(own.momentum(), (5, 4), "no Bloodlust for red, and 2 but for the total of 4");
}

/// RR-REACT-3, RR-REACT-DETONATE: denied, the Ward stays.
#[test]
fn a_denied_detonation_leaves_the_ward() {
    let denied = declared().says("react: detonate-blue-2, answer: deny, final-word: give-way").shows("move");
    assert!(!denied.is_out("blue-2"));
}

/// RR-TRN-3, GAP 136: cargo does not roll, its Transport does.
#[test]
fn passengers_do_not_roll() {
    let red = quiet(&[FIGHTERS, heavy(Trait::Transport), DREGS]);
    let game = meet_on(red, bombers(), "terrain:, cargo: red-3").says("act: sprint, who: red-1");
    let blast = game.says("react: detonate-blue-2, answer: accept").shows("blast");
    assert_eq!(blast.facts(), ["red-2"]);
    // RR-TRN-6: but whoever loses its Transport to the blast bails out.
    let bail = blast.says("blast: red-2, blast:, roll: 10, roll: 1, bail-out:").shows("roll");
    assert_eq!((bail.note().as_str(), bail.roll().pool.count), ("bails out", 2));
}

/// HR 13: a smaller blast.
#[test]
fn by_house_rule_the_blast_is_smaller() {
    let game = by_house(movers(), bombers(), ("actions", "hr-13"), "terrain:").says("act: sprint, who: red-1");
    assert_eq!(game.gist("detonate-blue-2"), "it in 160, friend in 240");
    assert_eq!(game.says("react: detonate-blue-2, answer: accept").note(), "in 160 mm");
}

/// RR-VIC-1, RR-VIC-4: a blast that takes the last of both sides is a draw.
#[test]
fn a_blast_can_end_it_for_both() {
    let game = meet(quiet(&[DREGS, DREGS]), quiet(&[DREGS, ward(Trait::Detonate)])).says("act: sprint, who: red-1");
    let blast = game.says("react: detonate-blue-2, blast: red-2, blast: blue-1");
    let draw = blast.says("roll: 1, roll: 1, roll: 1");
    assert_eq!((draw.is_over(), draw.state().over), (true, Some(None)));
}

/// RR-VIC-5, RR-REACT-DETONATE: a side of Wards alone blows nobody up.
#[test]
fn wards_alone_do_not_blow_up() {
    let blue = quiet(&[DREGS, ward(Trait::Detonate), ward(Trait::Detonate)]);
    let game = meet(quiet(&[FIGHTERS, FIGHTERS, FIGHTERS]), blue);
    game.clone().says("act: sprint, who: red-1").shows("react");
    let alone = game.kills("red-3", "blue-1");
    assert_eq!(alone.active(), "red");
    alone.says("act: sprint, who: red-1").shows("move");
}
