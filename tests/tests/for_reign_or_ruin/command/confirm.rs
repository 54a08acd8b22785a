//! Mindless and Unwilling elements.

use super::{commanding, ordering, spears};
use crate::fixture::{BattlePlay, Carded, Fought, begun, commander, foes, unit};
use for_reign_or_ruin::Flag;
use for_reign_or_ruin::book::{Attribute, Order, Stat};
use for_reign_or_ruin::roster::ElementCard;

fn thralls() -> ElementCard {
    spears("Thralls").special(Attribute::Mindless)
}

/// FR-CMD-9, FR-ATT-4, FR-ATT-5, G-43: to confirm costs 1 Act, and the order stays.
#[test]
fn an_order_is_confirmed_for_one_act() {
    for attribute in [Attribute::Mindless, Attribute::Unwilling] {
        let play = ordering(&[commander("Lord"), spears("Thralls").special(attribute)], &foes()).says("whom: red-2");
        assert_eq!(play.cursor(), "confirm");
        let play = play.says("order: confirm");
        assert_eq!(play.asks(), "turn", "it is confirmed: step 17 has nobody");
        assert_eq!(play.order("red-2"), Order::Attack);
    }
}

/// FR-CMD-9, FR-ACT-1, FR-ST-2: the Act of the commander, and the state of the element.
#[test]
fn confirming_is_paid_and_remembered() {
    let play = ordering(&[commander("Lord"), thralls(), spears("Spears")], &foes()).says("whom: red-2, order: confirm");
    assert!(play.element("red-2").is(Flag::Confirmed) && !play.element("red-2").is(Flag::Ordered));
    assert_eq!(play.element("red-1").act, 2);
    assert_eq!(play.offers(), ["red-3", "none"]);
    assert!(!play.clone().says("whom: red-3").offers().contains(&"confirm".to_string()), "others need no such thing");
}

/// FR-CMD-10, FR-TURN-17, G-43, FR-IN-16: neither confirmed nor ordered, it turns to the order of its card, and that is told.
#[test]
fn unconfirmed_ones_turn_to_their_cards_order() {
    let wild = ElementCard { unconfirmed: Order::Retreat, ..spears("Wild").special(Attribute::Unwilling) };
    let play = ordering(&[commander("Lord"), thralls(), wild, spears("Spears")], &foes()).says("whom: none");
    assert_eq!(play.offers(), ["red-2"], "one page for all that halt");
    assert!(play.heard().contains(&"Thralls: unconfirmed, Halt".to_string()), "{:?}", play.heard());
    let play = play.says("swapped: red-2").shows("swapped");
    assert_eq!(play.offers(), ["red-3"]);
    let play = play.says("swapped: red-3").shows("turn");
    let orders = ["red-2", "red-3", "red-4"].map(|id| play.order(id));
    assert_eq!(orders, [Order::Halt, Order::Retreat, Order::Attack]);
}

/// FR-CMD-10: whoever was given an order need not be confirmed, too.
#[test]
fn an_order_confirms() {
    let play = ordering(&[commander("Lord"), thralls()], &foes()).says("whom: red-2, order: move");
    assert_eq!((play.asks().as_str(), play.order("red-2")), ("turn", Order::Move));
}

/// FR-CMD-10, FR-UI-1: it happens without a commander, too; what stays as it is is not told.
#[test]
fn without_a_commander_they_turn_as_well() {
    let alone = || unit("Thralls").special(Attribute::Mindless);
    let play = begun(&[alone().order(Order::Attack)], &foes()).past(17).shows("swapped");
    assert_eq!(play.says("swapped:").order("red-1"), Order::Halt);
    assert_eq!(begun(&[alone().order(Order::Halt)], &foes()).past(17).asks(), "turn");
}

/// FR-CMD-5, FR-CMD-9: a routing one is neither confirmed nor does it halt: it needs a rally.
#[test]
fn routers_stay_on_rout() {
    let play = begun(&[thralls().order(Order::Rout)], &foes()).past(17);
    assert_eq!((play.asks().as_str(), play.order("red-1")), ("turn", Order::Rout));
}

/// FR-HR-14: by the house rule they halt, whatever their cards say.
#[test]
fn by_the_house_rule_they_halt() {
    let wild = ElementCard { unconfirmed: Order::Retreat, ..spears("Wild").special(Attribute::Unwilling) };
    let play = crate::fixture::fresh(&[wild], &foes()).says("rules: house, house: hr-14, house: done, rules: fight");
    let play: BattlePlay = play.says("deploy: done, turn: begin").past(17).says("swapped: red-1");
    assert_eq!(play.order("red-1"), Order::Halt);
}

/// FR-UI-2, FR-TURN-16: the page of the step says who waits for it, or how many, and skipping warns; step 17 follows all the same.
#[test]
fn skipping_orders_leaves_them_unconfirmed() {
    let play = commanding(&[commander("Lord"), thralls()], &foes());
    assert_eq!(play.waits(), "Thralls to confirm");
    let two = commanding(&[commander("Lord"), thralls(), thralls()], &foes());
    assert_eq!(two.waits(), "2 to confirm");
    let play = play.says("step: skip").shows("skip").says("skip: skip").shows("swapped");
    assert_eq!(play.order("red-2"), Order::Halt);
}

/// FR-CMD-9: the conditions are those of an order: a commander without Act confirms nobody.
#[test]
fn without_act_nothing_is_confirmed() {
    let play = begun(&[commander("Lord").with(Stat::Act, 0), thralls()], &foes()).past(17).shows("swapped");
    assert_eq!(play.order("red-2"), Order::Halt);
}

/// FR-CMD-9, G-41: a group is confirmed as one; G-38: whoever of it turns to another order leaves it.
#[test]
fn a_group_is_confirmed_as_one() {
    let of_group = |name: &str| spears(name).special(Attribute::Mindless).grouped(1);
    let red = [commander("Lord"), of_group("Dead I"), of_group("Dead II")];
    let play = ordering(&red, &foes()).says("whom: red-2, order: confirm");
    assert_eq!((play.asks().as_str(), play.order("red-3")), ("turn", Order::Attack));
    let mixed = [commander("Lord"), of_group("Dead"), spears("Spears").grouped(1)];
    let play = ordering(&mixed, &foes()).says("whom: none, swapped:");
    assert_eq!((play.element("red-2").group, play.order("red-2")), (0, Order::Halt));
    assert_ne!(play.element("red-3").group, 0);
}
