//! Section 18.4: Vengeance.

use rattle_and_rend::Warband;
use rattle_and_rend::book::{Band, Bond, Tactic, Trait};
use umpire_tests::play::Play;

use crate::muster::{DREGS, FIGHTERS, SHOOTERS, by_house, champion, heavy, meet, meet_on, quiet, ward, with};

/// 1 Heavy, 2 Fighters, 3 Fighters.
fn attackers() -> Warband {
    quiet(&[heavy(Trait::Flyer), FIGHTERS, FIGHTERS])
}

/// Red's Heavy has hit blue's first Element.
fn hit(blue: Warband) -> Play {
    meet(attackers(), blue).says("act: stand, who: red-1, target: blue-1, react: none, facts:, roll: 7 1")
}

fn vengeful() -> Warband {
    quiet(&[DREGS, FIGHTERS, SHOOTERS, ward(Trait::Vengeance)])
}

/// Blue's Fighters swear vengeance for the Dregs.
fn vow(blue: Warband) -> Play {
    hit(blue).says("roll: 1 1, react: vengeance-blue-4, reactor: blue-2, answer: accept")
}

/// RR-REACT-VENGEANCE, RR-MOM-5: Fury, no attack; a move towards an enemy, and two points.
#[test]
fn vengeance_moves_and_gains_two() {
    let fury = vow(vengeful()).shows("roll");
    assert_eq!((fury.seat(), fury.roll().name, fury.need(), fury.roll().pool.count), ("blue", "Fury", 9, 2));
    assert_eq!(fury.momentum(), (5, 5));
    let failed = fury.clone().says("roll: 1 1").shows("act");
    assert_eq!((failed.active(), failed.momentum()), ("red", (5, 5)));
    let moves = fury.says("roll: 9 1").shows("move");
    assert_eq!((moves.seat(), moves.told().reach), ("blue", Some(Band::S.reach())));
    let done = moves.says("move:").shows("act");
    assert_eq!((done.active(), done.momentum()), ("blue", (5, 6)), "7 but for the total of 6");
}

/// RR-REACT-VENGEANCE, GAP 133: after a critical a second Element does the same for nothing, and no third.
#[test]
fn a_critical_vengeance_calls_a_second() {
    let second = vow(vengeful()).says("roll: 9 9, move:").shows("second");
    assert_eq!((second.seat(), second.offers()), ("blue", vec!["blue-3".into(), "none".into()]), "no Ward, not itself");
    let before = second.momentum();
    assert_eq!(second.clone().says("second: none").shows("act").active(), "blue");
    let roll = second.says("second: blue-3").shows("roll");
    assert_eq!((roll.roll().name, roll.need(), roll.momentum()), ("Fury", 11, before));
    assert_eq!(roll.clone().says("roll: 1 1").shows("act").active(), "blue", "the first success counts");
    assert_eq!(roll.says("roll: 11 11, move:").shows("act").active(), "blue");
}

/// RR-REACT-VENGEANCE, RR-MOM-5: two points for each that succeeds.
#[test]
fn each_vow_gains_two() {
    let sprints = "act: sprint, who: blue-2, react: none, move:, act: sprint, who: blue-3, react: none, move:";
    let poor = meet(attackers(), vengeful()).says("act: pass").says(sprints).says(sprints).says("act: pass");
    let hit = poor.says("act: stand, who: red-1, target: blue-1, react: none, facts:, roll: 7 1, roll: 1 1");
    let vow = hit.says("react: vengeance-blue-4, reactor: blue-2, answer: accept").shows("roll");
    assert_eq!(vow.momentum().1, 1);
    let second = vow.says("roll: 9 9, move:").shows("second");
    assert_eq!(second.momentum().1, 3);
    assert_eq!(second.clone().says("second: blue-3, roll: 1 1").momentum().1, 3);
    assert_eq!(second.says("second: blue-3, roll: 11 1, move:").momentum().1, 5);
}

/// RR-REACT-VENGEANCE, RR-REACT-12: the move obeys the terrain, and nothing bears on the check.
#[test]
fn vengeance_is_no_attack() {
    let game = meet_on(attackers(), vengeful(), "terrain: blocking inspiring rough")
        .says("act: stand, who: red-1, target: blue-1, react: none, facts:, roll: 7 1, facts:, roll: 1 1")
        .says("react: vengeance-blue-4, reactor: blue-3, answer: accept");
    game.shows("roll").says("roll: 11 1").shows("leaving");
}

/// RR-REACT-VENGEANCE: not for the Ward itself.
#[test]
fn nobody_avenges_the_ward_of_vengeance() {
    let blue = quiet(&[ward(Trait::Vengeance), FIGHTERS, FIGHTERS]);
    hit(blue).says("roll: 1 1").shows("act");
}

/// RR-REACT-VENGEANCE, RR-REACT-1: not in the own Turn, where there is no window.
#[test]
fn nobody_swears_vengeance_in_the_own_turn() {
    let blue = quiet(&[heavy(Trait::Flyer), FIGHTERS, ward(Trait::Vengeance)]);
    let red = quiet(&[heavy(Trait::Flyer), FIGHTERS, SHOOTERS]);
    // Blue's own attack goes wrong: a critical Will check shifts the attacker off the board.
    let game =
        meet(red, blue).says("act: pass, act: stand, who: blue-2, target: red-3, react: none, facts:, roll: 9 1");
    let off = game.says("roll: 11 11, critical-will: foe, reposition: off-board").shows("act");
    assert_eq!(off.active(), "blue", "its own side has the Turn: there is no window");
}

/// RR-VIC-1, RR-FLOW-REMOVE, HR 18: who falls on the way to revenge can be the last that was needed.
#[test]
fn vengeance_into_a_hazard_can_end_the_game() {
    let blue = quiet(&[DREGS, FIGHTERS, ward(Trait::Vengeance)]);
    let red = quiet(&[champion(Trait::PushToTheBrink), FIGHTERS]);
    let game = by_house(red, blue, ("setup", "hr-18"), "terrain: hazardous");
    let pushed = game.says("act: push-to-the-brink, target: blue-1, roll: 10 10, drive:, roll: 1 1");
    let vow = pushed.says("react: vengeance-blue-3, answer: accept, roll: 9 1, leaving: hazard-roll");
    assert!(!vow.is_over());
    assert!(vow.says("roll: 1 1").is_over(), "nothing but a Ward is left");
}

/// RR-TAC-AVENGERS, RR-TERR-4: who falls to a Hazard is avenged at once, and not at some later time.
#[test]
fn who_falls_to_a_hazard_is_avenged_at_once() {
    let red = with(&[DREGS, FIGHTERS, FIGHTERS], [Tactic::Avengers, Tactic::Butchers], Bond::Null);
    let game = meet_on(red, quiet(&[FIGHTERS; 4]), "terrain: hazardous");
    let fallen = game.says("act: sprint, who: red-1, leaving: hazard-roll, roll: 1 1").shows("avenge");
    assert_eq!((fallen.seat(), fallen.offers()), ("red", vec!["red-2".into(), "red-3".into(), "none".into()]));
}
