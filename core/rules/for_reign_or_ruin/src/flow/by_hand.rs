//! What players change themselves: whose elements, which, how much; for spells and for quick mode.

use super::Table;
use super::ask::{choose, head, number, one_of, several};
use crate::book::{Listed, Order};
use crate::event::{OrderCause, OrderEvent, StressCause, StressEvent};
use crate::state::{ElementId, ElementSet};
use umpire_engine::table::{Asked, Heading, Offer, Opt, Other, Preset, Seat, Words};

/// Whose elements: those of both sides have no room in one list. None where they think better of it.
pub(super) async fn whose(t: &Table, first: Option<Seat>) -> Option<Seat> {
    Some(Seat(ask_whose(t, first).await)).filter(|seat| t.look(|b| b.seats().has(*seat)))
}

#[inline(never)]
fn ask_whose(t: &Table, first: Option<Seat>) -> impl Future<Output = u8> {
    let seats = t.look(|b| b.seats());
    let row = |seat: Seat| Opt::new(seat.id(), Words::with("{}", seat));
    let heading = Heading::new("whose", Asked::Anyone, "Whose elements?", Words::NONE);
    let offer = Offer { preset: Preset::From(first.map_or(0, |seat| seat.0)), other: Other::Last, ..Offer::ROWS };
    t.offer(heading, offer, &mut seats.iter().map(row).chain([Opt::new("back", "Back")]))
}

/// Some elements of one side.
pub(super) async fn some(t: &Table, first: Option<Seat>, title: &'static str) -> ElementSet {
    let Some(seat) = whose(t, first).await else { return ElementSet::EMPTY };
    let these = t.look(|b| b.in_play(seat));
    if these.is_empty() {
        return ElementSet::EMPTY;
    }
    several(t, head(("who", seat), title, Words::NONE), these, ElementSet::EMPTY, None).await
}

/// One element of a side.
pub(super) async fn one(t: &Table, seat: Seat, title: &'static str, these: ElementSet) -> Option<ElementId> {
    if these.is_empty() {
        return None;
    }
    one_of(t, head(("which", seat), title, Words::NONE), these, Some("Nobody")).await
}

/// The most stress that is given or taken at once.
const MOST: i16 = 9;

/// Stress that is typed, on each of these (FR-SRC-20, FR-MAG-6): all of it is gained stress.
pub(super) async fn stress(t: &Table, these: ElementSet, cause: StressCause) {
    let heading = Heading::new("amount", Asked::Anyone, "Stress on each", Words::NONE);
    let amount = number(t, heading, (-MOST, MOST, 1), "stress").await;
    let by = amount.unsigned_abs() as u8;
    for id in these.iter() {
        t.emit(match amount {
            1.. => StressEvent::Gained(id, by, cause).into(),
            _ => StressEvent::Eased(id, by, cause).into(),
        });
    }
}

/// Which order; none where they think better of it.
pub(super) async fn new_order(t: &Table) -> Option<Order> {
    Order::of_number(ask_order(t).await)
}

#[inline(never)]
fn ask_order(t: &Table) -> impl Future<Output = u8> {
    let heading = Heading::new("new-order", Asked::Anyone, "Which order?", Words::NONE);
    let rows = Order::ALL.into_iter().map(|order| Opt::new(order.id(), order.name()).gist(order.row().gist));
    choose(t, heading, rows.chain([Opt::new("back", "Back")]))
}

/// These have another order now; whoever does not share it with the rest of a group leaves the group (FR-MOR-8).
pub(super) fn order(t: &Table, these: ElementSet, order: Order, cause: OrderCause) {
    for id in these.iter() {
        t.emit(OrderEvent::Changed(id, order, cause).into());
    }
    for id in these.iter() {
        let parts = t.look(|b| b.group(b.element(id).group).iter().any(|other| b.element(other).order != order));
        if parts {
            t.emit(OrderEvent::LeavesGroup(id).into());
        }
    }
}
