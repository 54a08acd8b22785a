//! Initiative and rounds (sections 6 and 7).

use umpire_engine::table::{Seat, Show};
use umpire_tests::battle::{BattlePlay, fought, red_first, warbands};
use warbands_and_heroes::Flag;

const ONE: &str = "unit warriors";
const SHREWD: &str = "unit warriors captain shrewd";

fn block(play: &BattlePlay) -> Vec<&'static str> {
    play.state().block.iter().map(Seat::id).collect()
}

/// Plays the open turn out: nobody of it does anything.
fn turn_over(play: BattlePlay) -> BattlePlay {
    let mut play = play;
    let sides = play.state().block.len();
    for _ in 0..sides {
        play = play.says("unit: more, more: end-turn");
    }
    play
}

/// WH-INIT-1, WH-INIT-3, WH-INIT-4: a die a side; the highest chooses first or last; the others keep their result.
#[test]
fn the_highest_chooses_and_the_others_act_from_high_to_low() {
    let play = fought(&[ONE, ONE, ONE]);
    assert_eq!((play.asks().as_str(), play.dice().0), ("initiative", 3));
    let play = play.says("initiative: 2 5 3");
    assert_eq!((play.asks().as_str(), play.seat()), ("first", "blue"));
    let mut order = Vec::new();
    let mut first = play.clone().says("first: first");
    for _ in 0..3 {
        order.extend(block(&first));
        first = turn_over(first);
    }
    assert_eq!(order, ["blue", "gold", "red"]);
    let mut order = Vec::new();
    let mut last = play.says("first: last");
    for _ in 0..3 {
        order.extend(block(&last));
        last = turn_over(last);
    }
    assert_eq!(order, ["gold", "red", "blue"]);
}

/// WH-INIT-7: who chose last never ties, not even with a 1.
#[test]
fn last_is_below_every_result() {
    let play = fought(&[ONE, ONE, ONE]).says("initiative: 1 2 1, first: last");
    assert_eq!(block(&play), ["red", "gold"]);
}

/// WH-INIT-5, WH-INIT-6, WH-SIM-3: equal results act together; a tie at the top lets nobody choose.
#[test]
fn equal_results_are_one_block() {
    let play = fought(&[ONE, ONE, ONE]).says("initiative: 6 3 3, first: first");
    let play = turn_over(play);
    assert_eq!((play.asks().as_str(), block(&play)), ("roll-off", vec!["blue", "gold"]));
    let tie = fought(&[ONE, ONE, ONE]).says("initiative: 4 4 4");
    assert_eq!((tie.asks().as_str(), block(&tie).len()), ("roll-off", 3));
}

/// WH-INIT-2, WH-CAPT-4: all dice are seen first; Shrewd sides choose from the lowest roll upward.
#[test]
fn shrewd_captains_change_their_result_by_one() {
    let play = fought(&[SHREWD, ONE, SHREWD]).says("initiative: 5 4 2");
    assert!(matches!(play.news()[0].show, Show::Revealed(_)), "all dice are seen");
    assert_eq!((play.asks().as_str(), play.seat()), ("shrewd", "gold"));
    let play = play.says("shrewd: keep");
    assert_eq!(play.seat(), "red");
    let less = play.clone().says("shrewd: less");
    assert_eq!(less.asks(), "roll-off", "4 and 4 tie at the top");
    let more = play.says("shrewd: more");
    assert_eq!((more.state().sides[0].result, more.seat()), (6, "red"));
}

/// WH-INIT-2: results from 0 to 7; by the order of the seats where rolls are equal.
#[test]
fn shrewd_results_go_from_none_to_seven() {
    let play = fought(&[SHREWD, SHREWD]).says("initiative: 1 1");
    assert_eq!(play.seat(), "red");
    let play = play.says("shrewd: less, shrewd: keep");
    assert_eq!((play.state().sides[0].result, play.asks().as_str(), play.seat()), (0, "first", "blue"));
    let play = fought(&[SHREWD, ONE]).says("initiative: 6 6, shrewd: more");
    assert_eq!((play.state().sides[0].result, play.seat()), (7, "red"));
}

/// WH-CAPT-4: no captain in play, no choice; WH-CAP-4: two do not count twice.
#[test]
fn shrewd_counts_once_a_side_while_he_is_in_play() {
    let two = fought(&["unit warriors captain shrewd / unit bowmen captain shrewd", ONE]);
    assert_eq!(two.says("initiative: 3 4, shrewd: more").asks(), "roll-off", "once, and it is a tie");
    let routed = fought(&["unit warriors captain shrewd / unit bowmen", ONE]).corrects("red-1", "place", 1);
    assert_eq!(routed.says("initiative: 3 4").asks(), "first");
}

/// WH-ROUND-1 to WH-ROUND-6, WH-INIT-8, WH-TERM-4, WH-TERM-5: initiative, turns, morale; then all anew.
#[test]
fn rounds_follow_each_other_and_initiative_is_rolled_anew() {
    let play = red_first(&["unit warriors / unit bowmen captain dangerous", ONE]);
    let play = play.says(
        "unit: red-1, activate: still, action: attack-1, target: blue-1, attack: 6 1 1 1 1, dice: die-2, again: 1",
    );
    assert_eq!(play.state().sides[0].rerolls, 1);
    assert!(play.is("red-1", Flag::Still) && play.is("red-1", Flag::Acted) && play.is("blue-1", Flag::Damaged));
    let play = play.says("unit: more, more: end-turn, unit: more, more: end-turn");
    assert_eq!((play.asks().as_str(), play.seat()), ("resolve", "blue"), "morale comes when all have acted");
    let play = play.says("resolve: 1");
    assert_eq!((play.asks().as_str(), play.state().round), ("initiative", 2));
    assert!(!play.is("red-1", Flag::Still) && !play.is("red-1", Flag::Acted) && !play.is("blue-1", Flag::Damaged));
    assert_eq!(play.state().sides[0].rerolls, 2);
}

/// WH-INIT-1: only sides with a Unit in play roll; one side alone does not.
#[test]
fn only_who_is_in_play_rolls() {
    let play = fought(&[ONE, ONE, ONE]).corrects("blue-1", "place", 2);
    assert_eq!(play.clone().says("initiative: 6 2 1, first: first").asks(), "unit", "the dice of this round were open");
    let next = turn_over(turn_over(play.says("initiative: 6 2 1, first: first")));
    assert_eq!((next.asks().as_str(), next.dice().0), ("initiative", 2));
}

/// WH-HR-3: a tie at the top may choose last, if all agree.
#[test]
fn tied_sides_may_jointly_choose_last() {
    let play =
        warbands(&[ONE, ONE, ONE]).says("rules: house, house: hr-3, rules: fight, deploy: done, initiative: 5 5 2");
    assert_eq!(play.asks(), "tied");
    assert_eq!(block(&play.clone().says("tied: first")), ["red", "blue"]);
    let last = play.says("tied: last");
    assert_eq!(block(&last), ["gold"]);
    assert_eq!(block(&turn_over(last)), ["red", "blue"]);
}

#[test]
fn a_side_without_units_has_no_turn() {
    let play = fought(&[ONE, ONE, ONE]).says("initiative: 6 5 4, first: first").corrects("blue-1", "place", 1);
    assert_eq!(block(&turn_over(play)), ["gold"]);
}
