//! Section 1: how many dice, and what they come to.

use rattle_and_rend::Grade;
use umpire_engine::dice::{Die, chance};
use umpire_engine::table::{Answer, Source, Thrown};
use umpire_tests::play::{Play, duel, play, with};

/// Red's led Fighters attack, and the facts of the table are open.
fn fury() -> Play {
    duel("ogrekin", "dwarves").says("act: stand, who: red-3, target: blue-2, react: none-more")
}

/// RR-DICE-1
#[test]
fn a_check_names_its_stat_and_throws_d20s() {
    let roll = fury().says("facts:").roll();
    assert_eq!((roll.name, roll.pool.die), ("Fury", Die::D20));
    assert_eq!(fury().says("facts:, roll: 9 1").roll().name, "Will");
    let guile = duel("ogrekin", "dwarves").says("act: maneuver, who: red-1, react: none-more, move:").roll();
    assert_eq!((guile.name, guile.pool.die), ("Guile", Die::D20));
}

/// RR-DICE-2
#[test]
fn a_bonus_is_three_dice_a_penalty_one_both_or_neither_two() {
    for (facts, dice) in [("", 2), ("friend", 3), ("outnumbered", 1), ("friend outnumbered", 2)] {
        assert_eq!(fury().says(&format!("facts: {facts}")).roll().pool.count, dice, "{facts:?}");
    }
}

/// RR-DICE-2
#[test]
fn two_bonuses_are_no_fourth_die() {
    let inspired = play()
        .says("rules: elements, warband: ogrekin, warband: dwarves, terrain: inspiring, deploy:, bid: 1 0, first: red");
    let fury = inspired.says("act: stand, who: red-3, target: blue-2, react: none-more");
    assert_eq!(fury.clone().says("facts: friend inspired").roll().pool.count, 3);
    assert_eq!(fury.says("facts: friend inspired outnumbered").roll().pool.count, 2);
}

/// RR-DICE-3
#[test]
fn a_die_that_meets_the_number_succeeds_and_two_are_critical() {
    let rolled = |faces: &str| fury().says("facts:").says(&format!("roll: {faces}")).grade();
    assert_eq!(rolled("8 8"), Grade::Failure);
    assert_eq!(rolled("9 8"), Grade::Success);
    assert_eq!(rolled("8 20"), Grade::Success);
    assert_eq!(rolled("9 9"), Grade::Critical);
    let three = |faces: &str| fury().says("facts: friend").says(&format!("roll: {faces}")).grade();
    assert_eq!(three("8 9 1"), Grade::Success);
    assert_eq!(three("8 9 10"), Grade::Critical);
    assert_eq!(three("20 20 20"), Grade::Critical);
}

/// RR-DICE-4
#[test]
fn one_die_is_never_critical() {
    let alone = fury().says("facts: outnumbered");
    assert!(!chance(alone.roll().pool, alone.roll().score, 2).is_possible());
    assert_eq!(alone.says("roll: 20").grade(), Grade::Success);
}

/// RR-DICE-5
#[test]
fn modifiers_change_the_dice_and_never_the_number() {
    for facts in ["", "friend", "outnumbered", "friend outnumbered"] {
        assert_eq!(fury().says(&format!("facts: {facts}")).need(), 9);
    }
}

/// RR-DICE-6
#[test]
fn facts_come_before_the_dice_and_the_dice_before_the_grade() {
    fury().shows("facts").says("facts:").shows("roll").says("roll: 9 1").shows("roll");
    assert!(fury().says("facts:").heard().is_empty(), "nothing is graded before the dice lie");
    assert_eq!(fury().says("facts:, roll: 9 1").heard(), ["rolled"]);
}

/// RR-DICE-7
#[test]
fn dice_of_the_device_and_dice_of_the_table_are_one_event() {
    let thrown = |by| {
        with(fury().says("facts:").tape(), |game| {
            let faces = [9, 20].into_iter().collect();
            game.say(&Answer::Dice(faces, by), Source::Thumb).expect("two faces of a d20");
            (game.news().to_vec(), game.question().map(|question| question.clone()))
        })
    };
    assert_eq!(thrown(Thrown::Device), thrown(Thrown::Table));
}

/// RR-DICE-10: what the screen shows for a Fury of 9+.
#[test]
fn the_odds_of_a_nine() {
    let odds = |facts: &str, hits| {
        let roll = fury().says(&format!("facts: {facts}")).roll();
        chance(roll.pool, roll.score, hits).to_string()
    };
    assert_eq!([odds("outnumbered", 1), odds("outnumbered", 2)], ["60%", "0%"]);
    assert_eq!([odds("", 1), odds("", 2)], ["84%", "36%"]);
    assert_eq!([odds("friend", 1), odds("friend", 2)], ["93.6%", "64.8%"]);
}
