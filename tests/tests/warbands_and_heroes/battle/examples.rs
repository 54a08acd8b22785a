//! The worked examples of the checklist (section 20).

use umpire_tests::battle::{fought, red_first};
use warbands_and_heroes::Flag;

/// Example 1 (WH-ATK-2, WH-ATK-4, WH-ATK-7, WH-ATK-8, WH-FS-3): two of four dice hit for 2 each.
#[test]
fn warriors_strike_bowmen_who_may_retreat() {
    let play = red_first(&["unit warriors", "unit bowmen"])
        .says("unit: red-1, activate: move, move: done, action: attack-1, target: blue-1");
    assert_eq!(play.dice(), (4, 4));
    let play = play.says("attack: 4 3 6 1");
    assert_eq!(play.fs("blue-1"), 4);
    assert!(play.state().is_bloodied(play.id("blue-1")));
    assert_eq!((play.asks().as_str(), play.seat(), play.dice()), ("resolve", "blue", (1, 3)));
}

/// Example 2 (WH-FS-6, WH-ATK-2): a die more for standing still, then half of five.
#[test]
fn bloodied_warriors_who_stand_still_have_two_dice() {
    let play = red_first(&["unit warriors", "unit bowmen"]).corrects("red-1", "fs", 4);
    let play = play.says("unit: red-1, activate: still, action: attack-1, target: blue-1");
    assert_eq!(play.dice(), (2, 4));
}

/// Example 3 (WH-BSK-1, WH-ATK-6): three hits of 2 on bloodied Berserkers are two.
#[test]
fn bloodied_berserkers_shrug_one_hit_off() {
    let play = red_first(&["unit warriors", "unit berserkers"]).corrects("blue-1", "fs", 5);
    let play = play.says("unit: red-1, activate: move, move: done, action: attack-1, target: blue-1, attack: 4 5 6 1");
    assert_eq!(play.fs("blue-1"), 1);
}

/// Example 4 (WH-INIT-5, WH-INIT-6): a tie at the top acts first, together, and nobody chooses.
#[test]
fn two_fives_and_a_two() {
    let play = fought(&["unit warriors", "unit warriors", "unit warriors"]).says("initiative: 5 5 2");
    assert_eq!(play.asks(), "roll-off");
    assert_eq!(play.state().block.len(), 2);
    assert!(
        play.state().block.has(umpire_engine::table::Seat(0)) && play.state().block.has(umpire_engine::table::Seat(1))
    );
}

/// Example 5 (WH-MOR-1, WH-MOR-2): damaged Warriors without a captain fail morale on a 6.
#[test]
fn damaged_warriors_fail_morale_on_a_six() {
    let play = red_first(&["unit berserkers", "unit warriors"])
        .says("unit: red-1, activate: move, move: done, action: attack-1, target: blue-1, attack: 6 1 1")
        .says("unit: more, more: end-turn");
    assert_eq!((play.asks().as_str(), play.seat(), play.dice()), ("resolve", "blue", (1, 5)));
    assert!(play.is("blue-1", Flag::Damaged));
    assert_eq!(play.fs("blue-1"), 8);
    let play = play.says("resolve: 6");
    assert_eq!(play.fs("blue-1"), 5);
    assert_eq!(play.asks(), "initiative", "the next round");
}
