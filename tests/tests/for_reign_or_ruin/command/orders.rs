//! Step 16: who orders whom.

use super::{chief, commanding, heading, ordering, spears};
use crate::fixture::{Carded, Fought, begun, commander, foes, hero, unit};
use for_reign_or_ruin::Flag;
use for_reign_or_ruin::book::{Attribute, Order, Stat, Step};

/// FR-TURN-16, FR-CMD-3, FR-ACT-1, FR-ST-2, F-ORDER: an order costs its commander 1 Act, and is told.
#[test]
fn an_order_costs_one_act() {
    let play = ordering(&[commander("Lord"), spears("Spears"), spears("Bows")], &foes());
    assert_eq!(play.offers(), ["red-2", "red-3", "none"]);
    let play = play.says("whom: red-2, order: march").shows("whom");
    assert_eq!((play.order("red-2"), play.element("red-1").act), (Order::March, 2));
    assert!(play.element("red-2").is(Flag::Ordered));
    assert_eq!(play.heard(), ["Lord: Act 2 left", "Spears: order March"]);
    assert_eq!(play.says("whom: red-3, order: march").asks(), "turn", "nobody is left to order: the side is done");
}

/// FR-CMD-3: the commander, his range and his Act stand over the choice.
#[test]
fn the_page_tells_who_orders_within_16_cm() {
    let play = ordering(&[commander("Lord"), spears("Spears")], &foes()).says("whom: red-2").shows("order");
    assert_eq!(heading(&play)[..2], ["Lord: 16 cm, Act 3", "Spears"]);
}

/// FR-CMD-8: what his own order asks of the commander is told.
#[test]
fn his_own_order_is_a_reminder() {
    let reminder = |order| {
        let play = ordering(&[commander("Lord").order(order), spears("Spears")], &foes()).says("whom: red-2");
        heading(&play).pop().expect("it is told why")
    };
    assert_eq!(reminder(Order::Attack), "Its commander is on Attack: Closer to the named enemy or goal, and engage.");
    assert_eq!(reminder(Order::Reform), "Its commander is on Reform: Rest in a safe place.");
}

/// FR-CMD-3, FR-TERM-5: only his own command, by superior or by its letter; commands stand one after the other.
#[test]
fn each_commander_orders_his_own() {
    let red = [
        commander("Lord"),
        commander("Captain").under(2, None),
        unit("Scouts").under(2, None),
        unit("Spears").under(1, None),
        unit("Riders").under(0, Some(1)),
        unit("Strays"),
    ];
    let play = ordering(&red, &foes());
    assert_eq!(
        play.offers(),
        ["red-4", "red-3", "red-5", "none"],
        "the Lord's, then the Captain's; strays are nobody's"
    );
    let play = play.says("whom: red-5, order: move");
    assert_eq!((play.element("red-1").act, play.element("red-2").act), (3, 2));
}

/// FR-CMD-4: one new order in a turn; what it has already is off.
#[test]
fn one_order_each_turn() {
    let play = ordering(&[commander("Lord"), spears("Spears"), spears("Bows")], &foes());
    assert_eq!(play.clone().says("whom: red-2").off("attack"), Some("It has this order already"));
    let play = play.says("whom: red-2, order: halt").shows("whom");
    assert_eq!(play.offers(), ["red-3", "none"]);
}

/// FR-CMD-4, G-41, FR-TERM-4: a group under one counter is one.
#[test]
fn a_group_is_ordered_as_one() {
    let red = [commander("Lord"), spears("Spears I").grouped(1), spears("Bows"), spears("Spears II").grouped(1)];
    let play = ordering(&red, &foes());
    assert_eq!(play.offers(), ["red-2", "red-3", "none"]);
    let play = play.says("whom: red-2, order: defend");
    assert_eq!(["red-2", "red-3", "red-4"].map(|id| play.order(id)), [Order::Defend, Order::Attack, Order::Defend]);
    assert_eq!(play.element("red-1").act, 2, "one counter, 1 Act");
    assert_eq!(play.element("red-2").group, play.element("red-4").group, "they stay together");
    assert_eq!(play.offers(), ["red-3", "none"]);
}

/// G-41: whoever of a group has another order has its own counter.
#[test]
fn a_router_of_a_group_is_left_out() {
    let red = [commander("Lord"), spears("I").grouped(1).order(Order::Rout), spears("II").grouped(1), spears("Bows")];
    let play = ordering(&red, &foes());
    assert_eq!(play.offers(), ["red-3", "red-4", "none"]);
    let play = play.says("whom: red-3, order: halt");
    assert_eq!((play.order("red-2"), play.order("red-3")), (Order::Rout, Order::Halt));
}

/// FR-CMD-5: routing elements are not ordered; they need a rally.
#[test]
fn routers_are_not_ordered() {
    let play = ordering(&[commander("Lord"), spears("Spears"), spears("Bows").order(Order::Rout)], &foes());
    assert_eq!(play.offers(), ["red-2", "none"]);
}

/// FR-CMD-1: heroes give no orders.
#[test]
fn heroes_order_nobody() {
    let play = ordering(&[hero("Nim").under(1, None), spears("Spears")], &foes());
    assert_eq!(play.offers(), ["red-1", "none"], "his own, and nobody else's");
}

/// FR-CMD-7, G-42: C-in-C and heroes choose for themselves, without Act; other commanders are ordered by their superior.
#[test]
fn who_chooses_freely_spends_nothing() {
    let captain = commander("Captain").under(2, Some(0));
    let red = [chief("Lord"), captain, hero("Nim").with(Stat::Act, 0), spears("Spears")];
    let play = ordering(&red, &foes());
    assert_eq!(play.offers(), ["red-1", "red-2", "red-4", "red-3", "none"]);
    let play = play.says("whom: red-3, own-order: attack").says("whom: red-1, own-order: defend");
    assert_eq!(
        (play.order("red-3"), play.order("red-1"), play.element("red-1").act),
        (Order::Attack, Order::Defend, 3)
    );
    let play = play.says("whom: red-2, order: harass");
    assert_eq!((play.order("red-2"), play.element("red-1").act, play.element("red-2").act), (Order::Harass, 2, 3));
}

/// FR-CMD-12: one pool of Act for the whole turn: what a spell took is gone.
#[test]
fn act_that_was_spent_is_gone() {
    let lord = || commander("Lord").with(Stat::Act, 1).special(Attribute::Caster);
    let red = [lord(), spears("Spears")];
    let play = begun(&red, &foes()).past(3).shows("cast");
    let cast = play.clone().says("cast: red-1, worked: worked, act-spent: 1, effect: none");
    assert_eq!(cast.past(16).asks(), "turn", "no Act, no order, no page");
    assert_eq!(play.past(16).asks(), "step");
}

/// FR-CMD-12: with the last Act the page is over.
#[test]
fn without_act_nobody_is_left_to_order() {
    let red = [commander("Lord").with(Stat::Act, 1), spears("Spears"), spears("Bows")];
    let play = ordering(&red, &[chief("Grum")]).says("whom: red-2, order: halt").shows("whom");
    assert_eq!(play.seat(), "blue");
}

/// FR-TURN-16: both sides have a page, and leave it with one press.
#[test]
fn each_side_has_its_page() {
    let armies = [chief("Lord"), spears("Spears")];
    let play = commanding(&armies, &armies).says("step: begin");
    assert_eq!(play.seat(), "red");
    let play = play.says("whom: none").shows("whom");
    assert_eq!(play.seat(), "blue");
    assert_eq!(play.says("whom: none").asks(), "turn");
}

/// F-ORDER: whoever thinks better of it orders nobody.
#[test]
fn back_orders_nobody() {
    let play = ordering(&[commander("Lord"), spears("Spears")], &foes()).says("whom: red-2, order: back").shows("whom");
    assert_eq!((play.order("red-2"), play.element("red-1").act), (Order::Attack, 3));
}

/// FR-TERM-8: a superior is a commander higher in the chain, not a troop's attribute.
#[test]
fn a_superior_stands_higher_in_the_chain() {
    let red = [chief("Lord"), commander("Captain").under(2, Some(0)), unit("Spears").under(2, Some(1))];
    let battle = begun(&red, &foes()).state();
    let [lord, captain, spears] = [0, 1, 2].map(for_reign_or_ruin::ElementId);
    assert!(battle.is_superior_of(lord, spears) && battle.is_superior_of(captain, spears));
    assert!(!battle.is_superior_of(spears, captain) && !battle.is_superior_of(captain, lord));
    let superior = for_reign_or_ruin::book::MoraleType::Superior;
    assert_ne!(battle.element(lord).card.morale, superior, "rank is no attribute");
}

/// FR-TERM-9: the Command phase, or Order phase, is steps 14 to 17, and orders are given in it.
#[test]
fn the_command_phase_is_one_phase() {
    let red = [commander("Lord").special(Attribute::Caster), spears("Spears")];
    let play = begun(&red, &foes()).past(14).shows("cast");
    assert_eq!(play.state().step, Step(14));
    let play = play.says("cast: none").shows("step");
    assert_eq!(play.state().step, Step::ORDERS);
}
