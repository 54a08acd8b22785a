//! Who is primed, and why not.

use for_reign_or_ruin::book::{Order, Stat};
use for_reign_or_ruin::{Contact, Edge, OrderEvent};

use super::{duel, duel_at, knights, orcs};
use crate::fixture::Carded;
use crate::ranged::staged::red;

const PRIMED: &str = "Primed: Imp, Rch count";

/// What the page says of Knights, and their dice.
fn knights_with(order: Order, stress: u8, change: impl FnOnce(&mut Contact)) -> (&'static str, u8) {
    let game = duel(knights().order(order).stressed(stress), orcs(), change);
    (game.gists()[1], game.says("pair: fight").dice().0)
}

/// FR-CC-4, G-25: all of it: new, by a forward move, on its own front, 2 stress or less, Attack or Defend.
#[test]
fn primed_only_if_all_is_so() {
    let so = |_: &mut Contact| ();
    assert_eq!(knights_with(Order::Attack, 2, so), (PRIMED, 6));
    assert_eq!(knights_with(Order::Attack, 3, so), ("Unprimed: 3+ stress", 3));
    assert_eq!(knights_with(Order::Attack, 0, |contact| contact.new = false), ("Unprimed: old contact", 3));
    assert_eq!(knights_with(Order::Attack, 0, |contact| contact.forward = false), ("Unprimed: not forward", 3));
    let flank = |contact: &mut Contact| contact.ends[0].edge = Edge::Flank;
    assert_eq!(knights_with(Order::Attack, 0, flank), ("Unprimed: not its front", 1), "half of 3");
    for order in Order::ALL.into_iter().filter(|order| *order != Order::Rout) {
        let primed = matches!(order, Order::Attack | Order::Defend);
        let expected = if primed { (PRIMED, 6) } else { ("Unprimed: its order", 3) };
        assert_eq!(knights_with(order, 0, so), expected, "{order:?}");
    }
}

/// FR-CC-4: the reason why Imp does not count stands beside the dice.
#[test]
fn the_dice_say_why_there_is_no_impetus() {
    let game = duel(knights().stressed(3), orcs(), |_| ()).says("pair: fight");
    assert_eq!(game.reasons(), ["Att", "no Imp: stress", "Def"]);
}

/// FR-CC-4: a led element is primed by its leader's order.
#[test]
fn the_leaders_order_primes() {
    let led = OrderEvent::Led(red(1), Order::Attack).into();
    assert_eq!(duel_at(knights().order(Order::Halt), orcs(), |_| (), [led]).gists()[1], PRIMED);
}

/// FR-CC-5, G-25: whoever is charged to the front is primed, too, on Defend.
#[test]
fn a_defender_is_primed_by_the_enemys_move() {
    let game = duel(knights(), orcs().with(Stat::Imp, 2).order(Order::Defend), |_| ());
    assert_eq!(game.gists()[2], PRIMED);
    assert_eq!(game.says("pair: fight").roll().next.expect("both strike").pool.count, 6);
}

/// FR-CC-6, FR-CC-17, G-26: against who defends an obstacle Imp is 0, and reach stays.
#[test]
fn an_obstacle_stops_impetus() {
    let lancers = knights().with(Stat::Rch, 2);
    let game = duel(lancers, orcs(), |contact| contact.ends[1].obstacle = true).says("pair: fight").shows("strike");
    assert_eq!(game.dice().0, 3);
    assert_eq!(game.reasons(), ["Att", "no Imp: obstacle", "Def"]);
    assert_eq!(game.note(), "reach 2 to 0, first");
    let own = duel(knights(), orcs(), |contact| contact.ends[0].obstacle = true).says("pair: fight");
    assert_eq!(own.dice().0, 6, "its own obstacle does not");
}
