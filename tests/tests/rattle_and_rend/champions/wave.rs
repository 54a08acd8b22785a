//! Section 17.2: Crashing Wave.

use rattle_and_rend::book::{Band, Trait};
use rattle_and_rend::{Warband, WarbandEntry};
use umpire_tests::play::Play;

use crate::muster::{
    CHAMPION, DREGS, FIGHTERS, SHOOTERS, SKIRMISHERS, champion, fighters, heavy, meet, meet_on, quiet, ward,
};

const CALLER: WarbandEntry = champion(Trait::CrashingWave);

/// 1 the Champion, 2 Fighters, 3 Dregs, 4 Heavy, 5 a Ward.
fn callers() -> Warband {
    quiet(&[CALLER, FIGHTERS, DREGS, heavy(Trait::Flyer), ward(Trait::Pursuit)])
}

fn wave(blue: Warband) -> Play {
    meet(callers(), blue).says("act: crashing-wave")
}

/// RR-ACT-CRASHING-WAVE, RR-EL-5, RR-LOS-4, GAP 98, GAP 151: all allies within M, seen or not, but for the Champion
/// itself and Wards.
#[test]
fn every_ally_around_may_move() {
    let roll = wave(fighters()).shows("roll");
    assert_eq!(roll.momentum(), (6, 12));
    assert_eq!((roll.roll().name, roll.need(), roll.roll().pool.count), ("Guile", 10, 2));
    roll.clone().says("roll: 9 9").shows("act");
    let who = roll.says("roll: 10 1").shows("wave");
    assert_eq!((who.seat(), who.note().as_str()), ("red", "in 160 mm"));
    assert_eq!(who.facts(), ["red-2", "red-3", "red-4"]);
    let first = who.clone().says("wave: red-2 red-3").shows("move");
    assert_eq!(first.told().reach, Some(Band::S.reach()));
    let second = first.says("move:").shows("move");
    assert_eq!(second.told().reach, Some(Band::M.reach()));
    second.says("move:").shows("act");
    who.says("wave:").shows("act");
}

/// RR-ACT-CRASHING-WAVE: bad ground holds them, but not after a critical.
#[test]
fn a_critical_wave_heeds_no_ground() {
    let game = |faces: &str| {
        let roll = meet_on(callers(), fighters(), "terrain: rough hazardous").says("act: crashing-wave");
        roll.says(&format!("roll: {faces}, wave: red-2 red-3"))
    };
    let held = game("10 1").shows("leaving").says("leaving: rough-roll, roll: 1 1").shows("move");
    assert_eq!(held.told().text, umpire_engine::table::Words::of("Stay inside that terrain"));
    let lost = held.says("move:, leaving: hazard-roll, roll: 1 1").shows("act");
    assert!(lost.is_out("red-3"));
    game("10 10").shows("move").says("move:").shows("move").says("move:").shows("act");
}

/// RR-ACT-CRASHING-WAVE: the declaration can be answered, and one window is for all who moved.
#[test]
fn one_window_is_for_the_whole_wave() {
    let blue = quiet(&[SHOOTERS, SKIRMISHERS, heavy(Trait::Colossal), CHAMPION]);
    let declared = wave(blue).shows("react");
    assert_eq!(declared.offers(), ["none", "intimidate-blue-3", "none-more"]);
    let moved = declared.says("react: none, roll: 10 1, wave: red-2 red-3, move:, move:").shows("react");
    assert_eq!(moved.offers(), ["none", "suppress-blue-1", "evade-blue-2", "none-more"]);
    moved.clone().says("react: none").shows("act");
    let which = moved.clone().says("react: suppress-blue-1, answer: accept").shows("which");
    assert_eq!((which.seat(), which.offers()), ("blue", vec!["red-2".into(), "red-3".into()]));
    let shot = which.says("which: red-3, facts: close").shows("roll");
    assert_eq!(shot.note(), "Dregs");
    assert_eq!(shot.clone().says("roll: 1 1 1").shows("move").told().piece, shot.state().current.movers.first());
    let lost = shot.says("roll: 11 1 1, roll: 1 1").shows("act");
    assert_eq!((lost.is_out("red-3"), lost.active()), (true, "blue"));
}

/// RR-REACT-EVADE, RR-ACT-CRASHING-WAVE: who was held up by it finishes its move.
#[test]
fn the_one_evaded_finishes_its_move() {
    let blue = quiet(&[SKIRMISHERS, FIGHTERS]);
    let evaded = wave(blue)
        .says("roll: 10 1, wave: red-2 red-3, move:, move:, react: evade-blue-1, answer: accept")
        .says("which: red-2, roll: 8 1, move:");
    let rest = evaded.shows("move");
    assert_eq!((rest.seat(), rest.told().reach), ("red", Some(Band::S.reach())));
    assert_eq!(rest.says("move:").shows("act").active(), "blue");
}

/// RR-ACT-CRASHING-WAVE: with nobody to move there is nobody to ask for.
#[test]
fn a_wave_of_nobody() {
    meet(quiet(&[CALLER, ward(Trait::Pursuit)]), fighters()).says("act: crashing-wave, roll: 10 10").shows("act");
}
