//! Other actions and tools (section 14).

use umpire_engine::dice::Op;
use umpire_engine::table::{AnswerError, Kind};
use umpire_tests::battle::{BattlePlay, red_first};
use warbands_and_heroes::{Flag, Place};

fn other(how: &str) -> BattlePlay {
    let play = red_first(&["unit warriors / unit bowmen", "unit warriors"]);
    play.says(&format!("unit: red-1, activate: move, move: done, action: other, other: {how}"))
}

/// WH-OTH-1, WH-OTH-3: a test, a chance, dice, or just done; it is the Unit's action.
#[test]
fn an_other_action_is_one_of_four() {
    assert_eq!(other("test").asks(), "resolve");
    assert_eq!(other("chance").asks(), "chance");
    assert_eq!(other("dice").asks(), "dice-count");
    let done = other("done");
    assert_eq!(done.asks(), "hurt");
    let done = done.says("hurt: none");
    assert_eq!((done.asks().as_str(), done.offers()), ("unit", vec!["red-2".into(), "more".into()]));
}

/// WH-OTH-2, WH-DICE-7: X is 1 to 5, and a die at or under it succeeds.
#[test]
fn x_in_six() {
    let play = other("chance").refuses("chance: 0", AnswerError::Range).refuses("chance: 6", AnswerError::Range);
    let play = play.says("chance: 2");
    let need = play.roll().score.need().expect("a number");
    assert_eq!((need.op, need.value), (Op::AtMost, 2));
    let word = |face: &str| play.clone().says(&format!("chance-roll: {face}")).heard()[0].clone();
    assert_eq!([word("2"), word("3")], ["Warriors: Success", "Warriors: Failure"]);
}

/// WH-OTH-4: it does no damage by itself; what surroundings do is typed in, and counts.
#[test]
fn damage_of_surroundings_is_typed_in() {
    let play = other("done").says("hurt: blue-1, amount: 4, hurt: red-2, amount: 9, hurt: none");
    assert_eq!((play.fs("blue-1"), play.unit("red-2").place), (8, Place::Routed));
    assert!(play.is("blue-1", Flag::Damaged));
}

/// WH-OTH-5: free dice against a number.
#[test]
fn free_dice_against_a_number() {
    let play =
        red_first(&["unit warriors", "unit warriors"]).says("unit: more, more: dice, dice-count: 7, dice-need: 5");
    assert_eq!(play.dice(), (7, 5));
    assert_eq!(play.says("free-dice: 5 6 1 1 1 1 1").asks(), "unit");
    let other = other("dice").says("dice-count: 2, dice-need: 6, free-dice: hits 2");
    assert_eq!(other.asks(), "hurt");
}

/// WH-OTH-5: single tests and chances in anybody's turn, for any Unit.
#[test]
fn tests_and_chances_by_hand() {
    let play = red_first(&["unit warriors", "unit bowmen"]).says("unit: more, more: test");
    assert_eq!(play.offers(), ["red-1", "blue-1", "none"]);
    assert_eq!(
        play.says("tester: none, unit: more, more: chance, chance: 3, chance-roll: 1, unit: more, more: back").asks(),
        "unit"
    );
}

/// Every menu's last row leads back.
#[test]
fn the_menu_has_a_way_back() {
    let play = red_first(&["unit warriors", "unit bowmen"]).says("unit: more");
    let Kind::Choose(choose) = play.question().kind else { panic!("a choice") };
    assert_eq!(choose.options.len(), 8);
    assert_eq!(play.says("more: back").asks(), "unit");
}
