//! Section 18.4: Confusion, Sacrifice and Pursuit.

use rattle_and_rend::Warband;
use rattle_and_rend::book::{Band, Bond, Tactic, Trait};
use umpire_tests::play::Play;

use crate::muster::{CHAMPION, DREGS, FIGHTERS, SHOOTERS, champion, heavy, meet, quiet, ward, with};

/// 1 Shooters, 2 Fighters, 3 a Ward.
fn attackers() -> Warband {
    quiet(&[SHOOTERS, FIGHTERS, ward(Trait::Pursuit)])
}

fn confusers() -> Warband {
    with(&[FIGHTERS, SHOOTERS, ward(Trait::Confusion)], [Tactic::Rangers, Tactic::Butchers], Bond::Bloodlust)
}

fn shot() -> Play {
    meet(attackers(), confusers()).says("act: stand, who: red-1, target: blue-1").shows("react")
}

fn confusion() -> Play {
    shot().says("react: confusion-blue-3, answer: accept").shows("roll")
}

/// RR-REACT-CONFUSION: the one attacked rolls Guile; failing, the attack goes on.
#[test]
fn confusion_is_the_targets_guile() {
    assert!(shot().offers().contains(&"confusion-blue-3".into()));
    let roll = confusion();
    assert_eq!((roll.seat(), roll.roll().name, roll.need()), ("blue", "Guile", 13));
    let goes_on = roll.says("roll: 1 1").shows("facts");
    assert_eq!(goes_on.note(), "Fighters");
    assert_eq!(goes_on.says("facts:, roll: 1 1").shows("act").active(), "red");
}

/// RR-REACT-CONFUSION, GAP 134: the Reactive Player names another of the attacker's side; no Penalty comes of it.
#[test]
fn a_confused_attack_hits_its_own_side() {
    let turned = confusion().says("roll: 13 1").shows("redirect");
    assert_eq!((turned.seat(), turned.offers()), ("blue", vec!["red-2".into(), "red-3".into()]));
    let facts = turned.says("redirect: red-2").shows("facts");
    assert_eq!((facts.seat(), facts.note().as_str()), ("red", "Fighters"));
    let fury = facts.says("facts:").shows("roll");
    assert_eq!((fury.seat(), fury.roll().pool.count), ("red", 2));
    let will = fury.says("roll: 11 1").shows("roll");
    assert_eq!((will.seat(), will.roll().name), ("red", "Will"));
    let push = will.clone().says("roll: 10 1").shows("push");
    assert_eq!(push.seat(), "blue", "the Reactive Player decides the push");
    assert_eq!(push.says("push:").shows("act").active(), "blue");
    let before = will.momentum();
    let lost = will.says("roll: 1 1").shows("act");
    assert_eq!((lost.is_out("red-2"), lost.active(), lost.momentum()), (true, "blue", before), "no Bloodlust");
}

/// RR-REACT-CONFUSION, RR-MOM-5: a critical costs the enemy two more.
#[test]
fn a_critical_confusion_robs_two() {
    let before = confusion().momentum();
    assert_eq!(before, (3, 4));
    let critical = confusion().says("roll: 13 13, redirect: red-2").shows("facts");
    assert_eq!(critical.momentum(), (1, 4));
}

/// RR-REACT-CONFUSION: only an attack, only on an Element that is no Ward, only where a second enemy is there.
#[test]
fn where_there_is_nothing_to_confuse() {
    let feint = meet(attackers(), confusers())
        .says("act: feint, who: red-2, target: blue-1, move:, react: none, confirm: blue-1");
    feint.shows("roll");
    let at_ward = meet(attackers(), confusers()).says("act: stand, who: red-1, target: blue-3").shows("react");
    assert!(!at_ward.offers().contains(&"confusion-blue-3".into()));
    let alone = meet(quiet(&[SHOOTERS]), confusers()).says("act: stand, who: red-1, target: blue-1").shows("react");
    assert!(!alone.offers().contains(&"confusion-blue-3".into()));
}

/// RR-REACT-CONFUSION: after a Charge it is asked when the target is confirmed.
#[test]
fn a_charge_is_confused_at_its_target() {
    let blue = quiet(&[FIGHTERS, ward(Trait::Confusion)]);
    let charge = meet(attackers(), blue).says("act: charge, who: red-2, target: blue-1").shows("react");
    assert_eq!(charge.offers(), ["none", "retaliate-blue-1", "none-more"]);
    let moved = charge.says("react: none, move:, react: none, confirm: blue-1").shows("react");
    assert_eq!(moved.offers(), ["none", "retaliate-blue-1", "confusion-blue-2", "none-more"]);
}

/// 1 Fighters, 2 Dregs, 3 a Champion, 4 a Ward of Sacrifice, 5 another Ward.
fn martyrs() -> Warband {
    quiet(&[FIGHTERS, DREGS, CHAMPION, ward(Trait::Sacrifice), ward(Trait::Pursuit)])
}

fn wounded(faces: &str) -> Play {
    let game = meet(attackers(), martyrs()).says("act: stand, who: red-2, target: blue-1, react: none, facts:");
    game.says(&format!("roll: {faces}")).shows("react")
}

/// RR-REACT-SACRIFICE, RR-MOD-9, GAP 143: another rolls instead, with a Bonus, and takes what comes of it.
#[test]
fn another_rolls_instead() {
    assert_eq!(wounded("9 1").offers(), ["none", "rally-blue-3", "sacrifice-blue-4", "none-more"]);
    let who = wounded("9 1").says("react: sacrifice-blue-4").shows("reactor");
    assert_eq!(who.offers(), ["blue-2", "blue-3", "none"], "not the one that checks, and no Ward");
    let roll = who.says("reactor: blue-2, answer: accept").shows("roll");
    assert_eq!((roll.seat(), roll.roll().name, roll.need()), ("blue", "Will", 11));
    assert_eq!((roll.roll().pool.count, roll.why()), (3, vec!["+Sacrifice".to_string()]));
    let lost = roll.clone().says("roll: 1 1 1").shows("act");
    assert_eq!((lost.is_out("blue-2"), lost.is_out("blue-1"), lost.active()), (true, false, "blue"));
    let push = roll.says("roll: 11 1 1").shows("push");
    assert_eq!((push.seat(), push.told().reach), ("red", Some(Band::M.reach())), "the substitute is pushed");
}

/// RR-REACT-SACRIFICE: the Penalty of a critical attack stays.
#[test]
fn a_critical_hit_still_counts() {
    let roll = wounded("9 9").says("react: sacrifice-blue-4, reactor: blue-2, answer: accept");
    assert_eq!((roll.roll().pool.count, roll.why()), (2, vec!["-Critical hit".to_string(), "+Sacrifice".into()]));
}

/// RR-REACT-SACRIFICE: denied, the one that was hit rolls itself.
#[test]
fn a_denied_sacrifice_changes_nothing() {
    let denied = wounded("9 1").says("react: sacrifice-blue-4, reactor: blue-2, answer: deny");
    let roll = denied.says("final-word: give-way").shows("roll");
    assert_eq!((roll.need(), roll.roll().pool.count), (10, 2));
}

/// RR-REACT-SACRIFICE: for a Ward too; but nobody forced the Champion that banished.
#[test]
fn for_whom_one_may_stand_in() {
    let game =
        meet(attackers(), martyrs()).says("act: stand, who: red-2, target: blue-5, react: none, facts:, roll: 9 1");
    assert!(game.shows("react").offers().contains(&"sacrifice-blue-4".into()));
    let red = quiet(&[champion(Trait::BanishFoe), FIGHTERS]);
    let blue = quiet(&[FIGHTERS, FIGHTERS, ward(Trait::Sacrifice)]);
    meet(red, blue).says("act: banish-foe, target: blue-1, roll: 1").shows("roll");
}

/// 1 Fighters, 2 Skirmishers, 3 a Ward of Pursuit.
fn hunters() -> Warband {
    quiet(&[FIGHTERS, crate::muster::SKIRMISHERS, ward(Trait::Pursuit)])
}

fn pursuit(action: &str) -> Play {
    let game = meet(quiet(&[FIGHTERS, FIGHTERS, ward(Trait::Reversal)]), hunters()).says(action);
    game.says("react: pursuit-blue-3, reactor: blue-1, answer: accept").shows("roll")
}

/// RR-REACT-PURSUIT, GAP 135: an enemy that gets away is followed, a band farther than MOV.
#[test]
fn who_gets_away_is_followed() {
    let game = meet(quiet(&[FIGHTERS, FIGHTERS]), hunters()).says("act: sprint, who: red-1").shows("move");
    let window = game.says("move:").shows("react");
    assert_eq!(window.offers(), ["none", "evade-blue-2", "blink-blue-3", "pursuit-blue-3", "none-more"]);
    let who = window.says("react: pursuit-blue-3").shows("reactor");
    assert_eq!(who.offers(), ["blue-1", "blue-2", "none"]);
    let roll = pursuit("act: sprint, who: red-1, move:");
    assert_eq!((roll.seat(), roll.roll().name, roll.need()), ("blue", "Guile", 13));
    let failed = roll.clone().says("roll: 1 1").shows("act");
    assert_eq!(failed.active(), "red");
    let after = roll.says("roll: 13 1").shows("move");
    assert_eq!((after.seat(), after.told().reach), ("blue", Some(Band::M.reach())));
    let swap = after.says("move:").shows("react");
    assert_eq!(swap.seat(), "red", "red's Reversal: the Turn is lost");
}

/// RR-REACT-PURSUIT, RR-WILL-9, RR-EL-5: after a critical another enemy is driven off by S, even off the board.
#[test]
fn a_critical_pursuit_drives_another_off() {
    let drive = pursuit("act: sprint, who: red-1, move:").says("roll: 13 13, move:").shows("drive-off");
    assert_eq!(
        (drive.seat(), drive.offers()),
        ("blue", vec!["red-2".into(), "none".into()]),
        "no Ward, not the pursued"
    );
    let moved = drive.says("drive-off: red-2").shows("reposition");
    assert_eq!((moved.seat(), moved.note().as_str()), ("blue", "80 mm away"));
    assert!(moved.clone().says("reposition: off-board").is_out("red-2"));
    assert!(!moved.says("reposition: moved").is_out("red-2"));
}

/// RR-REACT-PURSUIT, GAP 138: the enemy's Action goes on from where its move ended.
#[test]
fn the_pursued_goes_on() {
    let on = pursuit("act: charge, who: red-1, target: blue-2, move:").says("roll: 13 1, move:").shows("confirm");
    assert_eq!(on.seat(), "red");
}

/// RR-REACT-PURSUIT, RR-MOVE-6: a forced move is not pursued.
#[test]
fn forced_moves_are_not_pursued() {
    let red = quiet(&[heavy(Trait::Flyer), FIGHTERS]);
    let hit = meet(red, hunters()).says("act: stand, who: red-1, target: blue-1, react: none, facts:, roll: 7 1");
    hit.says("roll: 10 1, push:").shows("act");
}
