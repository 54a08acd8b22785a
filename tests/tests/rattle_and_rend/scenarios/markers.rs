//! Section 11: the markers of Capture the Flags, as they are taken, carried, dropped and sent off.

use rattle_and_rend::book::Trait;
use rattle_and_rend::{Marker, Warband};
use umpire_engine::table::PieceId;
use umpire_tests::play::Play;

use crate::muster::{
    DREGS, FIGHTERS, SHOOTERS, SKIRMISHERS, by_house, champion, fighters, heavy, meet_on, quiet, ward,
};

const FLAGS: &str = "scenario: flags, terrain:";

/// 1 Fighters, 2 Skirmishers, 3 a Ward.
fn takers() -> Warband {
    quiet(&[FIGHTERS, SKIRMISHERS, ward(Trait::Pursuit)])
}

fn game(blue: Warband) -> Play {
    meet_on(takers(), blue, FLAGS)
}

/// Red's Fighters carry a marker since this Turn.
fn carries(blue: Warband) -> Play {
    game(blue).says("act: marker, taker: red-1")
}

fn carried(play: &Play) -> Vec<u8> {
    let who = |marker: &Marker| if let Marker::Carried(who, _) = marker { Some(who.0) } else { None };
    play.state().markers.iter().filter_map(who).collect()
}

/// RR-FLAG-1, RR-MOM-3, GAP 141: a point, and no Action: nobody reacts, nobody is blocked.
#[test]
fn a_marker_is_taken_for_a_point() {
    let game = game(quiet(&[heavy(Trait::Flyer), ward(Trait::Detonate), SHOOTERS]));
    let who = game.says("act: sprint, who: red-2, react: none-more, move:, act: marker").shows("taker");
    assert_eq!((who.seat(), who.offers()), ("red", vec!["red-1".into(), "red-2".into(), "none".into()]), "no Ward");
    let spent = who.momentum();
    let none = who.clone().says("taker: none").shows("act");
    assert_eq!((none.momentum(), carried(&none).len()), (spent, 0));
    let taken = who.says("taker: red-1").shows("act");
    assert_eq!((taken.momentum().0, carried(&taken)), (spent.0 - 1, vec![0]));
    let state = taken.state();
    assert_eq!((state.sides[0].last_acted.len(), state.sides[0].last_acted.has(PieceId(1))), (1, true), "no Action");
    assert_eq!(taken.says("act: marker").offers(), ["red-2", "none"], "one marker an Element");
}

/// RR-FLAG-1: no credit pays for it.
#[test]
fn no_credit_pays_for_a_marker() {
    let fighters = quiet(&[FIGHTERS; 6]);
    let free = game(fighters).says("act: maneuver, who: red-2, move:, roll: 8 8, ally: red-1, move:");
    let (before, _) = free.momentum();
    let taken = free.says("act: marker, taker: red-1");
    assert_eq!((taken.momentum().0, taken.state().sides[0].credits.len()), (before - 1, 1));
}

/// RR-FLAG-1: only where a marker lies free, only in Capture the Flags, only with a point to pay.
#[test]
fn where_there_is_nothing_to_take() {
    assert!(!meet_on(takers(), fighters(), "terrain:").offers().contains(&"marker".into()));
    let three = quiet(&[FIGHTERS, FIGHTERS, FIGHTERS, FIGHTERS]);
    let game = meet_on(three, fighters(), FLAGS).says("act: marker, taker: red-1, act: marker, taker: red-2");
    let all = game.says("act: marker, taker: red-3").shows("act");
    assert!(!all.offers().contains(&"marker".into()));
}

/// RR-FLAG-2, RR-FLAG-4: it moves along; at an edge it may go off, but not in the Turn it was taken.
#[test]
fn a_carrier_sends_its_marker_off_in_a_later_turn() {
    let fresh = carries(fighters()).says("act: sprint, who: red-1, move:").shows("act");
    assert_eq!(carried(&fresh), [0]);
    let later = fresh
        .says("act: pass, act: pass, end-round: stay, act: sprint, who: blue-1, move:, react: none-more, act: pass");
    let edge = later.says("act: sprint, who: red-2, move:, act: sprint, who: red-1, move:").shows("edge");
    assert_eq!(edge.seat(), "red");
    assert_eq!(carried(&edge.clone().says("edge: no").shows("act")), [0]);
    let off = edge.says("edge: yes").shows("act");
    assert_eq!((off.state().markers[0], off.is_out("red-1")), (Marker::Off(off.state().first), false), "it stays");
}

/// RR-FLAG-4, RR-FLAG-5: a Reaction's own move counts too, and the second marker off wins at once.
#[test]
fn two_markers_off_win_at_once() {
    let taken = carries(fighters()).says("act: marker, taker: red-2, act: pass");
    let evade = "act: sprint, who: blue-1, move:, react: evade-red-2, answer: accept, roll: 8 1, move:";
    let one = taken.says(evade).shows("edge").says("edge: yes, move:").shows("act");
    assert!(!one.is_over());
    assert!(one.says("act: sprint, who: red-1, move:, edge: yes").is_over());
}

/// RR-FLAG-3: a forced Will check drops it, whatever came of it.
#[test]
fn a_forced_check_drops_the_marker() {
    let hit = carries(fighters()).says("act: pass, act: stand, who: blue-1, target: red-1, react: none-more, facts:");
    let will = hit.says("roll: 9 1").shows("roll");
    assert_eq!(carried(&will), [0]);
    assert!(carried(&will.clone().says("roll: 10 10")).is_empty());
    let lost = will.says("roll: 1 1").shows("act");
    assert!(carried(&lost).is_empty());
    assert_eq!(lost.state().markers, [Marker::Free; 3]);
}

/// RR-FLAG-3, RR-ACT-FEINT, RR-ACT-PUSH, RR-ACT-BANISH-FOE: moved or banished by the enemy it drops it too.
#[test]
fn an_enemy_that_moves_the_carrier_makes_it_drop() {
    let feint = carries(fighters()).says("act: pass, act: feint, who: blue-1, target: red-1, move:, react: none-more");
    let led = feint.says("confirm: red-1, roll: 13 1").shows("feint");
    assert_eq!(carried(&led), [0]);
    assert!(carried(&led.says("feint:")).is_empty());
    let pushers = quiet(&[champion(Trait::PushToTheBrink), FIGHTERS]);
    let push = carries(pushers).says("act: pass, act: push-to-the-brink, target: red-1, roll: 10 1, drive:");
    assert!(carried(&push).is_empty());
    let banishers = quiet(&[champion(Trait::BanishFoe), FIGHTERS]);
    let banish = carries(banishers).says("act: pass, act: banish-foe, target: red-1, roll: 10").shows("banish");
    assert!(carried(&banish).is_empty());
}

/// RR-FLAG-3, RR-REACT-INTIMIDATE: so does a critical Intimidate.
#[test]
fn a_repositioned_carrier_drops_its_marker() {
    let heavies = quiet(&[heavy(Trait::Flyer), FIGHTERS]);
    let scared = carries(heavies).says("act: sprint, who: red-1, react: intimidate-blue-1, answer: accept");
    let plain = scared.clone().says("roll: 7 1");
    assert_eq!(carried(&plain), [0]);
    assert!(carried(&scared.says("roll: 7 7, reposition: moved")).is_empty());
}

/// RR-FLAG-3: tests of its own choosing do not: leaving a Hazard, Fodder, its own banishing.
#[test]
fn a_test_of_its_own_keeps_the_marker() {
    let game = meet_on(takers(), fighters(), "scenario: flags, terrain: hazardous").says("act: marker, taker: red-1");
    let left = game.clone().says("act: sprint, who: red-1, leaving: hazard-roll, roll: 10 1, leaving: open, move:");
    assert_eq!(carried(&left), [0]);
    let lost = game.says("act: sprint, who: red-1, leaving: hazard-roll, roll: 1 1");
    assert!(carried(&lost).is_empty(), "but who is removed drops it");
    let red = quiet(&[champion(Trait::BanishFoe), DREGS, FIGHTERS]);
    let fodder = meet_on(red, fighters(), FLAGS).says("act: marker, taker: red-1, act: marker, taker: red-2");
    let banish = fodder.clone().says("act: banish-foe, target: blue-1, roll: 1, roll: 11 1");
    assert_eq!(carried(&banish), [0, 1]);
    let stands_in = fodder.says("act: pass, act: stand, who: blue-1, target: red-3, react: fodder-red-2");
    assert_eq!(carried(&stands_in.says("answer: accept, roll: 11 1, swap:")), [0, 1]);
}

/// HR 26: by house rule taking a marker is an Action: paid as one, answered as one, and it blocks.
#[test]
fn by_house_rule_taking_a_marker_is_an_action() {
    let heavies = || quiet(&[heavy(Trait::Flyer), FIGHTERS]);
    let game = by_house(quiet(&[FIGHTERS, SKIRMISHERS, DREGS]), heavies(), ("actions", "hr-26"), FLAGS);
    assert!(!game.offers().contains(&"marker".into()));
    let who = game.says("act: take-marker").shows("who");
    assert_eq!(who.offers(), ["red-1", "red-2", "red-3"]);
    let window = who.says("who: red-1").shows("react");
    assert_eq!(window.offers(), ["none", "intimidate-blue-1", "none-more"]);
    let lost = window.clone().says("react: intimidate-blue-1, answer: accept, roll: 7 1");
    assert!(carried(&lost).is_empty());
    let taken = window.says("react: none").shows("act");
    assert_eq!((carried(&taken), taken.momentum().0), (vec![0], 3));
    assert!(taken.state().sides[0].last_acted.has(PieceId(0)));
    let other = taken.says("act: sprint, who: red-2, react: none-more, move:, act: take-marker").shows("who");
    assert_eq!(other.offers(), ["red-3"], "one marker an Element");
}

/// RR-FLAG-3, RR-TRN-6: who is banished with its Transport leaves its marker behind.
#[test]
fn a_banished_passenger_leaves_its_marker() {
    let red = quiet(&[heavy(Trait::Transport), DREGS, FIGHTERS]);
    let blue = quiet(&[champion(Trait::BanishFoe), FIGHTERS]);
    let game = meet_on(red, blue, FLAGS).says("act: marker, taker: red-2, act: sprint, who: red-2, ride: board-red-1");
    assert_eq!(carried(&game), [1]);
    let gone = game.says("act: pass, act: banish-foe, target: red-1, react: none-more, roll: 10, banish:");
    assert!(carried(&gone).is_empty());
}
