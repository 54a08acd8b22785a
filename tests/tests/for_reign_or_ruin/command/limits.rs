//! What may be ordered: by the commander's own order, and by the counters there are.

use super::{chief, ordering, spears};
use crate::fixture::{BattlePlay, Carded, Fought, begun, commander, foes, fresh, hero};
use for_reign_or_ruin::book::Order;
use for_reign_or_ruin::roster::ElementCard;

/// FR-CMD-6: a commander on Rout may order nothing but Rout; with any other order of his own all is allowed.
#[test]
fn on_rout_only_rout_is_ordered() {
    let red = |order| [commander("Lord").order(order), spears("Spears")];
    let play = ordering(&red(Order::Rout), &foes()).says("whom: red-2");
    assert_eq!(play.offers(), ["rout", "back"]);
    assert_eq!(play.off("halt"), Some("His own order forbids it"));
    assert_eq!(ordering(&red(Order::Retreat), &foes()).says("whom: red-2").offers().len(), 9, "eight others, and back");
}

/// G-54, FR-CMD-7: a C-in-C or hero who routs chooses no other order, and a C-in-C orders nobody.
#[test]
fn a_routing_chief_orders_nobody() {
    let red = [chief("Lord").order(Order::Rout), spears("Spears")];
    assert_eq!(begun(&red, &foes()).past(16).asks(), "turn");
    assert_eq!(begun(&[hero("Nim").order(Order::Rout)], &foes()).past(16).asks(), "turn");
}

/// A battle of the Lord's, who attacks, with what was set under House rules.
fn by_house(set: &str, red: &[ElementCard]) -> BattlePlay {
    let play = fresh(red, &foes()).says("rules: house").says(set).says("house: done, rules: fight");
    play.says("deploy: done, turn: begin").past(16).says("step: begin").shows("whom")
}

/// FR-HR-7, FR-CMD-6: players may say which orders each order of a commander allows.
#[test]
fn players_set_what_a_commander_may_order() {
    let red = [commander("Lord").order(Order::Attack), spears("Spears").order(Order::Move)];
    let play = by_house("house: hr-7, limits: attack, allowed: attack halt, limits: done", &red).says("whom: red-2");
    assert_eq!(play.offers(), ["attack", "halt", "back"]);
}

/// FR-HR-7: a commander on Rout starts from the sheet's limit; the table can be set for him, too.
#[test]
fn the_table_starts_from_the_sheet() {
    let red = [commander("Lord").order(Order::Rout), spears("Spears")];
    assert_eq!(by_house("house: hr-7, limits: done", &red).says("whom: red-2").offers(), ["rout", "back"]);
    let set = "house: hr-7, limits: rout, allowed: rout retreat, limits: done";
    assert_eq!(by_house(set, &red).says("whom: red-2").offers(), ["retreat", "rout", "back"]);
}

/// FR-CMD-11, G-44: counters are unlimited unless they are counted.
#[test]
fn counters_are_unlimited() {
    let red: Vec<_> = [commander("Lord")].into_iter().chain((0..30).map(|n| spears(&format!("Spears {n}")))).collect();
    assert_eq!(ordering(&red, &foes()).says("whom: red-2").off("halt"), None);
}

/// FR-HR-13, FR-CMD-11: a counter is drawn, the old one comes back.
#[test]
fn counted_counters_are_drawn_and_returned() {
    let red = [commander("Lord").order(Order::Move), spears("Spears"), spears("Bows")];
    let set = "house: hr-13, counters: halt, counter: 1, counters: attack, counter: 2, counters: done";
    let play = by_house(set, &red).says("whom: red-2, order: halt, whom: red-3");
    assert_eq!(play.off("halt"), Some("All these counters lie already"));
    assert_eq!(play.state().counters_left(play.element("red-1").seat, Order::Attack), Some(1), "one came back");
    let play =
        play.says("order: march, turn: begin").past(16).says("step: begin, whom: red-2, order: attack, whom: red-3");
    assert_eq!(play.off("halt"), None, "it came back, too");
}

/// FR-HR-13, G-41: a group has one counter.
#[test]
fn a_group_takes_one_counter() {
    let red = [commander("Lord"), spears("I").grouped(1), spears("II").grouped(1), spears("Bows")];
    let play = by_house("house: hr-13, counters: move, counter: 2, counters: done", &red);
    let play = play.says("whom: red-2, order: move, whom: red-4");
    assert_eq!(play.off("move"), None, "one of two lies for both of the group");
}
