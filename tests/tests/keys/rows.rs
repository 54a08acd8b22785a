//! What A, X and the pad come to at a list, a grid, a number, a name and an instruction.

use umpire_engine::table::Answer;
use umpire_screens::Intent;
use umpire_tests::gallery::act;

#[test]
fn a_picks_what_is_under_the_cursor_and_x_the_other_thing() {
    assert_eq!(act("choose-rows", "a"), Intent::Answer(Answer::Pick(1)));
    assert_eq!(act("choose-rows", "down down a"), Intent::Answer(Answer::Pick(3)));
    assert_eq!(act("choose-rows", "x"), Intent::Answer(Answer::Pick(6)));
    assert_eq!(act("choose-rows", "b"), Intent::Undo);
}

#[test]
fn what_cannot_be_picked_now_stays() {
    assert_eq!(act("choose-rows-off", "a"), Intent::Stay);
    assert_eq!(act("choose-grid-off", "a"), Intent::Stay);
}

#[test]
fn the_cursor_goes_round_the_ends() {
    assert_eq!(act("choose-rows-scroll", "up a"), Intent::Answer(Answer::Pick(7)));
    assert_eq!(act("choose-rows-scroll", "up down a"), Intent::Answer(Answer::Pick(0)));
    assert_eq!(act("choose-grid", "down a"), Intent::Answer(Answer::Pick(5)));
    assert_eq!(act("choose-grid", "down down a"), Intent::Answer(Answer::Pick(2)));
    assert_eq!(act("choose-grid-eight", "right a"), Intent::Answer(Answer::Pick(0)));
    assert_eq!(act("choose-grid-eight", "x"), Intent::Answer(Answer::Pick(8)));
}

#[test]
fn a_long_list_is_leafed_through() {
    assert_eq!(act("choose-rows-eighteen", "a"), Intent::Answer(Answer::Pick(7)));
    assert_eq!(act("choose-rows-eighteen", "right a"), Intent::Answer(Answer::Pick(12)));
    let end = act("choose-rows-eighteen", "right right right a");
    assert_eq!(end, Intent::Answer(Answer::Pick(17)), "not beyond the end");
    assert_eq!(act("choose-rows-eighteen", "left left a"), Intent::Answer(Answer::Pick(0)));
    assert_eq!(act("rows-amount", "right a"), Intent::Answer(Answer::Pick(1)), "a short list has one page");
    assert_eq!(act("ladder-many", "right a"), Intent::Answer(Answer::Pick(5)));
}

#[test]
fn numbers_keep_to_their_range() {
    assert_eq!(act("number", "a"), Intent::Answer(Answer::Number(80)));
    assert_eq!(act("number", "right up a"), Intent::Answer(Answer::Number(100)));
    assert_eq!(act("number", &format!("{}a", "left ".repeat(20))), Intent::Answer(Answer::Number(0)));
}

#[test]
fn names_are_taken_or_spelt() {
    let name = |name| Intent::Answer(Answer::Name(heapless::String::try_from(name).expect("a short name")));
    assert_eq!(act("name", "a"), name("Dwarven Throng"));
    assert_eq!(act("name", "x a"), name("The Stout"));
    assert_eq!(act("name-empty", "a"), name("Aa"));
    assert_eq!(act("name-empty", "up left up a"), Intent::Stay, "a name of nothing is none");
}

#[test]
fn a_tell_is_done_or_taken_back() {
    assert_eq!(act("tell-push", "a"), Intent::Answer(Answer::Done));
    assert_eq!(act("tell-push", "b"), Intent::Undo);
}

/// Whoever moved as far as is told says so with one press.
#[test]
fn under_a_distance_a_says_what_came_of_it() {
    assert_eq!(act("far-three", "a"), Intent::Answer(Answer::Pick(0)));
    assert_eq!(act("far-four", "down a"), Intent::Answer(Answer::Pick(2)));
    assert_eq!(act("far-six", "a"), Intent::Answer(Answer::Pick(5)), "six of them are one page");
    assert_eq!(act("far-six", "up a"), Intent::Stay, "what cannot be picked now stays");
    assert_eq!(act("far-eight", "right a"), Intent::Stay, "a page of four on: the fifth is off");
    assert_eq!(act("far-eight", "right down a"), Intent::Answer(Answer::Pick(5)));
    assert_eq!(act("far-three", "b"), Intent::Undo);
}

#[test]
fn a_step_is_begun_by_a_and_skipped_by_x() {
    assert_eq!(act("step", "a"), Intent::Answer(Answer::Pick(0)));
    assert_eq!(act("step", "x"), Intent::Answer(Answer::Pick(1)));
    assert_eq!(act("step", "down a"), Intent::Answer(Answer::Pick(0)), "there is nothing else to choose");
    assert_eq!(act("step", "b"), Intent::Undo);
    assert_eq!(act("step-rows", "a"), Intent::Answer(Answer::Pick(2)), "more options lie in rows");
    assert_eq!(act("step-rows", "x"), Intent::Answer(Answer::Pick(1)));
    assert_eq!(act("step-first", "x"), Intent::Stay, "nothing is behind it");
}
