//! The compulsory point of each friend that is near.

use for_reign_or_ruin::book::Stat;

use super::passing;
use crate::fixture::{Carded, Fought, unit};

/// FR-TRA-2, FR-TRA-3, G-30, F-TRANSFER: 1 to each friend near it with less stress, and to nobody else.
#[test]
fn each_friend_near_gets_one() {
    let red = [unit("Spears").stressed(4), unit("Bows"), unit("Axes").stressed(1), unit("Far")];
    let play = passing(&red, &[unit("Orcs")]).says("pass-near: red-2 red-3").shows("pass-more");
    assert_eq!(["red-1", "red-2", "red-3", "red-4"].map(|id| play.stress(id)), [2, 1, 2, 0]);
    assert_eq!(play.offers(), ["none", "red-2", "red-3"], "who is not near is not offered more");
}

/// FR-TRA-3, G-30: never where the point would destroy the friend.
#[test]
fn nobody_is_destroyed_by_duty() {
    let red = [unit("Spears").stressed(4), unit("Bows").stressed(1).with(Stat::End, 1), unit("Axes")];
    let play = passing(&red, &[unit("Orcs")]).says("pass-near: red-2 red-3").shows("pass-more");
    assert_eq!(["red-1", "red-2", "red-3"].map(|id| play.stress(id)), [3, 1, 1]);
}

/// FR-TRA-11: where the giver runs out, its owner says who gets it.
#[test]
fn the_owner_chooses_where_stress_does_not_last() {
    let red = [unit("Spears").stressed(2), unit("Bows"), unit("Axes"), unit("Pikes")];
    let play = passing(&red, &[unit("Orcs")]).says("pass-near: red-2 red-3 red-4").shows("pass-one");
    assert_eq!((play.seat(), play.offers()), ("red", ["red-2", "red-3", "red-4"].map(String::from).to_vec()));
    let play = play.says("pass-one: red-4").shows("pass-one");
    assert_eq!(play.offers(), ["red-2", "red-3"], "1 each");
    let play = play.says("pass-one: red-2");
    assert_eq!(["red-1", "red-2", "red-3", "red-4"].map(|id| play.stress(id)), [0, 1, 0, 1]);
}

/// FR-TRA-3, FR-TRA-11: less stress is judged before each point: of two friends with 1 only one has less than 2.
#[test]
fn less_stress_is_judged_before_each_point() {
    let red = [unit("Spears").stressed(2), unit("Bows").stressed(1), unit("Axes").stressed(1)];
    let play = passing(&red, &[unit("Orcs")]).says("pass-near: red-2 red-3").shows("pass-one");
    let play = play.says("pass-one: red-3");
    assert_eq!(["red-1", "red-2", "red-3"].map(|id| play.stress(id)), [1, 1, 2]);
    assert_eq!(play.shows("pass-more").offers(), ["none", "red-2"], "equal may still be given to");
}

/// FR-TRA-2, FR-TRA-11: nothing is asked where all can have theirs, from the most stress down.
#[test]
fn all_are_served_where_that_is_possible() {
    let red = [unit("Spears").stressed(3), unit("Bows"), unit("Axes").stressed(2)];
    let play = passing(&red, &[unit("Orcs")]).says("pass-near: red-2 red-3");
    assert_eq!(["red-1", "red-2", "red-3"].map(|id| play.stress(id)), [1, 1, 3]);
}
