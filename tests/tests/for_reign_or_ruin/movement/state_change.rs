//! Two stat lines, and the change from one to the other.

use for_reign_or_ruin::Flag;
use for_reign_or_ruin::book::{Formation, Order, Stat};
use for_reign_or_ruin::roster::ElementCard;

use super::{Page, moving};
use crate::fixture::{Carded, Fought, begun, unit};

/// Mov 8 in close order, and Mov 14 in open order.
fn shifter(order: Order) -> ElementCard {
    let mut card = unit("A").order(order).with(Stat::Init, 1);
    (card.two_lines, card.lines[1]) = (true, card.lines[0]);
    card.lines[1].formation = Formation::Open;
    card.set_number(1, Stat::Mov, 14);
    card
}

/// FR-MOV-9, G-13, FR-TURN-2D: before its move it costs half the Mov of the new line.
#[test]
fn a_change_before_the_move_costs_half_of_the_new_mov() {
    let play = moving(&[shifter(Order::Attack)], &[unit("B")]);
    assert_eq!(play.far(), "8 cm");
    let play = play.says("move: state-now");
    assert!(play.heard().contains(&"A changes state".into()), "{:?}", play.heard());
    assert_eq!(play.far(), "7 cm", "14 less half of 14");
    assert!(!play.offers().iter().any(|row| row.starts_with("state") || row == "delay"), "{:?}", play.offers());
    let play = play.says("move: moved");
    assert_eq!((play.element("red-1").number(Stat::Mov), play.stress("red-1")), (Some(14), 0));
}

/// FR-MOV-9, G-13, FR-ST-4: after its move it costs half the Mov of the old line, and the line changes then.
#[test]
fn a_change_after_the_move_costs_half_of_the_old_mov() {
    let play = moving(&[shifter(Order::Attack)], &[unit("B")]).says("move: state-end");
    assert_eq!(play.far(), "4 cm", "8 less half of 8");
    assert!(!play.element("red-1").is(Flag::SecondLine));
    let play = play.says("move: moved");
    assert!(play.element("red-1").is(Flag::SecondLine));
}

/// FR-MOV-9, FR-DICE-7: half of an odd Mov is kept; twice the Mov less half of it.
#[test]
fn halves_of_a_centimetre_are_kept() {
    let march = |mov| shifter(Order::March).with(Stat::Mov, mov);
    let play = moving(&[march(7)], &[unit("B")]).says("move: state-end");
    assert_eq!(play.far(), "10.5 cm", "14 less 3.5");
}

/// FR-MOV-9: an element that changed after a contact uses the other line.
#[test]
fn a_change_after_a_contact_counts() {
    let play = moving(&[shifter(Order::Attack)], &[unit("B")]).says("move: state-end, move: contact, foe: blue-1");
    assert!(play.says("edges:").element("red-1").is(Flag::SecondLine));
}

/// FR-MOV-9, FR-SRC-10, FR-TURN-2H: in close combat it costs a stress; one who only stays is asked because of it.
#[test]
fn a_change_in_close_combat_costs_stress() {
    let red = unit("B").order(Order::Attack).with(Stat::Init, 1);
    let play = moving(&[red], &[shifter(Order::Halt).with(Stat::Init, 5)]);
    let play = play.says("move: contact, foe: blue-1, edges:");
    assert_eq!((play.mover(), play.offers()), ("A: Halt".into(), vec!["stays".into(), "state-now".into()]));
    assert_eq!(play.gist("stays"), "No movement in close combat");
    let play = play.says("move: state-now");
    assert_eq!(play.stress("blue-1"), 1);
    assert!(play.heard().contains(&"A +1: state in combat".into()), "{:?}", play.heard());
    assert!(play.says("move: stays").done());
}

/// FR-MOV-9, FR-UI-1: one who halts is asked where it has another line, and not where it has none.
#[test]
fn only_two_lines_are_asked_about() {
    assert_eq!(moving(&[shifter(Order::Halt)], &[unit("B")]).asks(), "move");
    assert!(begun(&[unit("A")], &[unit("B")]).done());
}
