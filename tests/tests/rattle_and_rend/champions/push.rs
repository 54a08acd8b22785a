//! Section 17.2: Push to the Brink.

use rattle_and_rend::book::{Bond, Tactic, Trait};
use rattle_and_rend::{Warband, WarbandEntry};
use umpire_engine::table::{AnswerError, Diagram};
use umpire_tests::play::Play;

use crate::muster::{CHAMPION, DREGS, FIGHTERS, champion, fighters, heavy, meet, meet_on, quiet, ward, with};

const PUSHER: WarbandEntry = champion(Trait::PushToTheBrink);

fn pushers() -> Warband {
    with(&[PUSHER, FIGHTERS, FIGHTERS, FIGHTERS], [Tactic::Rangers, Tactic::Butchers], Bond::Bloodlust)
}

fn push(blue: Warband) -> Play {
    meet(pushers(), blue).says("act: push-to-the-brink, target: blue-1")
}

/// RR-ACT-PUSH, RR-EL-1, RR-LOS-4, GAP 97
#[test]
fn an_enemy_is_driven_back() {
    let aims = meet(pushers(), fighters()).says("act: push-to-the-brink").shows("target");
    assert_eq!(aims.note(), "in 80 mm");
    let roll = aims.says("target: blue-1").shows("roll");
    assert_eq!((roll.roll().name, roll.need(), roll.roll().pool.count), ("Guile", 10, 2));
    roll.clone().says("roll: 9 9").shows("act");
    let drive = roll.says("roll: 10 1").shows("drive");
    let told = drive.told();
    assert_eq!((drive.seat(), told.picture, told.reach), ("red", Diagram::Push, None), "as far as sight and board go");
    assert_eq!(drive.says("drive:").shows("act").active(), "red");
}

/// RR-ACT-PUSH, RR-WILL-3, RR-WILL-6: after a critical it checks its Will, as against an attack.
#[test]
fn a_critical_push_forces_a_will_check() {
    let will = push(fighters()).says("roll: 10 10, drive:").shows("roll");
    assert_eq!((will.seat(), will.roll().name, will.roll().pool.count), ("blue", "Will", 2));
    assert_eq!(will.clone().says("roll: 10 1").shows("push").seat(), "red");
    let critical = will.clone().says("roll: 10 10").shows("critical-will");
    assert_eq!((critical.seat(), critical.offers()), ("blue", vec!["move".into(), "foe".into(), "nothing".into()]));
    assert_eq!(critical.says("critical-will: foe").shows("reposition").note(), "80 mm");
    let before = will.momentum();
    let lost = will.says("roll: 1 1").shows("act");
    assert!(lost.is_out("blue-1"));
    assert_eq!(lost.momentum(), before, "Bloodlust wants an attack");
}

/// RR-ACT-PUSH, RR-FLOW-WILL: the check it forces can be answered.
#[test]
fn a_champion_rallies_against_a_push() {
    let blue = quiet(&[FIGHTERS, CHAMPION, ward(Trait::Sacrifice), FIGHTERS]);
    let window = push(blue).says("roll: 10 10, drive:").shows("react");
    assert_eq!(window.offers(), ["none", "rally-blue-2", "sacrifice-blue-3", "none-more"]);
}

/// RR-ACT-PUSH, RR-EL-5, GAP 53: nothing drives a Ward anywhere.
#[test]
fn nobody_pushes_a_ward() {
    let blue = || quiet(&[FIGHTERS, ward(Trait::Pursuit)]);
    meet(pushers(), blue()).says("act: push-to-the-brink").refuses("target: blue-2", AnswerError::NotNow);
    let alone = meet(pushers(), blue()).kills("red-2", "blue-1");
    assert!(alone.options().contains(&("push-to-the-brink".into(), Some("no target"))));
}

/// RR-ACT-PUSH: one window for declaration and target; Fodder's critical turns it on the Champion's own side, and
/// the other player drives.
#[test]
fn fodder_turns_a_push_back() {
    let blue = quiet(&[FIGHTERS, DREGS, heavy(Trait::Colossal), ward(Trait::Detonate)]);
    let window = push(blue).shows("react");
    assert_eq!(window.offers(), ["none", "intimidate-blue-3", "fodder-blue-2", "detonate-blue-4", "none-more"]);
    let turned = window.says("react: fodder-blue-2, answer: accept, roll: 11 11, swap:, redirect: red-2");
    assert_eq!(turned.why(), ["-Redirected"]);
    let drive = turned.says("roll: 10").shows("drive");
    assert_eq!((drive.seat(), drive.says("drive:").active()), ("blue", "blue"));
}

/// RR-TRN-7, GAP 148: a Transport driven onto bad ground is lost, and that is nobody's kill.
#[test]
fn a_transport_can_be_driven_to_its_ruin() {
    let blue = quiet(&[heavy(Trait::Transport), FIGHTERS]);
    let game = meet_on(pushers(), blue, "terrain: rough").says("act: push-to-the-brink, target: blue-1, react: none");
    let asked = game.says("roll: 10 10, drive:").shows("bad-ground");
    let before = asked.momentum();
    let lost = asked.clone().says("bad-ground: yes").shows("act");
    assert!(lost.is_out("blue-1"));
    assert_eq!(lost.momentum(), before, "no Bloodlust, and no Will check of what is gone");
    asked.says("bad-ground: no").shows("roll");
}
