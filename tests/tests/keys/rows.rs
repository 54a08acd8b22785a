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
