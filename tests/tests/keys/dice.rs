//! Dice: before they fall, and while they may still be changed.

use umpire_engine::table::Answer;
use umpire_screens::Intent;
use umpire_tests::gallery::act;

use super::faces;

#[test]
fn a_page_before_dice_throws_them_and_right_sees_them_first() {
    assert_eq!(act("tell-page-roll", "a"), Intent::DoneThenRoll);
    assert_eq!(act("tell-page-roll", "x"), Intent::DoneThenRoll, "as everywhere");
    assert_eq!(act("tell-page-roll", "right"), Intent::Answer(Answer::Done));
    assert_eq!(act("tell-page", "a"), Intent::Answer(Answer::Done), "no dice follow");
    assert_eq!(act("tell-page", "x"), Intent::Stay);
}

#[test]
fn the_device_rolls_or_the_table_does() {
    assert_eq!(act("roll", "a"), Intent::Roll);
    assert_eq!(act("roll-one", "right a"), Intent::Stay, "no die shows a face before it is turned");
    assert_eq!(act("roll-one", "right up a"), faces(&[10]));
    assert_eq!(act("roll-one", "right down down a"), faces(&[9]));
    assert_eq!(act("roll", "right up up a up a up left down right a"), faces(&[11, 9, 10]));
    assert_eq!(act("roll", "right up right right up a a"), Intent::Stay, "back to the one that was left out");
    assert_eq!(act("roll-d6", &format!("right {}up a", "up up up up up a ".repeat(11))).clone(), {
        let mut twelve = [1; 12];
        twelve[11] = 3;
        faces(&twelve)
    });
    assert_eq!(act("roll", "right b b"), Intent::Undo, "back to the device's dice, then back");
}

/// X throws on every page with dice, whether facts are ticked on it or not; right turns to the other dice, and throws
/// none.
#[test]
fn x_rolls_and_right_is_own_dice_on_every_page_with_dice() {
    for page in ["roll", "roll-one", "roll-d6", "roll-asides", "sum", "pool-most", "pool-both"] {
        assert_eq!([act(page, "x"), act(page, "a")], [Intent::Roll, Intent::Roll], "{page}");
        assert_eq!(act(page, "right"), Intent::Stay, "{page}: the entry, and nothing thrown");
        assert_eq!(act(page, "right b x"), Intent::Roll, "{page}: back from it");
    }
    for page in ["tick-two", "pool-facts", "pool-both-facts", "sum-facts"] {
        let said = |intent| match intent {
            Intent::AnswerThenRoll(said) => said,
            other => panic!("{page}: {other:?}"),
        };
        let ticks = said(act(page, "x"));
        assert_eq!(act(page, "right"), Intent::Answer(ticks), "{page}: own dice follow");
    }
}

/// Where the dice of the table are entered, X goes on as well: as soon as each shows a face.
#[test]
fn x_takes_own_dice_that_are_all_entered() {
    assert_eq!(act("roll", "right up x"), Intent::Stay, "to the first that is left out");
    assert_eq!(act("roll", "right up a up a up left left x"), faces(&[10, 10, 10]));
    assert_eq!(act("own-hits", "x"), act("own-hits", "a"));
}

#[test]
fn dice_that_may_be_changed_stand_with_one_press() {
    assert_eq!(act("omen", "a"), Intent::Answer(Answer::Pick(0)), "as any page of dice is left");
    assert_eq!(act("omen-whole", "a"), Intent::Answer(Answer::Pick(0)));
    assert_eq!(act("omen-off", "a"), Intent::Answer(Answer::Pick(0)));
    assert_eq!(act("omen", "b"), Intent::Undo);
}

#[test]
fn x_changes_the_die_under_the_cursor() {
    assert_eq!(act("omen", "x"), Intent::Answer(Answer::Pick(2)));
    assert_eq!(act("omen", "right x"), Intent::Answer(Answer::Pick(3)));
    assert_eq!(act("omen", "right right x"), Intent::Answer(Answer::Pick(1)), "round the end");
    assert_eq!(act("omen", "up x"), Intent::Answer(Answer::Pick(2)), "the dice lie side by side");
    assert_eq!(act("omen-whole", "right x"), Intent::Answer(Answer::Pick(1)), "all of them at once");
    assert_eq!(act("omen-off", "x"), Intent::Stay);
}

#[test]
fn up_and_down_do_what_can_be_done_before_the_dice_fall() {
    assert_eq!(act("roll-asides", "up"), Intent::Answer(Answer::Pick(0)));
    assert_eq!(act("roll-asides", "down"), Intent::Answer(Answer::Pick(1)));
    assert_eq!(act("roll-aside", "down"), Intent::Stay, "there is but one");
    assert_eq!(act("roll", "up"), Intent::Stay);
    assert_eq!(act("roll-asides", "a"), Intent::Roll);
    assert_eq!(act("roll-asides", "right up up a up a"), faces(&[11, 10]), "own dice are turned by the same keys");
}
