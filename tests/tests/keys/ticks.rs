//! Ticks: said alone, or with the dice that follow.

use umpire_engine::table::Answer;
use umpire_screens::Intent;
use umpire_tests::gallery::act;

#[test]
fn ticks_are_said_and_rolled_at_once() {
    assert_eq!(act("tick-two", "x"), Intent::AnswerThenRoll(Answer::Ticks(0b01)));
    assert_eq!(act("tick-two", "down a x"), Intent::AnswerThenRoll(Answer::Ticks(0b11)));
    assert_eq!(act("tick-plain", "x"), Intent::Answer(Answer::Ticks(0b10)), "nothing to roll");
}

#[test]
fn ticks_are_not_rolled_at_once_where_something_can_be_done_before() {
    assert_eq!(act("tick-aside", "x"), Intent::Answer(Answer::Ticks(0b01)));
}

#[test]
fn ticks_that_weigh_too_little_or_too_much_are_not_said() {
    assert_eq!(act("tick-limit-few", "x"), Intent::Stay);
    assert_eq!(act("tick-limit-many", "x"), Intent::Stay);
    assert_eq!(act("tick-limit-right", "x"), Intent::Answer(Answer::Ticks(0b101_1010)));
    assert_eq!(act("tick-limit-few", "x down a x"), Intent::Answer(Answer::Ticks(0b1_1110)), "one more tick mends it");
    assert_eq!(act("tick-limit-many", "a x"), Intent::Answer(Answer::Ticks(0b100_1100)), "or one fewer");
}

/// Whoever ticked and goes on downwards finds the way on there.
#[test]
fn below_the_last_row_a_goes_on_as_x_does_everywhere() {
    assert_eq!(act("tick-two", "a"), Intent::Stay, "on a fact A ticks");
    assert_eq!(act("tick-two", "down down a"), Intent::AnswerThenRoll(Answer::Ticks(0b01)));
    assert_eq!(act("tick-one", "up a"), Intent::AnswerThenRoll(Answer::Ticks(0b1)), "one row: up is as good");
    assert_eq!(act("tick-plain", "down down down a"), Intent::Answer(Answer::Ticks(0b10)), "nothing to roll");
    let five = Answer::Ticks(0b10_0100_1001_0010);
    assert_eq!(act("ticks-fourteen-below", "a"), Intent::Answer(five), "columns have it as well");
    assert_eq!(act("tick-aside", "down down a"), Intent::Answer(Answer::Ticks(0b01)));
    assert_eq!(act("tick-limit-few", "up up down a"), Intent::Stay, "too little is refused there, too");
}

#[test]
fn from_below_the_last_row_up_goes_back_and_down_round() {
    assert_eq!(act("tick-two-below", "up a x"), Intent::AnswerThenRoll(Answer::Ticks(0b11)));
    assert_eq!(act("tick-two-below", "down a x"), Intent::AnswerThenRoll(Answer::Ticks(0b00)));
    assert_eq!(act("tick-two", "up a x"), Intent::AnswerThenRoll(Answer::Ticks(0b11)), "up still finds the last row");
}

#[test]
fn none_is_one_press() {
    assert_eq!(act("ticks-none", "x"), Intent::Answer(Answer::Ticks(0)));
    assert_eq!(act("steps-ticks", "x"), Intent::Answer(Answer::Ticks(0b10_0100_1001_0010)));
}
