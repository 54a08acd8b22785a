//! Who moves when: Init, groups, roll-offs, delays.

use for_reign_or_ruin::Flag;
use for_reign_or_ruin::book::{Order, Stat, UNKNOWN};
use for_reign_or_ruin::roster::ElementCard;

use super::{Page, moving, moving_after};
use crate::fixture::{BattlePlay, Carded, Fought, begun, hero, unit};
use umpire_engine::table::{Happening, Show};

fn at(name: &str, init: u8) -> ElementCard {
    unit(name).order(Order::Move).with(Stat::Init, init)
}

/// FR-TURN-2, FR-TURN-2A, FR-MOV-1: both sides together, the lowest Init first; then the step is over.
#[test]
fn the_lowest_init_of_both_sides_moves_first() {
    let play = moving(&[at("A", 6), at("B", 2)], &[at("C", 4), at("D", 9)]);
    assert_eq!(play.mover(), "B: Move");
    assert_eq!(play.note(), "Init 2");
    assert_eq!(play.seat(), "red");
    let play = play.says("move: moved");
    assert_eq!(play.mover(), "C: Move");
    assert_eq!(play.seat(), "blue");
    let play = play.says("move: moved");
    assert_eq!(play.mover(), "A: Move");
    let play = play.says("move: moved");
    assert_eq!(play.mover(), "D: Move");
    assert!(play.says("move: moved").done(), "nobody is left to move");
}

/// FR-MOV-1, G-8: one throw for an Init number; the loser's movers of that number all go first; another number has its own.
#[test]
fn the_loser_of_a_roll_off_moves_first_with_all_of_that_init() {
    let red = [at("A", 5), at("B", 5), at("C", 7)];
    let play = moving(&red, &[at("D", 5), at("E", 5), at("F", 7)]).shows("roll-off").says("roll-off: 7 3");
    // Both dice on a page of their own, and what they come to.
    let told: Vec<_> = play.news().iter().filter_map(|news| beat(&play, news)).collect();
    assert_eq!(told, [("7 - 3".into(), "Low die: Blue moves first".into())]);
    assert_eq!(play.mover(), "D: Move");
    let play = play.says("move: moved");
    assert_eq!(play.mover(), "E: Move");
    let play = play.says("move: moved");
    assert_eq!(play.mover(), "A: Move", "without another throw");
    let play = play.says("move: moved, move: moved").shows("roll-off").says("roll-off: 1 2");
    assert_eq!(play.mover(), "C: Move");
}

/// What a page of its own says: the big word, and why.
fn beat(play: &BattlePlay, news: &Happening) -> Option<(String, String)> {
    let (Show::Beat(beat), state) = (&news.show, play.state()) else { return None };
    Some((beat.big.line(&state).to_string(), beat.reason.line(&state).to_string()))
}

/// FR-MOV-1: ties are thrown again.
#[test]
fn a_tied_roll_off_is_thrown_again() {
    let play = moving(&[at("A", 5)], &[at("B", 5)]).says("roll-off: 4 4").shows("roll-off");
    let told: Vec<_> = play.news().iter().filter_map(|news| beat(&play, news)).collect();
    assert_eq!(told, [("4 - 4".into(), "A tie: throw again".into())]);
    assert_eq!(play.says("roll-off: 2 9").mover(), "A: Move");
}

/// FR-MOV-1, FR-UI-1: nobody throws where the other side has nobody who moves at that Init.
#[test]
fn no_roll_off_against_somebody_who_halts() {
    assert_eq!(moving(&[at("A", 5)], &[at("B", 5).order(Order::Halt)]).asks(), "move");
}

/// FR-MOV-1: among movers of one side and Init the owner chooses; the army's order is the default.
#[test]
fn the_owner_chooses_among_his_movers_of_one_init() {
    let play = moving(&[at("A", 5), at("B", 5), at("C", 6)], &[at("D", 9)]);
    assert_eq!(play.mover(), "A: Move");
    let play = play.says("move: another").shows("another");
    assert_eq!(play.offers(), ["red-2", "none"]);
    let play = play.says("another: red-2");
    assert_eq!(play.mover(), "B: Move");
    let play = play.says("move: moved");
    assert_eq!(play.mover(), "A: Move");
    assert!(!play.offers().contains(&"another".into()), "nobody else of Init 5 is left");
}

/// FR-HR-10: sides alternate at one Init, and nobody throws.
#[test]
fn sides_may_alternate_at_an_init() {
    let menu = "rules: house, house: hr-10, house: done";
    let play = moving_after(menu, &[at("A", 5), at("B", 5)], &[at("C", 5), at("D", 5)]);
    assert_eq!(play.mover(), "A: Move");
    let play = play.says("move: moved");
    assert_eq!(play.mover(), "C: Move");
    let play = play.says("move: moved");
    assert_eq!(play.mover(), "B: Move");
    assert_eq!(play.says("move: moved").mover(), "D: Move");
}

/// FR-MOV-2, G-9: a group is one mover, at the lowest Init of its members, and as fast as its slowest.
#[test]
fn a_group_moves_once_at_its_lowest_init() {
    let slow = at("A", 8).grouped(1).with(Stat::Mov, 6);
    let play = moving(&[slow, at("B", 3).grouped(1)], &[at("C", 5)]);
    assert_eq!(play.mover(), "A, group: Move");
    assert_eq!(play.note(), "Init 3");
    assert_eq!(play.far(), "3-6 cm");
    let play = play.says("move: moved");
    assert!(play.element("red-1").is(Flag::Moved) && play.element("red-2").is(Flag::Moved));
    assert_eq!(play.mover(), "C: Move");
    assert!(play.says("move: moved").done());
}

/// FR-TERM-4: a group of one side is not a group of the other that has the same number.
#[test]
fn groups_are_of_one_side() {
    let play = moving(&[at("A", 2).grouped(1)], &[at("B", 3).grouped(1)]).says("move: moved");
    assert_eq!(play.mover(), "B: Move");
}

/// FR-MOV-3, FR-TURN-2C, G-10: a mover is put back once, to a later Init, and moves when that comes.
#[test]
fn a_mover_is_delayed_once() {
    let play = moving(&[at("A", 2)], &[at("B", 4), at("C", 6)]).says("move: delay").shows("delay").says("delay: 5");
    assert!(play.heard().contains(&"A waits for Init 5".into()), "{:?}", play.heard());
    assert!(play.element("red-1").is(Flag::Delayed) && !play.element("red-1").is(Flag::Moved));
    assert_eq!(play.mover(), "B: Move");
    let play = play.says("move: moved");
    assert_eq!(play.mover(), "A: Move");
    assert_eq!(play.note(), "Init 5");
    assert!(!play.offers().contains(&"delay".into()), "{:?}", play.offers());
}

/// FR-MOV-3: not to an Init that has gone by.
#[test]
fn a_delay_is_to_a_later_init() {
    let play = moving(&[at("A", 2)], &[at("B", 4)]).says("move: delay");
    let play = play.refuses("delay: 2", umpire_engine::table::AnswerError::Range);
    assert_eq!(play.says("delay: 3").mover(), "A: Move");
}

/// FR-MOV-1: a mover delayed to an Init joins the roll-off there.
#[test]
fn a_delayed_mover_joins_the_roll_off() {
    let play = moving(&[at("A", 2)], &[at("B", 4)]).says("move: delay, delay: 4").shows("roll-off");
    assert_eq!(play.says("roll-off: 9 1").mover(), "B: Move");
}

/// FR-MOV-3: a group is delayed as one.
#[test]
fn a_group_is_delayed_as_one() {
    let red = [at("A", 2).grouped(1), at("B", 3).grouped(1)];
    let play = moving(&red, &[at("C", 4)]).says("move: delay, delay: 7");
    assert_eq!(play.mover(), "C: Move");
    let play = play.says("move: moved");
    assert_eq!((play.mover(), play.note()), ("A, group: Move".into(), "Init 7".into()));
}

/// FR-MOV-3, FR-UI-1: nobody waits for nothing.
#[test]
fn the_last_mover_cannot_wait() {
    let play = moving(&[at("A", 2)], &[at("B", 4)]).says("move: moved");
    assert!(!play.offers().contains(&"delay".into()), "{:?}", play.offers());
}

/// FR-IN-3, FR-UI-1: an Init that nobody has given is asked before anybody moves, of movers only.
#[test]
fn an_unknown_init_is_asked_before_the_first_move() {
    let unknown = |name: &str| unit(name).with(Stat::Init, UNKNOWN);
    let play = begun(&[unknown("A").order(Order::Move), unknown("B")], &[at("C", 4)]).says("step: begin");
    let play = play.shows("stat").says("stat: 6, keep: once");
    assert_eq!(play.mover(), "C: Move");
    let play = play.says("move: moved");
    assert_eq!((play.mover(), play.note()), ("A: Move".into(), "Init 6".into()));
}

/// FR-IN-3, FR-MOV-5: the Init of one that halts is asked when a leader has joined it.
#[test]
fn an_unknown_init_is_asked_when_a_leader_joins() {
    let red = [hero("Nim").order(Order::Attack), unit("A").with(Stat::Init, UNKNOWN)];
    let play = moving(&red, &[unit("B")]).says("move: join, join: red-2").shows("stat").says("stat: 8, keep: keep");
    assert_eq!((play.mover(), play.note()), ("A: Halt".into(), "Init 8".into()));
}

/// FR-TURN-2, FR-MOV-15: the page of the step counts movers, and who may only rotate; those are not asked.
#[test]
fn the_step_tells_who_moves_and_who_may_rotate() {
    let play = begun(&[at("A", 2), unit("B"), unit("C").order(Order::Reform)], &[at("D", 4)]).shows("step");
    assert_eq!(play.waits(), "2 to move");
    let play = play.says("step: begin");
    assert!(play.heard().contains(&"2 more may rotate".into()), "{:?}", play.heard());
    assert!(play.says("move: moved, move: moved").done());
}
