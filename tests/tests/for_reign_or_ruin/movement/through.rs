//! Going through others, and making way.

use for_reign_or_ruin::book::{Formation, Order, Stat, interpenetration};
use for_reign_or_ruin::roster::ElementCard;

use super::{Page, moving};
use crate::fixture::{BattlePlay, Carded, Fought, hero, unit};

fn mover(order: Order, formation: Formation) -> ElementCard {
    unit("A").order(order).with(Stat::Init, 1).formed(formation)
}

/// A mover that went through a friend of this formation.
fn through(order: Order, formation: Formation, friend: Formation) -> BattlePlay {
    moving(&[mover(order, formation), unit("B").formed(friend)], &[unit("C")])
        .says("move: happened, happened: friends, through: red-2")
}

/// FR-INT-1: the table, row for row.
#[test]
fn the_table_of_interpenetration() {
    use Formation::{Close, None, Open, Skirmish};
    let all = [Skirmish, Open, Close, None];
    let row = |mover| all.map(|passed| interpenetration(mover, passed));
    assert_eq!(all.map(row), [[0; 4], [0, 0, 1, 0], [0, 1, 1, 0], [0; 4]]);
}

/// FR-SRC-6, FR-SRC-7, FR-INT-1, FR-TURN-2H: open and close, or close and close: both get 1.
#[test]
fn going_through_friends_costs_both() {
    use Formation::{Close, Open};
    for (mover, friend) in [(Open, Close), (Close, Open), (Close, Close)] {
        let play = through(Order::Attack, mover, friend);
        assert_eq!((play.stress("red-1"), play.stress("red-2")), (1, 1), "{mover:?} {friend:?}");
    }
}

/// FR-INT-1, FR-UI-1: friends through whom it goes for nothing are not listed.
#[test]
fn friends_that_cost_nothing_are_not_listed() {
    let friends = [unit("B").formed(Formation::Skirmish), hero("Nim"), unit("C")];
    let red: Vec<_> = [mover(Order::Attack, Formation::Close)].into_iter().chain(friends).collect();
    let play = moving(&red, &[unit("D")]).says("move: happened, happened: friends").shows("through");
    assert_eq!(play.offers(), ["red-4"]);
    let play = moving(&[mover(Order::Attack, Formation::Skirmish), unit("B")], &[unit("C")]).says("move: happened");
    assert_eq!(play.offers(), ["way", "enemy", "contact"]);
}

/// FR-INT-2, G-19, FR-SRC-8: a router shakes whom it passes, whatever the formations, by 1 in all; itself by the table.
#[test]
fn a_router_shakes_whom_it_passes() {
    use Formation::{Close, Skirmish};
    let play = through(Order::Rout, Skirmish, Close);
    assert_eq!((play.stress("red-1"), play.stress("red-2")), (0, 1));
    assert!(play.heard().contains(&"B +1: passed through".into()), "{:?}", play.heard());
    let play = through(Order::Rout, Close, Close);
    assert_eq!((play.stress("red-1"), play.stress("red-2")), (1, 1), "not 2");
}

/// FR-INT-2, FR-SRC-8: an enemy that is gone through gets 1; the mover what the table says.
#[test]
fn an_enemy_that_is_gone_through_is_shaken() {
    let red = [mover(Order::Attack, Formation::Skirmish)];
    let play = moving(&red, &[unit("B"), hero("Nim")]).says("move: happened, happened: enemy").shows("through");
    assert_eq!(play.offers(), ["blue-1"], "individuals are not shaken");
    let play = play.says("through: blue-1");
    assert_eq!((play.stress("red-1"), play.stress("blue-1")), (0, 1));
    let play = moving(&[mover(Order::Attack, Formation::Close)], &[unit("B")]);
    let play = play.says("move: happened, happened: enemy, through: blue-1");
    assert_eq!((play.stress("red-1"), play.stress("blue-1")), (1, 1));
}

/// G-7: an order that does not say so goes through friends only if players agree.
#[test]
fn other_orders_go_through_friends_by_agreement() {
    let red = |order| [mover(order, Formation::Close), unit("B")];
    for order in [Order::Attack, Order::Retreat, Order::Rout] {
        let play = moving(&red(order), &[unit("C")]).says("move: happened, happened: friends");
        assert_eq!(play.why(), "Going through friends may cost both 1 stress.", "{order:?}");
    }
    for order in [Order::Defend, Order::Harass, Order::Move, Order::March] {
        let play = moving(&red(order), &[unit("C")]).says("move: happened, happened: friends");
        assert_eq!(play.why(), "Its order does not say so: only if you agree.", "{order:?}");
    }
}

/// FR-INT-3: once a pair and move: what happened is ticked once, also where an enemy was not met after all.
#[test]
fn what_happened_is_ticked_once_a_move() {
    let play = moving(&[mover(Order::Attack, Formation::Close), unit("B")], &[unit("C")]);
    let play = play.says("move: happened, happened: friends contact, through: red-2, foe: none").shows("move");
    assert!(!play.offers().contains(&"happened".into()), "{:?}", play.offers());
    assert_eq!(play.stress("red-2"), 1);
}

/// FR-INT-1, FR-TERM-4: each of a group goes through its own; members are not in each other's way.
#[test]
fn each_of_a_group_goes_through_its_own() {
    let red = [
        mover(Order::Attack, Formation::Close).grouped(1),
        unit("B").order(Order::Attack).grouped(1),
        unit("C"),
        unit("D"),
    ];
    let play = moving(&red, &[unit("E").order(Order::Halt)]).says("move: happened, happened: friends");
    assert_eq!(play.offers(), ["red-3", "red-4"]);
    let play = play.says("through: red-3").shows("through").says("through: red-3 red-4");
    let stress = ["red-1", "red-2", "red-3", "red-4"].map(|id| play.stress(id));
    assert_eq!(stress, [1, 2, 2, 1]);
}

/// FR-MOV-13, FR-SRC-9: whoever makes way shifts 2 cm and gets 1 stress; the list tells when it may not.
#[test]
fn making_way_costs_a_stress() {
    let red = [mover(Order::Attack, Formation::Skirmish), unit("B"), hero("Nim")];
    let play = moving(&red, &[unit("C")]).says("move: happened, happened: way").shows("way");
    assert_eq!((play.offers(), play.note()), (vec!["red-2".into()], "2 cm each".into()), "units only");
    assert_eq!(play.why(), "Not out of its group, not into an enemy, not if it cannot move.");
    let play = play.says("way: red-2");
    assert_eq!(play.stress("red-2"), 1);
    assert!(play.heard().contains(&"B +1: made way".into()), "{:?}", play.heard());
}

/// FR-MOV-13: nobody makes way out of close combat.
#[test]
fn nobody_makes_way_out_of_close_combat() {
    let red = [
        unit("B").order(Order::Attack).with(Stat::Init, 1),
        mover(Order::Attack, Formation::Skirmish).with(Stat::Init, 2),
    ];
    let play = moving(&red, &[unit("C")]).says("move: contact, foe: blue-1, edges:, move: happened");
    assert!(!play.offers().contains(&"way".into()), "{:?}", play.offers());
}
