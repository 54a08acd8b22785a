//! Section 6.2: Colossal and Flyer, and how Heavies fight.

use rattle_and_rend::Warband;
use rattle_and_rend::book::{Band, Bond, Tactic, Trait};
use umpire_engine::table::Words;
use umpire_tests::play::Play;

use crate::muster::{CHAMPION, DREGS, FIGHTERS, SHOOTERS, fighters, heavy, meet, meet_on, quiet, ward, with};

/// 1 a Colossal, 2 Fighters, 3 Fighters.
fn giants() -> Warband {
    quiet(&[heavy(Trait::Colossal), FIGHTERS, FIGHTERS])
}

fn three() -> Play {
    meet(giants(), fighters()).says("act: stand, who: red-1, target: blue-1, also: blue-2, also: blue-3")
}

/// RR-TR-COLOSSAL, GAP 91: up to three different targets, named before anybody can react.
#[test]
fn a_colossal_aims_at_three() {
    let more = meet(giants(), fighters()).says("act: stand, who: red-1, target: blue-1").shows("also");
    assert_eq!((more.seat(), more.note().as_str()), ("red", "in 80 mm"));
    assert_eq!(more.offers(), ["blue-2", "blue-3", "blue-4", "blue-5", "blue-6", "none"]);
    let third = more.clone().says("also: blue-2").shows("also");
    assert_eq!(third.offers(), ["blue-3", "blue-4", "blue-5", "blue-6", "none"]);
    third.says("also: none").shows("react");
    more.says("also: none").shows("react");
    let window = three().shows("react");
    assert_eq!(window.offers(), ["none", "retaliate-blue-1", "retaliate-blue-2", "retaliate-blue-3", "none-more"]);
}

/// RR-TR-COLOSSAL, RR-WILL-10, GAP 91: one window, a Fury check each with its own facts, then all Will checks, then moves.
#[test]
fn a_colossal_rolls_all_fury_first() {
    let first = three().says("react: none").shows("facts");
    assert_eq!(first.note(), "Fighters I");
    let second = first.says("facts: friend").shows("roll");
    assert_eq!(second.roll().pool.count, 3);
    let second = second.says("roll: 7 1 1").shows("facts");
    assert_eq!(second.note(), "Fighters II");
    let third = second.says("facts:, roll: 1 1").shows("facts");
    assert_eq!(third.note(), "Fighters III");
    let will = third.says("facts:, roll: 7 7").shows("roll");
    assert_eq!((will.seat(), will.roll().name, will.roll().pool.count), ("blue", "Will", 2));
    let hard = will.says("roll: 10 1").shows("roll");
    assert_eq!(hard.why(), ["-Critical hit"]);
    let push = hard.says("roll: 1").shows("push");
    assert!(push.is_out("blue-3"), "pushes come after all rolls");
    assert_eq!(push.says("push:").shows("act").active(), "red");
}

/// RR-TR-COLOSSAL, RR-ACT-CHARGE: after a Charge they are named where it arrived.
#[test]
fn a_charging_colossal_aims_where_it_arrived() {
    let charge = meet(giants(), fighters()).says("act: charge, who: red-1, target: blue-1, react: none, move:");
    let more = charge.says("confirm: blue-1").shows("also").says("also: blue-4, also: none").shows("react");
    assert_eq!(more.offers(), ["none", "retaliate-blue-1", "retaliate-blue-4", "none-more"]);
}

/// RR-TR-COLOSSAL: with nobody else there nobody else is asked for.
#[test]
fn a_colossal_against_one() {
    meet(giants(), quiet(&[FIGHTERS])).says("act: stand, who: red-1, target: blue-1").shows("react");
}

/// RR-TR-COLOSSAL, RR-WILL-3, RR-WILL-6: nobody pushes it; but it may use its own critical, and Feints move it.
#[test]
fn nobody_pushes_a_colossal() {
    let hit =
        meet(giants(), fighters()).says("act: pass, act: stand, who: blue-1, target: red-1, react: none-more, facts:");
    let will = hit.says("roll: 9 1").shows("roll");
    will.clone().says("roll: 8 1").shows("act");
    assert_eq!(will.says("roll: 8 8").shows("critical-will").offers(), ["move", "foe", "nothing"]);
    let shooters = quiet(&[SHOOTERS, FIGHTERS]);
    let feint = meet(giants(), shooters).says("act: pass, act: feint, who: blue-1, target: red-1, react: none-more");
    feint.says("move:, confirm: red-1, roll: 11 1").shows("feint");
}

/// RR-TR-COLOSSAL, RR-REACT-CONFUSION, RR-REACT-FODDER: what is turned away is one of its blows, not all.
#[test]
fn one_of_three_blows_is_turned() {
    let blue = quiet(&[FIGHTERS, FIGHTERS, DREGS, ward(Trait::Confusion), CHAMPION]);
    let game = meet(giants(), blue).says("act: stand, who: red-1, target: blue-1, also: blue-2, also: none");
    let confused = game.clone().says("react: confusion-blue-4, reactor: blue-2, answer: accept, roll: 13 1");
    let blows = confused.says("redirect: red-2").shows("facts");
    let state = blows.state();
    let aimed: Vec<u8> = state.current.targets().iter().map(|id| id.0).collect();
    assert_eq!(aimed, [1, 3], "red's second instead of blue's second");
    let swapped = game.says("react: fodder-blue-3, answer: accept, roll: 11 1, stand-in: blue-1, swap:");
    let aimed: Vec<u8> = swapped.state().current.targets().iter().map(|id| id.0).collect();
    assert_eq!(aimed, [4, 5], "the Dregs instead of blue's first");
}

/// RR-TR-FLYER, GAP 90: MOV M, no ground holds it, and it ends on no bad ground.
#[test]
fn a_flyer_heeds_no_ground() {
    let flyers = || quiet(&[heavy(Trait::Flyer), FIGHTERS]);
    let moves = meet_on(flyers(), fighters(), "terrain: rough hazardous blocking").says("act: sprint, who: red-1");
    let told = moves.told();
    assert_eq!((told.reach, told.text), (Some(Band::L.reach()), Words::of("Not to end on bad ground")));
    assert_eq!(moves.says("move:").asks(), "act", "it is no Transport");
    let maneuver = meet_on(flyers(), fighters(), "terrain: rough").says("act: maneuver, who: red-1").told();
    assert_eq!((maneuver.reach, maneuver.text), (Some(Band::M.reach()), Words::of("Then it calls an ally")));
}

/// RR-EL-2, RR-ATK-3, GAP 36: Heavies fight in melee at any reach, a Fusilier's at M too.
#[test]
fn heavies_never_shoot() {
    let red = with(&[heavy(Trait::Flyer), FIGHTERS], [Tactic::Fusiliers, Tactic::Butchers], Bond::Null);
    let aims = meet_on(red, fighters(), "terrain: blocking").says("act: stand, who: red-1").shows("target");
    assert_eq!(aims.note(), "in 160 mm");
    assert_eq!(
        aims.says("target: blue-1, react: none-more").facts(),
        ["friend", "outnumbered"],
        "no contact, no cover"
    );
}

/// RR-REACT-SUPPRESS, RR-REACT-9, GAP 137: a Heavy stopped on its way still strikes from where it stands.
#[test]
fn a_suppressed_heavy_still_strikes() {
    let charge =
        meet(giants(), quiet(&[SHOOTERS, FIGHTERS])).says("act: charge, who: red-1, target: blue-2, react: none");
    let stopped = charge.says("move:, react: suppress-blue-1, answer: accept, facts:, roll: 11 1, roll: 8 1");
    let aims = stopped.shows("confirm").says("confirm: blue-2, also: none").shows("facts");
    assert_eq!(aims.says("facts:, roll: 1").shows("act").active(), "blue", "then the Turn is lost");
}
