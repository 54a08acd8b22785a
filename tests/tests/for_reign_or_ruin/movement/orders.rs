//! What each order makes a mover do: the movement columns of the master table.

use for_reign_or_ruin::book::{Formation, Order, Stat};
use for_reign_or_ruin::roster::ElementCard;

use super::{Page, moving};
use crate::fixture::{BattlePlay, Carded, Fought, begun, hero, unit};

/// A mover of Init 1 with this order and Mov 7 against somebody who halts.
fn on(order: Order) -> BattlePlay {
    moving(&[unit("A").order(order).with(Stat::Init, 1).with(Stat::Mov, 7)], &[unit("B")])
}

/// FR-ORD-1, FR-MOV-8, FR-PRI-1, FR-TURN-2F: Attack goes its full Mov at the nearest enemy unit, and into contact.
#[test]
fn attack_goes_all_its_mov_at_the_nearest_enemy() {
    let play = on(Order::Attack);
    assert_eq!((play.mover(), play.far()), ("A: Attack".into(), "7 cm".into()));
    assert_eq!(play.gist("moved"), "Nearest unit, else individual");
    assert_eq!(play.cursor(), "moved");
    assert!(play.offers().contains(&"contact".into()));
}

/// FR-ORD-2: Defend goes anything up to its Mov, within one Mov of its post, and may enter contact.
#[test]
fn defend_goes_up_to_its_mov() {
    let play = on(Order::Defend);
    assert_eq!(play.far(), "0-7 cm");
    assert_eq!(play.labels()[0], "Moved or stayed");
    assert_eq!(play.gist("moved"), "Within one Mov of its post");
    assert!(play.offers().contains(&"contact".into()));
}

/// FR-ORD-3: Harass goes its full Mov until in range, and enters no contact.
#[test]
fn harass_goes_all_its_mov_until_in_range() {
    let play = on(Order::Harass);
    assert_eq!(play.far(), "7 cm");
    assert_eq!(play.gist("moved"), "Nearest enemy, until in range");
    assert!(!play.offers().contains(&"contact".into()));
}

/// FR-ORD-4, FR-DICE-7: Move goes half to full, halves kept; it avoids the enemy, but may be caught at it.
#[test]
fn move_goes_half_to_full() {
    let play = on(Order::Move);
    assert_eq!(play.far(), "3.5-7 cm");
    assert_eq!(play.gist("moved"), "At least half, along its path");
    assert!(play.offers().contains(&"contact".into()));
}

/// FR-ORD-5: March goes twice its Mov.
#[test]
fn march_goes_twice_its_mov() {
    assert_eq!(on(Order::March).far(), "14 cm");
}

/// FR-ORD-6, FR-ORD-7, FR-MOV-15, FR-UI-1: Reform and Halt stay; they are not asked.
#[test]
fn reform_and_halt_stay_and_are_not_asked() {
    for order in [Order::Reform, Order::Halt] {
        assert!(begun(&[unit("A").order(order)], &[unit("B")]).done(), "{order:?}");
    }
}

/// FR-ORD-8: Retreat goes its full Mov from the nearest visible enemy, and enters no contact.
#[test]
fn retreat_goes_all_its_mov_away() {
    let play = on(Order::Retreat);
    assert_eq!(play.far(), "7 cm");
    assert_eq!(play.gist("moved"), "From the nearest seen enemy");
    assert!(!play.offers().contains(&"contact".into()));
}

/// FR-ORD-9: Rout goes twice its Mov, straight.
#[test]
fn rout_goes_twice_its_mov() {
    let play = on(Order::Rout);
    assert_eq!(play.far(), "14 cm");
    assert_eq!(play.gist("moved"), "Straight from nearest enemy");
    assert!(!play.offers().contains(&"contact".into()));
}

/// FR-MOV-17: an individual goes like an element, and no terrain slows it.
#[test]
fn individuals_move_like_elements() {
    let play = moving(&[hero("Nim").order(Order::Attack)], &[unit("B")]);
    assert_eq!(play.far(), "8 cm");
    assert_eq!(play.why(), "All on a road: 12 cm. Counters go along.");
}

/// FR-ORD-1 to FR-ORD-9, FR-TURN-2F: a Mov that nobody has given is asked when it is used.
#[test]
fn an_unknown_mov_is_asked_for() {
    let card = unit("A").order(Order::Attack).with(Stat::Mov, for_reign_or_ruin::book::UNKNOWN);
    let play = moving(&[card], &[unit("B")]).shows("stat").says("stat: 9, keep: keep");
    assert_eq!(play.far(), "9 cm");
    assert_eq!(play.element("red-1").number(Stat::Mov), Some(9));
}

/// Red attacks blue, which has this order and moves later.
fn met(order: Order) -> BattlePlay {
    let red = unit("A").order(Order::Attack).with(Stat::Init, 1);
    let blue = |name: &str, init| unit(name).order(order).with(Stat::Init, init);
    let play = moving(&[red], &[blue("B", 5), blue("C", 6).order(Order::March)]).says("move: contact, foe: blue-1");
    let play = if play.asks() == "evades" { play.says("evades: stands") } else { play };
    play.says("edges:")
}

/// FR-ORD-1, FR-ORD-2, FR-ORD-6, FR-ORD-7: in close combat these stay, and are not asked.
#[test]
fn attack_defend_reform_and_halt_stay_in_close_combat() {
    for order in [Order::Attack, Order::Defend, Order::Reform, Order::Halt] {
        let play = met(order);
        assert_eq!(play.mover(), "C: March", "{order:?}");
        assert_eq!(play.says("move: moved").state().contacts.len(), 1, "{order:?}");
    }
}

/// FR-ORD-3, FR-ORD-4, FR-ORD-5, FR-MOV-11, G-14: Harass, Move and March evade out, by the roll.
#[test]
fn harass_move_and_march_evade_out_of_close_combat() {
    for order in [Order::Harass, Order::Move, Order::March] {
        let play = met(order);
        assert_eq!((play.mover(), play.cursor()), (format!("B: {}", order.name()), "evades".into()));
        let play = play.says("move: evades, evade: 3");
        assert_eq!(play.far(), "5 cm", "{order:?}: 8 less 3");
        assert_eq!(play.offers(), ["moved", "held", "happened"], "{order:?}: it meets nobody else");
        let play = play.says("move: moved");
        assert!(play.state().contacts.is_empty(), "{order:?}");
        assert_eq!(play.mover(), "C: March");
    }
}

/// FR-ORD-8, FR-ORD-9, FR-MOV-11: Retreat moves out without a roll, and Rout leaves.
#[test]
fn retreat_and_rout_leave_close_combat_without_a_roll() {
    for (order, far) in [(Order::Retreat, "8 cm"), (Order::Rout, "16 cm")] {
        let play = met(order);
        assert_eq!((play.far(), play.cursor()), (far.into(), "moved".into()), "{order:?}");
        let play = play.says("move: moved");
        assert!(play.state().contacts.is_empty(), "{order:?}");
        assert!(play.heard().contains(&"B breaks contact".into()), "{:?}", play.heard());
    }
}

/// FR-TER-6, G-18, FR-TURN-2G, FR-TER-2: how far on other ground is told beside it, factors multiplied.
#[test]
fn other_ground_is_told_with_the_distance() {
    let told = |order, formation: Formation| {
        let card: ElementCard = unit("A").order(order).formed(formation).with(Stat::Mov, 7);
        moving(&[card], &[unit("B")]).why()
    };
    assert_eq!(told(Order::Attack, Formation::Close), "Broken or dense 3.5 cm, road 10.5 cm. Counters go along.");
    assert_eq!(told(Order::Attack, Formation::Open), "Broken or dense 3.5 cm, road 10.5 cm. Counters go along.");
    assert_eq!(told(Order::Attack, Formation::Skirmish), "All on a road: 10.5 cm. Counters go along.");
    assert_eq!(told(Order::March, Formation::Close), "No broken, no dense; road 21 cm. Counters go along.");
}
