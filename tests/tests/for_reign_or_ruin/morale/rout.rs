//! Step 13 d: friends near a new router.

use for_reign_or_ruin::Place;
use for_reign_or_ruin::book::{Order, Stat};

use super::{checking, fights, next_turn, shaken, shaky};
use crate::fixture::{Carded, Fought, fresh, hero, unit};

/// FR-MOR-11, FR-SRC-3: friends within 4 cm of a new router get 1; enemies are not listed.
#[test]
fn a_rout_shakes_friends_near() {
    let red = [shaky("Spears").order(Order::Retreat), unit("Bows"), unit("Far")];
    let play = checking(&red, &[unit("Orcs")], "1").says("check: 10").shows("near-rout");
    assert_eq!((play.seat(), play.offers()), ("red", vec!["red-2".to_string(), "red-3".to_string()]));
    let play = play.says("near-rout: red-2");
    assert_eq!(["red-1", "red-2", "red-3"].map(|id| play.stress(id)), [1, 1, 0]);
}

/// FR-MOR-11, FR-SRC-3: a leader in it is at 0 cm: he gets 1 without a question.
#[test]
fn a_leader_in_it_is_shaken() {
    let red = [shaky("Spears").order(Order::Retreat), hero("Nim").with(Stat::Act, 0), unit("Bows")];
    let play = fights(fresh(&red, &[unit("Orcs")]).says("rules: attach, inside: red-2, join: red-1"));
    let play = shaken(play, "1").skips_to(13).says("step: begin, check: 10").shows("near-rout");
    assert_eq!((play.stress("red-2"), play.offers()), (1, vec!["red-3".to_string()]));
}

/// FR-MOR-11, G-40: also where it was rallied at once.
#[test]
fn a_rallied_router_shook_them_all_the_same() {
    let red = [shaky("Spears").order(Order::Retreat), hero("Nim")];
    let play = checking(&red, &[unit("Orcs")], "1").says("check: 10, rally: red-1, rally-roll: 1").shows("near-rout");
    assert_eq!((play.order("red-1"), play.says("near-rout: red-2").stress("red-2")), (Order::Halt, 1));
}

/// FR-MOR-11, G-40: once, when it routs, and not in the turns after; a unit that halts shakes nobody.
#[test]
fn a_rout_shakes_once() {
    let red = [shaky("Spears").order(Order::Retreat), shaky("Bows").order(Order::Attack)];
    let play = checking(&red, &[unit("Orcs")], "1 1").says("check: 10, check: 10").shows("near-rout");
    let play = play.says("near-rout:");
    assert_ne!(play.asks(), "near-rout", "Bows halt only");
    let play = shaken(next_turn(play), "1 0");
    assert!(play.state().to_check().is_empty());
    assert_ne!(next_turn(play).asks(), "near-rout");
}

/// FR-MOR-12, G-34: it may destroy, but nobody checks again in this turn.
#[test]
fn rout_stress_destroys_but_is_not_checked() {
    let red = [shaky("Spears").order(Order::Retreat), unit("Bows").stressed(6), unit("Axes").order(Order::Attack)];
    let play = checking(&red, &[unit("Orcs")], "1").says("check: 10, near-rout: red-2 red-3").shows("near-lost");
    assert_eq!(play.element("red-2").place, Place::Destroyed);
    let play = play.says("near-lost: red-3");
    assert_eq!((play.stress("red-3"), play.asks() == "check", play.order("red-3")), (2, false, Order::Attack));
}

/// FR-STR-7, FR-MOR-11: two new routers near the same friend are 2 stress, and each may shake the other.
#[test]
fn two_routs_add_up() {
    let red = [shaky("Spears").order(Order::Retreat), shaky("Bows").order(Order::Retreat), unit("Axes")];
    let play = checking(&red, &[unit("Orcs")], "1 1").says("check: 10, check: 10, near-rout: red-2 red-3");
    let play = play.shows("near-rout").says("near-rout: red-1 red-3");
    assert_eq!(["red-1", "red-2", "red-3"].map(|id| play.stress(id)), [2, 2, 2]);
}
