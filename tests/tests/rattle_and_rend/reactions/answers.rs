//! Section 18.3: Rally, Intimidate, Evade and Blink.

use rattle_and_rend::book::Band;
use umpire_engine::table::Diagram;
use umpire_tests::play::{Play, duel, duel_on, need, play};

/// RR-REACT-RALLY
fn rally() -> Play {
    duel("dwarves", "ogrekin")
        .says("act: stand, who: red-2, target: blue-4, react: none, facts:, roll: 9 1")
        .says("react: rally-blue-1, answer: accept")
}

/// RR-REACT-RALLY
#[test]
fn a_rally_moves_two_points_before_the_check() {
    assert_eq!((rally().roll().name, rally().need()), ("Guile", 10));
    let success = rally().says("roll: 10 1").shows("rally-who");
    assert_eq!((success.seat(), success.note().as_str()), ("blue", "points: 2"));
    let options = success.options();
    assert_eq!(options[2], ("blue-3".into(), Some("too big")), "a led Element counts in full");
    assert_eq!(options[5], ("blue-6".into(), Some("too big")));
    let one = success.says("rally-who: blue-2, move:").shows("rally-who");
    assert_eq!(one.note(), "points: 1");
    assert_eq!(one.offers(), ["blue-1", "done"], "the Champion itself may move, and nobody twice");
    let check = one.says("rally-who: done").shows("roll");
    assert_eq!((check.roll().name, check.seat()), ("Will", "blue"));
    assert_eq!(check.says("roll: 1 1").shows("act").active(), "blue");
}

/// RR-REACT-RALLY
#[test]
fn a_critical_rally_moves_five_points_and_a_failed_one_none() {
    let critical = rally().says("roll: 10 10").shows("rally-who");
    assert_eq!(critical.note(), "points: 5");
    let two = critical.says("rally-who: blue-3, move:, rally-who: blue-5, move:").shows("roll");
    assert_eq!(two.roll().name, "Will", "nothing is left to spend");
    let failed = rally().says("roll: 1 1").shows("roll");
    assert_eq!(failed.says("roll: 11 1, push:").shows("act").active(), "red");
}

/// RR-REACT-RALLY, RR-EL-5
#[test]
fn a_rally_moves_no_ward() {
    let movers = duel("dwarves", "vampires")
        .says("act: stand, who: red-2, target: blue-5, facts:, roll: 9 1")
        .says("react: rally-blue-1, answer: accept, roll: 10 10");
    assert_eq!(movers.offers(), ["blue-1", "blue-2", "blue-3", "blue-4", "blue-6", "done"]);
}

/// RR-ATT-2, RR-ATT-3, RR-ATT-5
#[test]
fn an_attached_champion_rallies_for_its_host_with_the_hosts_guile() {
    let own = duel("dwarves", "ogrekin")
        .says("act: stand, who: red-2, target: blue-3, react: none, facts:, roll: 9 1")
        .says("react: rally-blue-3")
        .shows("answer"); // It sees its host (RR-LOS-2): nothing is asked.
    let guile = own.says("answer: accept").roll();
    assert_eq!((guile.name, need(&guile)), ("Guile", 13));
}

/// RR-TERR-8, RR-VIC-1, HR 33: who is lost while it rallies makes no Will check.
#[test]
fn who_is_lost_on_the_way_checks_no_more() {
    let lost = play()
        .says("rules: house, house: actions, house-rule: hr-33, house-rule: back, house: done, rules: elements")
        .says("warband: dwarves, warband: ogrekin, terrain: hazardous, deploy:, bid: 1 0, first: red")
        .says("act: stand, who: red-2, target: blue-4, react: none, facts:, roll: 9 1")
        .says("react: rally-blue-1, answer: accept, roll: 10 10, rally-who: blue-4, leaving: hazard-roll")
        .says("roll: 1 1"); // There are points left, and nobody to move to.
    assert!(lost.is_out("blue-4"));
    assert_eq!(lost.shows("act").active(), "blue");
}

/// RR-REACT-INTIMIDATE, GAP 24
#[test]
fn a_heavy_cancels_the_action() {
    let scared = duel("ogrekin", "dwarves").says("act: charge, who: red-4, target: blue-2, react: intimidate-blue-6");
    let roll = scared.says("answer: accept").shows("roll");
    assert_eq!((roll.roll().name, roll.need(), roll.roll().pool.count), ("Fury", 7, 2));
    let lost = roll.clone().says("roll: 7 1").shows("act");
    assert_eq!((lost.active(), lost.momentum()), ("blue", (10, 11)));
    let critical = roll.clone().says("roll: 7 7").shows("reposition");
    assert_eq!((critical.seat(), critical.note().as_str()), ("blue", "80 mm"));
    assert_eq!(critical.clone().says("reposition: moved").shows("act").active(), "blue");
    assert!(critical.says("reposition: off-board").is_out("red-4"), "RR-WILL-9");
    assert_eq!(roll.says("roll: 6 6").shows("move").active(), "red");
}

/// RR-REACT-INTIMIDATE: no fact of an attack bears on it.
#[test]
fn nothing_on_the_table_bears_on_intimidation() {
    let bare = duel_on("ogrekin", "dwarves", "blocking inspiring").says("act: sprint, who: red-4");
    bare.says("react: intimidate-blue-6, answer: accept").shows("roll");
}

/// RR-REACT-EVADE
#[test]
fn skirmishers_evade_and_the_enemy_goes_on() {
    let evade = duel("ogrekin", "vampires")
        .says("act: charge, who: red-3, target: blue-5, move:, react: evade-blue-5, answer: accept");
    assert_eq!((evade.roll().name, evade.need()), ("Guile", 8));
    let away = evade.clone().says("roll: 8 1").shows("move");
    assert_eq!((away.seat(), away.told().reach), ("blue", Some(Band::M.reach())));
    let resumes = away.says("move:").shows("move");
    assert_eq!(resumes.seat(), "red");
    let done = resumes.says("move:, confirm: none, aim: none").shows("act");
    assert_eq!((done.active(), done.state().sides[1].credits.len()), ("blue", 0), "only a critical is worth more");
    let failed = evade.says("roll: 7 7").shows("move");
    assert_eq!(failed.seat(), "red");
    assert_eq!(failed.says("move:, confirm: none, aim: none").shows("act").active(), "red");
}

/// RR-REACT-BLINK
#[test]
fn a_ward_blinks_out_of_an_attack() {
    let blink =
        duel("ogrekin", "vampires").says("act: stand, who: red-6, target: blue-7, react: blink-blue-7, answer: accept");
    assert_eq!((blink.roll().name, blink.need()), ("Will", 9));
    let placed = blink.clone().says("roll: 9 1").shows("place");
    assert_eq!((placed.seat(), placed.told().picture), ("blue", Diagram::Place));
    let again = placed.says("place:").shows("confirm");
    assert_eq!(again.says("confirm: none, aim: none").shows("act").active(), "blue");
    let critical = blink.clone().says("roll: 9 9, place:").shows("reposition");
    assert_eq!((critical.seat(), critical.note().as_str()), ("blue", "80 mm"));
    let gone = critical.says("reposition: off-board").shows("act");
    assert!(gone.is_out("red-6"));
    let failed = blink.says("roll: 1 1").shows("facts");
    assert!(!failed.is_out("blue-7"), "RR-WILL-2");
    assert_eq!(failed.says("facts:, roll: 1 1").shows("act").active(), "red");
}

/// RR-REACT-BLINK: an enemy that comes near.
#[test]
fn a_ward_blinks_away_from_a_mover() {
    let blink = duel("ogrekin", "vampires").says("act: sprint, who: red-4, move:, react: blink-blue-8");
    let placed = blink.says("answer: accept, roll: 9 1, place:").shows("move");
    assert_eq!(placed.seat(), "red", "the enemy finishes its move");
    assert_eq!(placed.says("move:").shows("act").active(), "blue");
}
