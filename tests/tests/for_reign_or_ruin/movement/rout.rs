//! Routs: straight on, and where they end.

use for_reign_or_ruin::book::{Order, Stat};
use for_reign_or_ruin::roster::ElementCard;
use for_reign_or_ruin::{Flag, Place};

use super::{Page, moving, moving_after};
use crate::fixture::{Carded, Fought, hero, unit};

fn router(name: &str) -> ElementCard {
    unit(name).order(Order::Rout).with(Stat::Init, 1)
}

/// FR-MOV-16, G-16: off the table, blocked or into an enemy is the end of it; friends near take it badly.
#[test]
fn a_rout_that_ends_destroys() {
    let play = moving(&[router("A"), unit("B")], &[unit("C")]);
    assert_eq!(play.labels()[..2], ["Moved", "Gone: off or blocked"]);
    let play = play.says("move: gone").shows("near-lost").says("near-lost: red-2");
    assert_eq!((play.element("red-1").place, play.stress("red-2")), (Place::RoutedOff, 1));
}

/// FR-MOV-16: a rout that goes on has moved.
#[test]
fn a_rout_may_go_on() {
    let play = moving(&[router("A")], &[unit("B")]).says("move: moved");
    assert!(play.element("red-1").in_play());
    assert!(play.done());
}

/// FR-MOV-16: of a group that routs those go who are named, and the others have moved.
#[test]
fn of_a_routing_group_some_may_be_lost() {
    let red = [router("A").grouped(1), router("B").grouped(1)];
    let play = moving(&red, &[unit("C")]).says("move: gone").shows("gone").says("gone: red-2, near-lost:");
    assert_eq!((play.element("red-1").place, play.element("red-2").place), (Place::OnTable, Place::RoutedOff));
    assert!(play.done());
}

/// FR-HR-3: only the table's edge ends a rout; an enemy is met.
#[test]
fn a_rout_may_end_only_off_the_table() {
    let menu = "rules: house, house: hr-3, house: done";
    let play = moving_after(menu, &[router("A")], &[unit("B")]);
    assert_eq!(play.labels()[..3], ["Moved", "Off the table", "Contact"]);
    let play = play.says("move: contact, foe: blue-1, edges:");
    assert!(play.element("red-1").in_play());
    assert_eq!(play.state().contacts.len(), 1);
}

/// FR-ORD-9, FR-ST-6: whoever routs leaves the unit it is in.
#[test]
fn a_routing_leader_leaves_his_unit() {
    let red = [hero("Nim").order(Order::Rout), unit("A")];
    let play = moving_after("rules: attach, inside: red-1, join: red-2", &red, &[unit("B")]);
    assert_eq!((play.cursor(), play.far()), ("moved".into(), "16 cm".into()));
    assert!(!play.offers().contains(&"join".into()), "{:?}", play.offers());
    let play = play.says("move: moved");
    assert_eq!(play.element("red-1").attached, None);
}

/// FR-ST-4: who has moved is known until the next turn.
#[test]
fn who_has_moved_is_known_until_the_turn_ends() {
    let red = [router("A"), unit("B").order(Order::Move)];
    let play = moving(&red, &[unit("C")]).says("move: moved");
    assert!(play.element("red-1").is(Flag::Moved) && !play.element("red-2").is(Flag::Moved));
    assert!(!play.says("move: moved").next_turn().element("red-1").is(Flag::Moved));
}
