//! Dice and FS (sections 3 and 4).

use umpire_tests::battle::{BattlePlay, red_first, warbands};
use warbands_and_heroes::{Flag, Place};

/// Red's first Unit attacks blue's first after a move.
fn hit(play: BattlePlay, dice: &str) -> BattlePlay {
    play.says(&format!("unit: red-1, activate: move, move: done, action: attack-1, target: blue-1, attack: {dice}"))
}

/// WH-DICE-2, WH-DICE-4: a die hits at the TN or above.
#[test]
fn a_die_hits_at_the_number_or_above() {
    let play = hit(red_first(&["unit warriors", "unit warriors"]), "4 3 5 6");
    assert_eq!(play.fs("blue-1"), 12 - 3 * 2);
}

/// WH-DICE-6, WH-UI-4: players with dice of their own may enter the hits alone.
#[test]
fn hits_alone_are_enough() {
    let play = red_first(&["unit warriors", "unit warriors"])
        .says("unit: red-1, activate: move, move: done, action: attack-1, target: blue-1");
    assert!(play.roll().hits_only);
    let play = play.says("attack: hits 3");
    assert_eq!(play.fs("blue-1"), 6);
}

/// WH-FS-2, WH-FS-9, WH-TERM-10: FS does not go below 0; who has none is routed, its captain with it.
#[test]
fn who_has_no_fs_left_is_routed() {
    let play = red_first(&["unit berserkers", "unit bowmen captain shrewd / unit warriors"]);
    let play = hit(play, "4 4 4");
    let unit = play.unit("blue-1");
    assert_eq!((unit.strength, unit.place), (0, Place::Routed));
    assert!(play.heard().iter().any(|line| line == "Bowmen routed"), "{:?}", play.heard());
    let play = play.says("unit: more, more: end-turn, initiative: 3 2");
    assert_eq!(play.asks(), "first", "no Shrewd captain is left");
}

/// WH-FS-3, WH-WAR-1, WH-TERM-11: bloodied at the printed number or less.
#[test]
fn bloodied_is_what_the_class_prints() {
    let play = red_first(&["unit warriors / unit berserkers / unit bowmen", "unit warriors"]);
    let bloodied = |id: &str, fs: i16| {
        let full = i16::from(play.fs(id));
        let play = if fs == full { play.clone() } else { play.clone().corrects(id, "fs", fs) };
        play.state().is_bloodied(play.id(id))
    };
    assert_eq!([6, 5, 4].map(|fs| bloodied("red-1", fs)), [false, false, true]);
    assert_eq!([6, 5].map(|fs| bloodied("red-2", fs)), [false, true]);
    assert_eq!([5, 4].map(|fs| bloodied("red-3", fs)), [false, true]);
}

/// WH-FS-4, WH-CLS-2: without a number of its own, half or less, rounded down.
#[test]
fn a_class_of_their_own_is_bloodied_at_half() {
    let play = red_first(&["class \"Odd\" fs 9 attack \"Melee\" 3d1 / unit \"Odd\"", "unit warriors"]);
    assert_eq!(play.state().class(play.id("red-1")).bloodied_at, 4);
}

/// WH-FS-5: it is a state: who regains FS is not bloodied any more.
#[test]
fn regained_fs_ends_it() {
    let play = red_first(&["unit warriors", "unit warriors"]).corrects("red-1", "fs", 3);
    assert!(play.state().is_bloodied(play.id("red-1")));
    let play = play.corrects("red-1", "fs", 8);
    assert!(!play.state().is_bloodied(play.id("red-1")));
}

/// WH-FS-6, WH-FS-7: half the dice, last of all changes, down, and one at least.
#[test]
fn a_bloodied_unit_rolls_half_its_dice() {
    let dice = |class: &str, fs: i16, way: &str| {
        let play = red_first(&[class, "unit warriors"]).corrects("red-1", "fs", fs);
        let way = if way == "move" { "activate: move, move: done" } else { "activate: still" };
        play.says(&format!("unit: red-1, {way}, action: attack-1, target: blue-1")).dice().0
    };
    assert_eq!(dice("unit warriors", 4, "move"), 2, "half of 4");
    assert_eq!(dice("unit berserkers", 5, "move"), 1, "half of 3");
    assert_eq!(dice("unit berserkers", 5, "still"), 2, "half of 3 and 1");
    assert_eq!(dice("class \"Few\" fs 9 attack \"Melee\" 1d1 / unit \"Few\"", 1, "move"), 1, "one at least");
}

/// WH-FS-8: nerves do nothing more.
#[test]
fn a_bloodied_unit_has_its_full_resolve() {
    let play = hit(red_first(&["unit warriors", "unit bowmen"]).corrects("blue-1", "fs", 4), "4 1 1 1");
    assert_eq!(play.dice(), (1, 3));
}

/// WH-FS-11: any loss before the morale step marks the Unit; a plain correction does not.
#[test]
fn any_loss_calls_for_a_check() {
    let play = red_first(&["unit warriors / unit warriors", "unit warriors"]);
    let play = play.corrects("red-1", "damage", 11).corrects("red-2", "fs", 11);
    assert!(play.is("red-1", Flag::Damaged) && !play.is("red-2", Flag::Damaged));
    let play = play.says("unit: more, more: damage, hurt: blue-1, amount: 1, hurt: none");
    assert!(play.is("blue-1", Flag::Damaged));
}

/// WH-HR-12, WH-FS-1: old losses are kept where the house says so.
#[test]
fn losses_are_kept_by_house_rule() {
    let play = warbands(&["unit warriors lost 5", "unit warriors"]).says("rules: house, house: hr-12");
    assert_eq!(play.fs("red-1"), 7);
    assert_eq!(play.says("rules: house, house:").fs("red-1"), 12);
}
