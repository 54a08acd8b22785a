//! Turns and activation (section 8).

use umpire_engine::table::{AnswerError, Kind};
use umpire_tests::battle::{BattlePlay, red_first};
use warbands_and_heroes::Flag;

const TWO: &str = "unit warriors / unit bowmen";

fn acts(play: BattlePlay, steps: &str) -> BattlePlay {
    play.says(&format!("unit: red-1, {steps}"))
}

/// WH-ACT-1: each Unit once, in any order; a Unit may pass; the turn ends with the last.
#[test]
fn each_unit_acts_once_in_any_order() {
    let play = red_first(&["unit warriors / unit warriors / unit bowmen", TWO]);
    let play = play.says("unit: red-3, activate: pass");
    assert_eq!(play.offers(), ["red-1", "red-2", "more"]);
    let play = play.refuses("unit: red-3", AnswerError::NotNow);
    let play = play.says("unit: red-1, activate: pass, unit: red-2, activate: pass");
    assert_eq!((play.asks().as_str(), play.seat()), ("unit", "blue"));
}

/// F-ACTIVATE step 6: whoever ends the turn early is told who has not acted.
#[test]
fn ending_a_turn_says_who_is_idle() {
    let play = red_first(&["unit warriors / unit warriors / unit bowmen", TWO])
        .says("unit: red-1, activate: pass, unit: more");
    let Kind::Choose(choose) = play.question().kind else { panic!("a choice") };
    assert_eq!(choose.options[0].label, umpire_engine::table::Words::with("End turn, {} idle", 2u8));
    assert_eq!(play.says("more: end-turn").seat(), "blue");
}

/// WH-ACT-2, WH-ACT-3, WH-ACT-4: a move and an action in either order, and the move is one piece.
#[test]
fn a_move_and_an_action_in_either_order() {
    let play = red_first(&[TWO, TWO]);
    let moved = acts(play.clone(), "activate: move");
    let Kind::Instruct(tell) = moved.question().kind else { panic!("a move is told") };
    assert_eq!(tell.reach.map(|reach| reach.value), Some(5), "Speed");
    let moved = moved.says("move: done");
    assert_eq!(moved.offers(), ["attack-1", "wall", "other", "nothing"]);
    assert_eq!(moved.says("action: nothing").asks(), "unit", "no second move");
    let acted = acts(play, "activate: act, stay: no, action: nothing");
    assert_eq!(acted.asks(), "move");
    assert_eq!(acted.says("move: done").asks(), "unit", "no second action");
}

/// WH-ACT-5: who stands still has a die more.
#[test]
fn standing_still_brings_a_die() {
    let play = acts(red_first(&[TWO, TWO]), "activate: still, action: attack-1, target: blue-1");
    assert_eq!(play.dice(), (5, 4));
    assert_eq!(play.says("attack: 1 1 1 1 1").asks(), "unit", "and no move");
}

/// WH-ACT-6: who acts first decides before the attack; the die locks the move.
#[test]
fn the_die_is_taken_before_the_attack_and_locks_the_move() {
    let play = acts(red_first(&[TWO, TWO]), "activate: act");
    assert_eq!(play.asks(), "stay");
    let stays = play.clone().says("stay: yes, action: attack-1, target: blue-1");
    assert_eq!(stays.dice().0, 5);
    assert_eq!(stays.says("attack: 1 1 1 1 1").asks(), "unit");
    let moves = play.says("stay: no, action: attack-1, target: blue-1");
    assert_eq!(moves.dice().0, 4);
    assert_eq!(moves.says("attack: 1 1 1 1").asks(), "move");
}

/// WH-ACT-7: who moved earlier in the round has no die, and is not asked.
#[test]
fn who_has_moved_has_no_die_for_standing_still() {
    let play = red_first(&[TWO, TWO]).corrects("red-1", "moved", 1);
    let still = acts(play.clone(), "activate: still, action: attack-1, target: blue-1");
    assert_eq!(still.dice().0, 4);
    assert_eq!(acts(play, "activate: act").asks(), "action", "nothing to stay for");
}

/// WH-ACT-7: a Retreat after the attack changes nothing; one before it does.
#[test]
fn a_retreat_counts_as_having_moved() {
    let hit =
        "unit: red-1, activate: still, action: attack-1, target: blue-1, attack: 4 1 1 1 1, resolve: 1, retreat: yes";
    let play = red_first(&["unit warriors", "unit bowmen"]).says(hit);
    assert!(play.is("blue-1", Flag::Moved));
    let play = play.says("unit: blue-1, activate: still, action: attack-2, target: red-1");
    assert_eq!(play.dice().0, 5, "5 listed, and none for standing still");
}

/// WH-ACT-8, WH-HERO-7: the move's page says who may pass through whom.
#[test]
fn the_move_says_through_whom() {
    let hero = "class \"Hero\" trait hero attack \"Blade\" 3d2 / unit \"Hero\" / unit warriors";
    let play = red_first(&[hero, TWO]);
    let text = |play: BattlePlay| {
        let Kind::Instruct(tell) = play.question().kind else { panic!("a move is told") };
        tell.text
    };
    let of = |id: &str| text(play.clone().says(&format!("unit: {id}, activate: move")));
    assert_eq!(of("red-1"), "May pass through allies".into());
    assert_eq!(of("red-2"), "Not through other Units".into());
}

/// WH-ACT-9, WH-ACT-10: squares and sight are the table's; range questions say "in sight".
#[test]
fn ranges_need_sight() {
    let play = red_first(&["unit bowmen", TWO]).says("unit: red-1, activate: act, stay: no, action: attack-2");
    assert_eq!(play.question().heading.note, "in sight".into());
}

/// WH-CLS-1: a class of Speed 0 cannot move first.
#[test]
fn speed_none_cannot_move() {
    let rock = "class \"Rock\" speed 0 attack \"Roll\" 3d2 / unit \"Rock\"";
    let play = red_first(&[rock, TWO]).says("unit: red-1");
    assert_eq!(play.offers(), ["act", "still", "pass"]);
    let play = play.says("activate: act, stay: no, action: nothing");
    assert_eq!((play.asks().as_str(), play.seat()), ("unit", "blue"), "nor afterwards");
}
