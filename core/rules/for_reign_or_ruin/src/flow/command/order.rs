//! Step 16: new orders, and orders that are confirmed (F-ORDER).

use crate::book::{Listed, Order, Step};
use crate::event::{CommandEvent, OrderCause, OrderEvent, StressCause, StressEvent, TurnEvent};
use crate::flow::{Table, ask, destroy, morale, step};
use crate::state::{ElementId, ElementSet, Flag};
use umpire_engine::table::{Deed, Layout, Off, Offer, Opt, Other, Preset, Seat, SeatSet, Words};

/// FR-TURN-16: side by side, one page for all that can be ordered.
pub(in crate::flow) async fn orders(t: &Table) {
    let (any, waits) = t.look(|b| {
        let all = b.seats().iter().map(|seat| b.awaiting_orders(seat)).fold(ElementSet::EMPTY, ElementSet::union);
        let waits: ElementSet = all.iter().filter(|id| b.element(*id).is_unconfirmed()).collect();
        (!all.is_empty(), waits)
    });
    let waits = match (waits.len() as u8, waits.first()) {
        (1, Some(one)) => Words::with("{} to confirm", one),
        (0, _) => Words::of("New orders, 1 Act each"),
        (count, _) => Words::with("{} to confirm", count),
    };
    if !any || !step::begins(t, Step::ORDERS, waits).await {
        return;
    }
    for seat in t.look(|b| b.seats()).iter() {
        t.emit(TurnEvent::Active(SeatSet::one(seat)).into());
        while let Some(id) = whom(t, seat).await {
            order(t, id).await;
        }
    }
    t.emit(TurnEvent::Active(t.look(|b| b.seats())).into());
}

/// Who gets an order; none when the side is done.
async fn whom(t: &Table, seat: Seat) -> Option<ElementId> {
    loop {
        let these = t.look(|b| b.awaiting_orders(seat));
        if these.is_empty() {
            return None;
        }
        // Where the players put something right, others may wait.
        if let Some(at) = ask_whom(t, seat, these).await {
            return t.look(|b| b.by_command(these).nth(at.into()));
        }
    }
}

#[inline(never)]
fn ask_whom(t: &Table, seat: Seat, these: ElementSet) -> impl Future<Output = Option<u8>> {
    let heading = ask::head(("whom", seat), "Order whom?", "within 16 cm")
        .why("Commanders order their own; C-in-C and heroes choose theirs.")
        .renewed();
    let offer = Offer { layout: Layout::Grid, preset: Preset::At(0), other: Other::Last };
    t.look(|b| {
        let rows = b.by_command(these).map(|id| Opt::new(id, id));
        t.offer_anew(heading, offer, &mut rows.chain([Opt::new("none", "No more orders")]))
    })
}

/// One order, or one that is confirmed, for all under one counter (G-41).
async fn order(t: &Table, id: ElementId) {
    let Some(by) = t.look(|b| b.orderer(id)) else { return };
    let confirm = t.look(|b| u8::from(b.element(id).is_unconfirmed()));
    let row = ask_order(t, by, id).await;
    if row < confirm {
        spend(t, by, id);
        let these = t.look(|b| b.under_counter(id));
        return these.iter().for_each(|id| t.emit(CommandEvent::Confirmed(id).into()));
    }
    let Some(order) = Order::of_number(row - confirm) else { return };
    give(t, by, id, order).await;
}

/// FR-CMD-3, FR-CMD-7: 1 Act, unless he chooses for himself.
fn spend(t: &Table, by: ElementId, id: ElementId) {
    if by != id {
        t.emit(TurnEvent::ActSpent(by, 1).into());
    }
}

async fn give(t: &Table, by: ElementId, id: ElementId, order: Order) {
    spend(t, by, id);
    let these = t.look(|b| b.under_counter(id));
    let (cause, rout) = (if by == id { OrderCause::Own } else { OrderCause::Given }, order == Order::Rout);
    for id in these.iter() {
        t.emit(OrderEvent::Changed(id, order, cause).into());
        t.emit(TurnEvent::Flag(id, Flag::Ordered, true).into());
        if rout && cause == OrderCause::Given {
            // FR-MOR-14, FR-SRC-18.
            t.emit(StressEvent::Gained(id, 1, StressCause::OrderedToRout).into());
        }
    }
    if rout {
        for id in these.iter() {
            morale::routed(t, id).await;
        }
        destroy::sweep(t).await;
    }
}

static NOW: Off = Off { short: "its order now", full: "It has this order already" };
static LIMIT: Off = Off { short: "not allowed", full: "His own order forbids it" };
static STOCK: Off = Off { short: "no counter", full: "All these counters lie already" };

#[inline(never)]
fn ask_order(t: &Table, by: ElementId, id: ElementId) -> impl Future<Output = u8> {
    t.look(|b| {
        let (seat, element, own) = (b.seat_of(id), b.element(id), b.element(by).order);
        let row = |order: Order| {
            let off = if order == element.order {
                Some(&NOW)
            } else if by != id && !b.house.may_give(own, order) {
                Some(&LIMIT)
            } else if b.counters_left(seat, order) == Some(0) {
                Some(&STOCK)
            } else {
                None
            };
            Opt::new(order.id(), order.name()).gist(order.row().gist).off(off)
        };
        let (key, title) = if by == id { ("own-order", "His own order") } else { ("order", "Which order?") };
        let first = match by == id {
            true => Words::with("{}: free, no Act", by),
            false => Words::with2("{}: 16 cm, Act {}", by, b.element(by).act),
        };
        let to = (by != id).then(|| (seat, Words::with("{}", id)));
        let deed = Deed { by: (seat, first), to, moment: None };
        // FR-CMD-8.
        let whose = if by == id { "He is on {}: {}." } else { "Its commander is on {}: {}." };
        let why = Words::with2(whose, own.name(), own.row().of_commander);
        let heading = ask::head((key, seat), title, Words::NONE).deed(deed).why(why);
        let confirm = Opt::new("confirm", Words::with("Confirm {}", element.order.name())).gist("1 Act, as an order");
        let rows = element.is_unconfirmed().then_some(confirm).into_iter().chain(Order::ALL.into_iter().map(row));
        let offer = Offer { other: Other::Last, ..Offer::ROWS };
        t.offer(heading, offer, &mut rows.chain([Opt::new("back", "Back")]))
    })
}
