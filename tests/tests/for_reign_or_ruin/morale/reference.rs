//! What a check compares with.

use for_reign_or_ruin::book::Order;

use super::{checking, fights, housed, next_turn, shaken, shaky};
use crate::fixture::{BattlePlay, Carded, Fought, fresh, unit};

/// FR-MOR-2, FR-ST-1: in turn 1 the starting stress, then that of the last step 13; the same stress again is no check.
#[test]
fn a_check_compares_with_the_last_one() {
    let play = fights(fresh(&[shaky("Spears").stressed(2)], &[unit("Orcs")]));
    assert_eq!(play.element("red-1").stress_ref, 2);
    let play = shaken(play, "1").skips_to(13).says("step: begin").shows("check").says("check: 1 1 1");
    assert_eq!(play.element("red-1").stress_ref, 3);
    let again = shaken(next_turn(play), "0");
    assert!(again.state().to_check().is_empty(), "3 is not more than 3");
}

/// FR-MOR-2, FR-MOR-1: stress that went is forgotten: less in one turn, and the old number again is a check.
#[test]
fn the_reference_falls_with_the_stress() {
    let card = shaky("Spears").stressed(3).order(Order::Reform);
    let play = fights(fresh(&[card], &[unit("Orcs")])).skips_to(11).says("step: begin");
    let play = next_turn(play);
    assert_eq!((play.stress("red-1"), play.element("red-1").stress_ref), (1, 1));
    let play = shaken(play, "1");
    assert_eq!(play.state().to_check().len(), 1, "2 is more than 1");
}

/// A rout that shakes Bows in step 13 d, then the next turn.
fn rout(rules: &[u8]) -> BattlePlay {
    let red = [shaky("Spears").order(Order::Retreat), unit("Bows")];
    let play = fights(housed(&red, &[unit("Orcs")], rules));
    next_turn(shaken(play, "1").skips_to(13).says("step: begin, check: 10, near-rout: red-2"))
}

/// FR-MOR-2, FR-HR-6, G-34: rout stress counts in the next turn's check, or not at all where the end of the phase counts.
#[test]
fn rout_stress_counts_in_the_next_turn() {
    let [ruled, other] = [rout(&[]), rout(&[6])];
    assert_eq!([ruled.stress("red-2"), other.stress("red-2")], [1, 1]);
    assert_eq!([&ruled, &other].map(|play| play.element("red-2").stress_ref), [0, 1]);
    let checks = |play: BattlePlay| shaken(play, "0").state().to_check().len();
    assert_eq!((checks(ruled), checks(other)), (1, 0));
}

/// FR-MOR-13: dice are of the stress when the step began, which is what the next turn compares with.
#[test]
fn the_frozen_stress_is_rolled() {
    let play = checking(&[shaky("Spears")], &[unit("Orcs")], "4").shows("check");
    assert_eq!((play.dice().0, play.element("red-1").stress_ref), (4, 4));
}
