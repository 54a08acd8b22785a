//! Quick mode (WH-UI-5).

use umpire_tests::battle::{BattlePlay, warbands};
use warbands_and_heroes::Flag;

fn quick(sides: &[&str]) -> BattlePlay {
    warbands(sides).says("rules: quick, deploy: done")
}

/// WH-UI-5: trackers and dice; the morale step knows who was damaged.
#[test]
fn the_morale_step_knows_who_was_damaged() {
    let play = quick(&["unit warriors / unit bowmen", "unit warriors"]);
    assert_eq!((play.asks().as_str(), play.state().round), ("quick", 1));
    let play = play.says("quick: attack, attacker: red-1, with: attack-1, target: blue-1, facts: still");
    assert_eq!(play.dice(), (5, 4));
    let play = play.says("attack: 6 6 1 1 1, quick: damage, hurt: red-2, amount: 1, hurt: none");
    assert!(play.is("blue-1", Flag::Damaged) && play.is("red-2", Flag::Damaged));
    let play = play.says("quick: morale");
    assert_eq!((play.asks().as_str(), play.seat()), ("resolve", "red"));
    let play = play.says("resolve: 6, resolve: 1");
    assert_eq!((play.fs("red-2"), play.asks().as_str(), play.state().round), (4, "quick", 2));
    assert_eq!(play.says("quick: morale").state().round, 3, "nobody is damaged now");
}

/// The same tools, and an end.
#[test]
fn quick_mode_has_all_tools() {
    let play = quick(&["unit warriors", "unit warriors"]);
    let play = play.says("quick: test, tester: red-1, resolve: 2, quick: chance, chance: 1, chance-roll: 1");
    let play = play.says("quick: dice, dice-count: 1, dice-need: 2, free-dice: 1, quick: initiative, initiative: 3 3");
    let play = play.says("quick: reinforce, joins: none, quick: end, end: yes, winner: b");
    assert_eq!(play.won(), Some("blue"));
}

/// Berserk, Aggressive and Retreat are as ever.
#[test]
fn attacks_are_whole_in_quick_mode() {
    let play = quick(&["unit warriors", "unit bowmen"])
        .says("quick: attack, attacker: red-1, with: attack-1, target: blue-1, facts:, attack: 6 1 1 1");
    assert_eq!((play.asks().as_str(), play.seat()), ("resolve", "blue"));
}

/// WH-CHRG-3: a charge is not asked whether it stood still.
#[test]
fn a_charge_stands_still_in_no_mode() {
    let play = quick(&["unit berserkers", "unit warriors"]).says("quick: attack, attacker: red-1");
    let rows = |with: &str| play.clone().says(&format!("with: {with}, target: blue-1")).offers();
    assert_eq!(rows("attack-1"), ["still", "referee"]);
    assert_eq!(rows("attack-2"), ["referee"]);
}
