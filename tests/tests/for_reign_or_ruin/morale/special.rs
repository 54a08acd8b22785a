//! Automata and berserkers.

use for_reign_or_ruin::book::{Attribute, Order};
use umpire_engine::table::Show;

use super::{checking, fights, housed, shaken, shaky};
use crate::fixture::{BattlePlay, Carded, Fought, fresh, unit};

fn check(attribute: Attribute, order: Order) -> BattlePlay {
    checking(&[shaky("Golem").special(attribute).order(order)], &[unit("Orcs")], "2")
}

/// FR-MOR-5, FR-ATT-7: an automaton fails without dice and halts, whatever its order was; a page tells of it.
#[test]
fn an_automaton_halts_without_dice() {
    for order in [Order::Attack, Order::Harass, Order::March, Order::Retreat] {
        let play = check(Attribute::Automaton, order);
        assert_eq!((play.asks() == "check", play.order("red-1")), (false, Order::Halt), "{}", order.name());
        assert!(play.news().iter().any(|line| line.id == "check" && matches!(line.show, Show::Beat(_))));
    }
}

/// FR-MOR-5, G-49: a routing automaton stays on Rout, and nothing is to be checked.
#[test]
fn a_routing_automaton_routs_on() {
    let card = shaky("Golem").special(Attribute::Automaton).order(Order::Rout);
    let play = shaken(fights(fresh(&[card], &[unit("Orcs")])), "2");
    assert_eq!((play.order("red-1"), play.state().to_check().is_empty()), (Order::Rout, true));
}

/// FR-MOR-6, FR-ATT-6, G-36, FR-HR-12: a berserker who fails attacks, unless he would rout.
#[test]
fn a_berserker_attacks_unless_he_would_rout() {
    for (from, to) in [
        (Order::Defend, Order::Attack),
        (Order::Halt, Order::Attack),
        (Order::Move, Order::Attack),
        (Order::March, Order::Rout),
        (Order::Retreat, Order::Rout),
    ] {
        let play = check(Attribute::Berserker, from).shows("check").says("check: 9 1");
        assert_eq!(play.order("red-1"), to, "{}", from.name());
    }
    let holds = check(Attribute::Berserker, Order::Halt).says("check: 1 1");
    assert_eq!(holds.order("red-1"), Order::Halt);
}

/// FR-UI-1, FR-MOR-6: a berserker on Attack or Rout has nothing to lose by a check, and is not asked to roll.
#[test]
fn a_check_that_changes_nothing_is_not_rolled() {
    for order in [Order::Attack, Order::Rout] {
        let card = shaky("Troll").special(Attribute::Berserker).order(order);
        let play = shaken(fights(fresh(&[card], &[unit("Orcs")])), "2");
        assert!(play.state().to_check().is_empty(), "{}", order.name());
    }
}

/// FR-HR-12: played the other way a berserker attacks, unless he routs already.
#[test]
fn a_berserker_may_always_attack() {
    let after = |order| {
        let card = shaky("Troll").special(Attribute::Berserker).order(order);
        let play = shaken(fights(housed(&[card], &[unit("Orcs")], &[12])), "1");
        let id = play.id("red-1");
        play.state().order_after_failure(id)
    };
    assert_eq!([Order::Retreat, Order::March, Order::Rout].map(after), [Order::Attack, Order::Attack, Order::Rout]);
}
