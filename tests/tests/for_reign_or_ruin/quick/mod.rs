//! Quick mode: trackers and dice (FR-UI-5).

use crate::fixture::{BattlePlay, Carded, Fought, begun, commander, foes, fresh, hero, unit};
use for_reign_or_ruin::book::Order;
use for_reign_or_ruin::{Flag, Place};
use umpire_engine::table::Seat;

fn quick() -> BattlePlay {
    let red = [commander("Lord"), unit("Spears").grouped(1), unit("Bows").grouped(1)];
    fresh(&red, &[unit("Orcs").stressed(1)]).says("rules: quick, deploy: done").shows("quick")
}

/// FR-UI-5: stress up and down, on several at once.
#[test]
fn stress_is_tracked() {
    let play = quick().says("quick: stress, whose: red, who: red-2 red-3, amount: 2").shows("quick");
    assert_eq!((play.stress("red-2"), play.stress("red-3"), play.element("red-2").gained), (2, 2, 2));
    let play = play.says("quick: stress, whose: red, who: red-2, amount: -1");
    assert_eq!((play.stress("red-2"), play.stress("red-3")), (1, 2));
    assert_eq!(play.heard(), ["Spears -1: by hand"]);
}

/// FR-UI-5, FR-STR-5: destruction is handled after each change.
#[test]
fn who_is_over_end_goes() {
    let play = quick().says("quick: stress, whose: red, who: red-2, amount: 7").shows("near-lost");
    let play = play.says("near-lost: red-3").shows("quick");
    assert_eq!((play.element("red-2").place, play.stress("red-3")), (Place::Destroyed, 1));
}

/// FR-UI-5, FR-MOR-8: orders; whoever differs from its group leaves it.
#[test]
fn orders_are_tracked() {
    let both = quick().says("quick: orders, whose: red, who: red-2 red-3, new-order: attack").shows("quick");
    assert_eq!((both.order("red-2"), both.order("red-3")), (Order::Attack, Order::Attack));
    assert_ne!(both.element("red-2").group, 0, "they go on together");
    let one = quick().says("quick: orders, whose: red, who: red-2, new-order: attack");
    assert_eq!((one.element("red-2").group, one.order("red-3")), (0, Order::Halt));
}

/// FR-UI-5: Act, of whoever has any.
#[test]
fn act_is_tracked() {
    let play = quick().says("quick: act, whose: red").shows("which");
    assert_eq!(play.offers(), ["red-1", "none"]);
    let play = play.says("which: red-1, act: 1").shows("quick");
    assert_eq!(play.element("red-1").act, 1);
    assert_eq!(play.says("quick: next").element("red-1").act, 3, "full in the next turn");
}

/// FR-UI-5, FR-DICE-2: any dice, which must exceed a number.
#[test]
fn dice_are_free() {
    let play = quick().says("quick: dice, dice-count: 4, dice-above: 6").shows("dice");
    assert_eq!(play.dice(), (4, 6));
    let play = play.says("dice: 6 7 10 1").shows("quick");
    assert_eq!(play.heard(), ["Dice: 2"]);
}

/// FR-UI-5, FR-MOR-2: a turn that ends without checks is compared with at the next ones, as a step 13 would be.
#[test]
fn the_end_of_an_unchecked_turn_is_what_checks_compare_with() {
    let play = quick().says("quick: stress, whose: red, who: red-2, amount: 2");
    assert_eq!(play.element("red-2").stress_ref, 0);
    let play = play.says("quick: next");
    assert_eq!(play.heard(), ["Checks not made: 1", "Turn 2"]);
    assert_eq!((play.element("red-2").stress_ref, play.element("blue-1").stress_ref), (2, 1));
    let labels = play.says("quick: stress, whose: red, who: red-2 red-3, amount: 1").labels();
    assert!(labels.contains(&"Morale: 2 check".to_string()), "{labels:?}");
}

/// FR-UI-5, FR-TURN-1: the next turn is counted, and what lasts a turn is over.
#[test]
fn turns_are_counted() {
    let play = quick().says("quick: stress, whose: red, who: red-2, amount: 2, quick: next").shows("quick");
    assert_eq!((play.state().turn, play.element("red-2").gained), (2, 0));
    assert!(!play.element("red-2").is(Flag::Moved));
}

/// FR-UI-5: to the guide and back, in the same turn; a turn is not counted twice.
#[test]
fn the_guide_comes_and_goes() {
    let play = quick().says("quick: guide").shows("turn");
    assert_eq!(play.state().turn, 1);
    let play = play.says("turn: quick").shows("quick");
    assert_eq!(play.state().turn, 1);
    let guided = begun(&[hero("Nim")], &foes()).past(16).says("step: begin, whom: none").shows("turn");
    assert_eq!(guided.says("turn: quick").shows("quick").state().turn, 2);
}

/// FR-UI-5, G-48: the players end it here, too, or think better of it.
#[test]
fn it_can_be_ended() {
    let play = quick().says("quick: end, winner: back").shows("quick");
    let play = play.says("quick: end, winner: red");
    assert!(play.is_over());
    assert_eq!(play.heard(), [format!("{} wins", Seat::RED.name())]);
}

/// FR-UI-5: whoever ticks nobody, or goes back, changes nothing.
#[test]
fn nobody_is_nothing() {
    let play = quick().says("quick: stress, whose: red, who:").shows("quick").says("quick: orders, whose: back");
    assert_eq!(play.shows("quick").stress("red-2"), 0);
}
