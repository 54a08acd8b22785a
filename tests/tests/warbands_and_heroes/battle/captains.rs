//! Captains (section 12).

use umpire_engine::table::AnswerError;
use umpire_tests::battle::{BattlePlay, red_first, warbands};
use warbands_and_heroes::Flag;

fn strikes(play: BattlePlay, dice: &str) -> BattlePlay {
    play.says(&format!("unit: red-1, activate: move, move: done, action: attack-1, target: blue-1, attack: {dice}"))
}

/// WH-CAP-1: a captain has no FS, and leaves with his Unit.
#[test]
fn a_captain_leaves_with_his_unit() {
    let play = red_first(&["unit bowmen / unit warriors captain shrewd", "unit warriors"]);
    let near = |play: BattlePlay| play.says("unit: more, more: test, tester: red-1").asks();
    assert_eq!(near(play.clone()), "near-captain");
    assert_eq!(near(play.corrects("red-2", "place", 1)), "resolve");
}

/// WH-CAPT-2: -2 dice, one at least.
#[test]
fn a_cowardly_captains_unit_has_two_dice_less() {
    let dice = |red: &str| {
        red_first(&[red, "unit warriors"])
            .says("unit: red-1, activate: move, move: done, action: attack-1, target: blue-1")
            .dice()
            .0
    };
    assert_eq!(dice("unit warriors captain cowardly"), 2);
    assert_eq!(dice("unit bowmen captain cowardly"), 1, "one at least");
}

/// WH-CAPT-7, WH-ATK-4: up to two dice a round on any attacks of the side, each once; the second result stands.
#[test]
fn a_dangerous_captains_side_rerolls_two_dice_a_round() {
    let play = strikes(
        red_first(&["unit warriors / unit bowmen captain dangerous / unit warriors", "unit warriors"]),
        "1 2 6 3",
    );
    assert_eq!((play.asks().as_str(), play.offers().len()), ("dice", 4));
    let play = play.refuses("dice: die-1 die-2 die-4", AnswerError::Weight);
    let play = play.says("dice: die-1");
    assert_eq!((play.asks().as_str(), play.dice(), play.roll().hits_only), ("again", (1, 4), false));
    let play = play.says("again: 5");
    assert_eq!(play.fs("blue-1"), 8, "two hits now");
    let play = play.says("unit: red-3, activate: move, move: done, action: attack-1, target: blue-1, attack: 6 6 1 1");
    let play = play.refuses("dice: die-1 die-2", AnswerError::Weight).says("dice: die-2, again: 1");
    assert_eq!(play.fs("blue-1"), 6, "worse, and it stands");
    let play = play.says("unit: red-2, activate: still, action: attack-2, target: blue-1, attack: 1 1 1 1 1 1");
    assert_eq!((play.asks().as_str(), play.seat()), ("unit", "blue"), "none are left");
}

/// WH-DICE-6: who enters hits alone has no faces to reroll.
#[test]
fn hits_alone_are_not_rerolled() {
    let play = red_first(&["unit warriors captain dangerous", "unit warriors"])
        .says("unit: red-1, activate: move, move: done, action: attack-1, target: blue-1, attack: hits 1");
    assert_eq!((play.asks().as_str(), play.seat(), play.fs("blue-1")), ("unit", "blue", 10));
}

/// WH-CAP-4: two Dangerous captains do not stack.
#[test]
fn two_dangerous_captains_reroll_two_dice() {
    let red = "unit warriors captain dangerous / unit warriors captain dangerous";
    let play = strikes(red_first(&[red, "unit warriors"]), "1 1 1 1").says("dice: die-1 die-2, again: 1 1");
    let play = play.says("unit: red-2, activate: move, move: done, action: attack-1, target: blue-1, attack: 1 1 1 1");
    assert_eq!(play.seat(), "blue");
}

/// WH-CAPT-8, WH-CAP-4: once a round for each Level-Headed captain, from the Unit's menu; friends only.
#[test]
fn a_level_headed_captain_is_used_once_a_round() {
    let play = red_first(&["unit warriors / unit bowmen captain level-headed", "unit warriors"]).says("unit: red-1");
    assert!(play.offers().contains(&"level-headed".into()));
    let play = play.says("activate: level-headed");
    assert_eq!(play.heard(), ["Warriors: not compelled"]);
    assert!(play.is("red-2", Flag::LevelUsed) && !play.offers().contains(&"level-headed".into()));
    let play = play.says("activate: pass, unit: more, more: end-turn, unit: blue-1");
    assert!(!play.offers().contains(&"level-headed".into()), "no enemy's");
    let two = red_first(&["unit warriors captain level-headed / unit bowmen captain level-headed", "unit warriors"]);
    let two = two.says("unit: red-1, activate: level-headed, activate: level-headed");
    assert!(!two.offers().contains(&"level-headed".into()), "one use each");
}

/// WH-HR-13: only the captain's own Unit rerolls, by house rule.
#[test]
fn only_the_dangerous_unit_rerolls_by_house_rule() {
    let sides = ["unit warriors / unit bowmen captain dangerous", "unit warriors"];
    let play =
        warbands(&sides).says("rules: house, house: hr-13, rules: fight, deploy: done, initiative: 6 1, first: first");
    let play = strikes(play, "1 1 1 1");
    assert_eq!(play.asks(), "unit");
    let play = play.says("unit: red-2, activate: still, action: attack-2, target: blue-1, attack: 1 1 1 1 1 1");
    assert_eq!(play.asks(), "dice");
}
