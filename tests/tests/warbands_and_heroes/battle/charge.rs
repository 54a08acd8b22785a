//! Charge (WH-CHRG).

use umpire_engine::table::Kind;
use umpire_tests::battle::red_first;

/// WH-CHRG-1, WH-CHRG-2, WH-CHRG-3: one move of Speed and 2 before 4D of 2; no die for standing still, nothing after.
#[test]
fn a_charge_is_one_long_move_and_the_attack() {
    let play = red_first(&["unit berserkers", "unit warriors"]).says("unit: red-1");
    assert_eq!(play.offers(), ["move", "act", "still", "charge", "pass"]);
    let play = play.says("activate: charge");
    let Kind::Instruct(tell) = play.question().kind else { panic!("a move is told") };
    assert_eq!(tell.reach.map(|reach| reach.value), Some(7));
    assert_eq!(tell.text, "One at least, to the target".into());
    let play = play.says("charge-move: done, target: blue-1");
    assert_eq!(play.dice(), (4, 4));
    let play = play.says("attack: 6 6 1 1");
    assert_eq!((play.fs("blue-1"), play.asks().as_str(), play.seat()), (8, "unit", "blue"));
}

/// WH-ACT-4: it is no row of the action menu.
#[test]
fn a_charge_is_not_in_the_action_menu() {
    let play = red_first(&["unit berserkers", "unit warriors"]).says("unit: red-1, activate: move, move: done");
    assert_eq!(play.offers(), ["attack-1", "other", "nothing"]);
}

/// WH-CHRG-4: it is melee.
#[test]
fn aggressive_counts_for_a_charge() {
    let red = "unit berserkers / unit warriors captain aggressive";
    let play =
        red_first(&[red, "unit warriors"]).says("unit: red-1, activate: charge, charge-move: done, target: blue-1");
    assert_eq!(play.asks(), "facts");
}

/// WH-CHRG-5: without a target in reach the attack is lost.
#[test]
fn a_charge_that_reaches_nobody_is_lost() {
    let play = red_first(&["unit berserkers", "unit warriors"])
        .says("unit: red-1, activate: charge, charge-move: done, target: none");
    assert_eq!((play.asks().as_str(), play.seat()), ("unit", "blue"));
}

/// F-CHARGE: walls strike who charges past.
#[test]
fn walls_strike_who_charges() {
    let play = red_first(&["unit warriors", "unit berserkers"]).says("unit: red-1, activate: still, action: wall");
    let play = play.says("unit: blue-1, activate: charge, charge-move: done");
    assert_eq!(play.asks(), "wall");
    let play = play.says("wall: red-1, strike: yes, attack: 6 6 6 6 6 6");
    assert_eq!(play.asks(), "over", "nobody is left to strike");
}
