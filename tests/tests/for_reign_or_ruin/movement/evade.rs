//! Evading: when charged, and out of close combat.

use for_reign_or_ruin::book::{Order, Stat, UNKNOWN};
use for_reign_or_ruin::roster::ElementCard;
use for_reign_or_ruin::{Edge, Flag};

use super::{Page, moving};
use crate::fixture::{BattlePlay, Carded, Fought, unit};

fn attacker(name: &str, init: u8) -> ElementCard {
    unit(name).order(Order::Attack).with(Stat::Init, init)
}

fn charges(order: Order) -> BattlePlay {
    moving(&[attacker("A", 1)], &[unit("B").order(order)]).says("move: contact, foe: blue-1")
}

/// FR-MOV-10, FR-ORD-3, FR-ORD-4: Harass and Move evade when charged, as far as Mov less a die, and may get away.
#[test]
fn harass_and_move_evade_when_charged() {
    for order in [Order::Harass, Order::Move] {
        let play = charges(order).shows("evades").says("evades: evades").shows("evade").says("evade: 3");
        assert_eq!(play.mover(), "B evades 5 cm", "{order:?}: 8 less 3");
        let play = play.shows("caught").says("caught: away");
        assert!(play.state().contacts.is_empty());
        assert_eq!(play.mover(), "A: Attack", "the charger goes on");
        assert!(play.element("blue-1").is(Flag::Evaded));
    }
}

/// FR-MOV-10: whoever is still caught has turned its back.
#[test]
fn whoever_is_caught_is_met_in_the_rear() {
    let play = charges(Order::Move).says("evades: evades, evade: 9, caught: caught").shows("edges");
    let umpire_engine::table::Kind::Tick(tick) = play.question().kind else { panic!("a list") };
    assert_eq!(tick.preset(), 0b10, "its rear is ticked already");
    let play = play.says("edges: rear");
    assert_eq!(play.state().contacts[0].ends[1].edge, Edge::Rear);
}

/// FR-MOV-10, G-14: not below 0.
#[test]
fn an_evade_is_not_below_nothing() {
    assert_eq!(charges(Order::Harass).says("evades: evades, evade: 10").mover(), "B evades 0 cm");
}

/// FR-MOV-10: where it cannot evade it stands.
#[test]
fn an_evader_may_be_unable_to() {
    let play = charges(Order::Harass).says("evades: stands").shows("edges").says("edges:");
    assert!(!play.element("blue-1").is(Flag::Evaded));
}

/// G-6, FR-ORD-1, FR-ORD-2, FR-ORD-5 to FR-ORD-9: all others stand when charged.
#[test]
fn all_other_orders_stand_when_charged() {
    for order in Order::ALL {
        let evades = matches!(order, Order::Harass | Order::Move);
        assert_eq!(charges(order).asks(), if evades { "evades" } else { "edges" }, "{order:?}");
    }
}

/// FR-MOV-12, G-15, FR-ST-4: one evade in a turn, and its own move is still to come.
#[test]
fn an_element_evades_once_and_keeps_its_move() {
    let red = [attacker("A", 1), attacker("B", 2)];
    let play = moving(&red, &[unit("C").order(Order::Move)]).says("move: contact, foe: blue-1");
    let play = play.says("evades: evades, evade: 3, caught: away, move: moved");
    assert_eq!(play.mover(), "B: Attack");
    let once = play.clone().says("move: contact, foe: blue-1").shows("edges");
    assert!(once.says("edges:").done(), "it cannot evade out either, and is not asked");
    let play = play.says("move: moved");
    assert_eq!((play.mover(), play.far()), ("C: Move".into(), "4-8 cm".into()));
}

/// FR-MOV-10: a Mov that nobody has given is asked for.
#[test]
fn the_mov_of_an_evader_is_asked_for() {
    let blue = unit("B").order(Order::Move).with(Stat::Mov, UNKNOWN);
    let play = moving(&[attacker("A", 1)], &[blue]).says("move: contact, foe: blue-1, evades: evades");
    let play = play.shows("stat").says("stat: 12, keep: keep, evade: 2");
    assert_eq!(play.mover(), "B evades 10 cm");
}

/// FR-MOV-11, G-14: who evades out of close combat and does not get far enough stays in it.
#[test]
fn whoever_does_not_get_out_stays_in_contact() {
    let play = charges(Order::Move).says("evades: stands, edges:, move: evades, evade: 10");
    assert_eq!(play.far(), "0 cm");
    let play = play.says("move: held");
    assert_eq!(play.state().contacts.len(), 1);
}

/// FR-MOV-10, FR-INT-1: an evader may go through friends, at their price.
#[test]
fn an_evader_may_go_through_friends() {
    let blue = [unit("B").order(Order::Move), unit("C")];
    let play = moving(&[attacker("A", 1)], &blue).says("move: contact, foe: blue-1, evades: evades, evade: 2");
    let play = play.says("caught: more, happened: friends, through: blue-2");
    assert_eq!((play.stress("blue-1"), play.stress("blue-2")), (1, 1));
    assert_eq!(play.mover(), "A: Attack");
}
