//! Section 18.4: Defiance and Vengeance, after the Will checks.

use umpire_rules::rattle_and_rend::Roster;
use umpire_rules::rattle_and_rend::Tactic;
use umpire_rules::rattle_and_rend::book::{Band, Bond, Trait};
use umpire_tests::play::Play;

use super::muster::{CHAMPION, DREGS, FIGHTERS, SHOOTERS, by_house, champion, heavy, meet, meet_on, quiet, ward, with};

/// 1 Heavy, 2 Fighters, 3 Fighters.
fn attackers() -> Roster {
    quiet(&[heavy(Trait::Flyer), FIGHTERS, FIGHTERS])
}

/// Red's Heavy has hit blue's first Element.
fn hit(blue: Roster) -> Play {
    meet(attackers(), blue).says("act: stand, who: red-1, target: blue-1, react: none, facts:, roll: 7 1")
}

fn defiant() -> Roster {
    quiet(&[FIGHTERS, FIGHTERS, ward(Trait::Defiance)])
}

/// RR-REACT-DEFIANCE: only who was attacked and passed, after the push.
#[test]
fn who_stands_firm_may_defy() {
    let window = hit(defiant()).says("roll: 10 1").shows("push").says("push:").shows("react");
    assert_eq!(window.offers(), ["none", "defiance-blue-3", "none-more"]);
    let ready = window.clone().says("react: defiance-blue-3").shows("trigger");
    assert_eq!(ready.note(), "Fighters I", "the one that passed, and no other");
    window.says("react: none").shows("act");
    hit(defiant()).says("roll: 1 1").shows("act");
    hit(defiant()).says("roll: 10 10, critical-will: nothing").shows("react");
}

/// RR-REACT-DEFIANCE, RR-MOD-6, GAP 132: an attack with a Bonus on any enemy in its own reach.
#[test]
fn defiance_is_an_attack_with_a_bonus() {
    let declared = hit(defiant()).says("roll: 10 1, push:, react: defiance-blue-3, trigger: yes, answer: accept");
    let aims = declared.shows("defy");
    assert_eq!((aims.seat(), aims.note().as_str()), ("blue", "touching"));
    assert_eq!(aims.offers(), ["red-1", "red-2", "red-3", "none"]);
    assert_eq!(aims.clone().says("defy: none").shows("act").active(), "red", "no attack, no success");
    let fury = aims.says("defy: red-2, facts:").shows("roll");
    assert_eq!((fury.roll().name, fury.roll().pool.count, fury.why()), ("Fury", 3, vec!["+Defiance".to_string()]));
    assert_eq!(fury.clone().says("roll: 1 1 1").shows("act").active(), "red");
    let will = fury.says("roll: 9 9 1").shows("roll");
    assert_eq!((will.seat(), will.why()), ("red", vec!["-Critical hit".to_string()]));
    let lost = will.says("roll: 1").shows("act");
    assert_eq!((lost.is_out("red-2"), lost.active()), (true, "blue"));
}

/// RR-REACT-3, RR-REACT-4, RR-REACT-DEFIANCE: it can be denied, and forced.
#[test]
fn defiance_can_be_denied() {
    let declared = hit(defiant()).says("roll: 10 1, push:, react: defiance-blue-3, trigger: yes").shows("answer");
    assert_eq!((declared.seat(), declared.momentum()), ("red", (5, 4)));
    let denied = declared.says("answer: deny").shows("final-word");
    assert_eq!((denied.seat(), denied.momentum()), ("blue", (4, 4)));
    let lost = denied.clone().says("final-word: give-way").shows("act");
    assert_eq!((lost.active(), lost.momentum()), ("red", (4, 4)));
    assert_eq!(denied.says("final-word: force").shows("defy").momentum(), (4, 3));
}

/// RR-REACT-5: who has reacted in this Action defies no more.
#[test]
fn one_reaction_is_one() {
    let blue = quiet(&[FIGHTERS, CHAMPION, ward(Trait::Defiance)]);
    let rallied = hit(blue).says("react: rally-blue-2, trigger: yes, answer: accept, roll: 1 1");
    rallied.says("roll: 10 1, push:").shows("act");
}

/// RR-REACT-DEFIANCE, RR-WILL-1: only attacks are defied, not a push to the brink.
#[test]
fn nobody_defies_a_push() {
    let red = quiet(&[champion(Trait::PushToTheBrink), FIGHTERS]);
    let pushed = meet(red, defiant()).says("act: push-to-the-brink, target: blue-1, roll: 10 10, drive:, roll: 10 1");
    pushed.says("push:").shows("act");
}

fn vengeful() -> Roster {
    quiet(&[DREGS, FIGHTERS, SHOOTERS, ward(Trait::Vengeance)])
}

/// Blue's Fighters swear vengeance for the Dregs.
fn vow(blue: Roster) -> Play {
    hit(blue).says("roll: 1 1, react: vengeance-blue-4, reactor: blue-2, trigger: yes, answer: accept")
}

/// RR-REACT-VENGEANCE, RR-MOM-5: Fury, no attack; a move towards an enemy, and two points.
#[test]
fn vengeance_moves_and_gains_two() {
    let fury = vow(vengeful()).shows("roll");
    assert_eq!((fury.seat(), fury.roll().name, fury.roll().need.value, fury.roll().pool.count), ("blue", "Fury", 9, 2));
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
    assert_eq!((roll.roll().name, roll.roll().need.value, roll.momentum()), ("Fury", 11, before));
    assert_eq!(roll.clone().says("roll: 1 1").shows("act").active(), "blue", "the first success counts");
    assert_eq!(roll.says("roll: 11 11, move:").shows("act").active(), "blue");
}

/// RR-REACT-VENGEANCE, RR-REACT-12: the move obeys the terrain, and nothing bears on the check.
#[test]
fn vengeance_is_no_attack() {
    let game = meet_on(attackers(), vengeful(), "terrain: blocking inspiring rough")
        .says("act: stand, who: red-1, target: blue-1, react: none, facts:, roll: 7 1, facts:, roll: 1 1")
        .says("react: vengeance-blue-4, reactor: blue-3, trigger: yes, answer: accept");
    game.shows("roll").says("roll: 11 1").shows("leaving");
}

/// RR-REACT-VENGEANCE: not for the Ward itself.
#[test]
fn nobody_avenges_the_ward_of_vengeance() {
    let blue = quiet(&[ward(Trait::Vengeance), FIGHTERS, FIGHTERS]);
    hit(blue).says("roll: 1 1").shows("act");
}

/// RR-REACT-VENGEANCE, RR-FLOW-REMOVE: for whatever left play, once for the whole event.
#[test]
fn driven_off_the_board_is_avenged_too() {
    let blue = quiet(&[heavy(Trait::Flyer), FIGHTERS, ward(Trait::Vengeance)]);
    let red = quiet(&[heavy(Trait::Flyer), FIGHTERS, SHOOTERS]);
    // Blue's own attack goes wrong: a critical Will check shifts the attacker off the board.
    let game =
        meet(red, blue).says("act: pass, act: stand, who: blue-2, target: red-3, react: none, facts:, roll: 9 1");
    let off = game.says("roll: 11 11, critical-will: foe, reposition: off-board").shows("act");
    assert_eq!(off.active(), "blue", "its own side has the Turn: there is no window");
}

/// RR-BOND-BLOODLUST, RR-REACT-DEFIANCE: a kill by Defiance is an own attack's.
#[test]
fn defiance_feeds_bloodlust() {
    let blood =
        with(&[FIGHTERS, FIGHTERS, ward(Trait::Defiance)], [Tactic::Rangers, Tactic::Butchers], Bond::Bloodlust);
    let game = hit(blood).says("roll: 10 1, push:, react: defiance-blue-3, trigger: yes, answer: accept, defy: red-2");
    let before = game.momentum().1;
    assert_eq!(before, 4);
    assert_eq!(game.says("facts:, roll: 9 1 1, roll: 1 1").momentum().1, 5, "2 but for the total of 5");
}

/// RR-VIC-1, RR-FLOW-REMOVE, HR 18: who falls on the way to revenge can be the last that was needed.
#[test]
fn vengeance_into_a_hazard_can_end_the_game() {
    let blue = quiet(&[DREGS, FIGHTERS, ward(Trait::Vengeance)]);
    let red = quiet(&[champion(Trait::PushToTheBrink), FIGHTERS]);
    let game = by_house(red, blue, ("setup", "hr-18"), "terrain: hazardous");
    let pushed = game.says("act: push-to-the-brink, target: blue-1, roll: 10 10, drive:, roll: 1 1");
    let vow = pushed.says("react: vengeance-blue-3, trigger: yes, answer: accept, roll: 9 1, leaving: hazard-roll");
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

/// RR-TAC-WATCHERS, RR-REACT-RETALIATE, RR-ATK-3: Watchers reach a band farther, so whether they touch is asked.
#[test]
fn watchers_strike_back_from_farther_off() {
    let blow = |tactics| {
        let blue = with(&[FIGHTERS, FIGHTERS], tactics, Bond::Null);
        let game = meet(quiet(&[SHOOTERS, FIGHTERS]), blue).says("act: stand, who: red-1, target: blue-1");
        let struck = game.says("react: retaliate-blue-1, answer: accept, move:, confirm: blue-1, facts:, roll: 1 1");
        struck.says("in-reach: yes").facts()
    };
    assert_eq!(blow([Tactic::Rangers, Tactic::Butchers]), ["friend", "outnumbered"]);
    assert_eq!(blow([Tactic::Watchers, Tactic::Butchers]), ["contact", "friend", "outnumbered"]);
}
