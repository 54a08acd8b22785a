//! House rules (section 17); those of initiative, walls, blocks and captains are tested there.

use umpire_tests::battle::{BattlePlay, warbands};
use warbands_and_heroes::Flag;

/// A battle by these house rules in which red has the first turn.
fn by(rules: &str, sides: &[&str]) -> BattlePlay {
    let dice = format!("6{}", " 1".repeat(sides.len() - 1));
    warbands(sides)
        .says(&format!("rules: house, house: {rules}, rules: fight, deploy: done, initiative: {dice}, first: first"))
}

fn strikes(play: BattlePlay) -> BattlePlay {
    play.says("unit: red-1, activate: move, move: done, action: attack-1, target: blue-1")
}

fn test(play: BattlePlay, who: &str) -> BattlePlay {
    play.says(&format!("unit: more, more: test, tester: {who}"))
}

/// The defaults are the game: nothing is ticked, and the list remembers what was.
#[test]
fn nothing_is_ticked_to_begin_with() {
    let play = warbands(&["unit warriors", "unit warriors"]).says("rules: house");
    assert_eq!((play.offers().len(), play.preset().len()), (15, 0));
    let play = play.says("house: hr-2 hr-15, rules: house");
    assert_eq!(play.preset(), ["hr-2", "hr-15"]);
}

/// WH-HR-1: half dice are rounded up.
#[test]
fn half_dice_round_up() {
    let play = by("hr-1", &["unit berserkers", "unit warriors"]).corrects("red-1", "fs", 5);
    assert_eq!(strikes(play).dice().0, 2, "half of 3");
}

/// WH-HR-2: -1 Resolve while bloodied.
#[test]
fn bloodied_nerves() {
    let play = by("hr-2", &["unit bowmen", "unit warriors"]);
    assert_eq!(test(play.clone(), "red-1").dice().1, 3);
    assert_eq!(test(play.corrects("red-1", "fs", 4), "red-1").dice().1, 2);
}

/// WH-HR-4: the table counts squares otherwise; the device says so.
#[test]
fn squares_are_said() {
    let play = by("hr-4", &["unit bowmen", "unit warriors"]);
    assert!(play.notes().iter().any(|note| note.starts_with("Squares")), "{:?}", play.notes());
}

/// WH-HR-7: a failed test shakes, and stops the captain's traits.
#[test]
fn shaken_is_a_state() {
    let red = "unit bowmen captain aggressive / unit warriors";
    let play = test(by("hr-7", &[red, "unit warriors"]), "red-1").says("resolve: 6");
    assert!(play.is("red-1", Flag::Shaken));
    let play = play.says("unit: red-2, activate: move, move: done, action: attack-1, target: blue-1");
    assert_eq!(play.asks(), "attack", "he is not Aggressive now");
}

/// WH-HR-7: morale shakes, too; who was Shaken when the round began tests after the step.
#[test]
fn the_shaken_may_be_steady_again() {
    let sides = ["unit bowmen / unit bowmen", "unit warriors"];
    let play = by("hr-7", &sides).corrects("red-1", "damage", 7);
    let over = "unit: more, more: end-turn, unit: more, more: end-turn";
    let play = play.says(over).says("resolve: 6");
    assert!(play.is("red-1", Flag::Shaken), "and no test in the same round");
    assert_eq!(play.asks(), "initiative");
    let play = play.says("initiative: 6 1, first: first").says(over);
    assert_eq!((play.asks().as_str(), play.seat()), ("resolve", "red"));
    assert!(play.clone().says("resolve: 6").is("red-1", Flag::Shaken));
    assert!(!play.says("resolve: 3").is("red-1", Flag::Shaken));
}

/// WH-HR-8: a limit for all ranged attacks.
#[test]
fn a_limit_for_ranged_attacks() {
    let play = warbands(&["unit bowmen", "unit warriors"]).says("rules: house, house: hr-8, ranged-limit: 9");
    let play = play.says("rules: fight, deploy: done, initiative: 6 1, first: first");
    let play = play.says("unit: red-1, activate: act, stay: no, action: attack-2");
    assert_eq!(play.question().heading.note, umpire_engine::table::Words::with("in sight, {}", 9u8));
}

/// WH-HR-9: Aggressive only after a hit.
#[test]
fn aggressive_only_after_a_hit() {
    let play = strikes(by("hr-9", &["unit warriors / unit warriors captain aggressive", "unit warriors"]))
        .says("facts: aggressive");
    assert_eq!(play.clone().says("attack: 1 1 1 1").fs("blue-1"), 12);
    assert_eq!(play.says("attack: 6 1 1 1").fs("blue-1"), 8);
}

/// WH-HR-11, WH-DICE-5: a 6 always fails, and so is always rolled.
#[test]
fn a_six_always_fails() {
    let play = test(by("hr-11", &["unit berserkers", "unit warriors"]), "red-1");
    assert_eq!(play.dice(), (1, 5));
    assert_eq!(play.says("resolve: 6").heard(), ["Berserkers: Fails"]);
}

/// WH-HR-15: no dice, no attack.
#[test]
fn dice_may_be_none() {
    let play = by("hr-15", &["unit bowmen captain cowardly", "unit warriors"]);
    let play = play.says("unit: red-1, activate: move, move: done");
    assert_eq!(play.offers(), ["attack-2", "other", "nothing"], "2 - 2 dice are none");
    let play = play.says("action: attack-2, target: blue-1, attack: referee, referee: -3");
    assert_eq!((play.asks().as_str(), play.seat()), ("unit", "blue"));
}

/// WH-HR-8, WH-DATA-2: with a range of its own and a limit of the house the smaller counts.
#[test]
fn of_two_ranges_the_smaller_counts() {
    let note = |range: u8| {
        let own = format!("class \"Slingers\" fs 8 attack \"Stones\" 3d1 ranged range {range} / unit \"Slingers\"");
        let play = warbands(&[&own, "unit warriors"]).says("rules: house, house: hr-8, ranged-limit: 5, rules: fight");
        let play =
            play.says("deploy: done, initiative: 6 1, first: first, unit: red-1, activate: still, action: attack-1");
        play.with(|game| game.question().expect("a target").heading.note.line(&*game.scene()).to_string())
    };
    assert_eq!((note(8), note(4)), ("in sight, 5".into(), "in sight, 4".into()));
}
