//! Steps 15 to 17: spotting, orders, and who was not confirmed (section 16, F-ORDER).

mod order;
mod spot;

pub(super) use self::order::orders;
pub(super) use self::spot::spotting;
use super::ask::{self, several};
use super::{Table, by_hand, morale, step};
use crate::book::{HouseRule, Order, Step};
use crate::event::OrderCause;
use crate::state::{Battle, Element, ElementSet};
use umpire_engine::table::{Asked, Heading, Words};

/// FR-TURN-17: whose order had to be confirmed and was not has another one now (FR-CMD-10).
pub(super) async fn unconfirmed(t: &Table) {
    if t.look(|b| Order::ALL.into_iter().all(|order| turning(b, order).is_empty()))
        || !step::opens(t, Step::UNCONFIRMED)
    {
        return;
    }
    for order in Order::ALL {
        let these = t.look(|b| turning(b, order));
        if these.is_empty() {
            continue;
        }
        by_hand::order(t, these, order, OrderCause::Unconfirmed);
        ask_swapped(t, these, order).await;
        if order == Order::Rout {
            for id in these.iter() {
                morale::routed(t, id).await;
            }
            super::destroy::sweep(t).await;
        }
    }
}

/// Who turns to this order since nobody confirmed another: by its card, or Halt (FR-HR-14).
fn turning(b: &Battle, order: Order) -> ElementSet {
    let turns_to = |element: &Element| match b.plays(HouseRule::UnconfirmedOrder) {
        true => Order::Halt,
        false => element.card.unconfirmed,
    };
    b.elements_where(|_, element| element.is_unconfirmed() && element.order != order && turns_to(element) == order)
}

/// All of them on one page; ticks say whose counter lies there already.
#[inline(never)]
fn ask_swapped(t: &Table, these: ElementSet, order: Order) -> impl Future<Output = ElementSet> {
    let heading = Heading::new("swapped", Asked::Anyone, Words::with("Swap to {}", order.name()), "unconfirmed")
        .why("Nobody confirmed their order: swap their counters.");
    // A list has room for so many; the log names them all.
    let shown: ElementSet = these.iter().take(ask::MOST_LISTED).collect();
    several(t, heading, shown, shown, None)
}
