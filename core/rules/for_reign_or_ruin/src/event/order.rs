//! Orders that change.

use crate::book::Order;
use crate::state::{Battle, ElementId};
use umpire_engine::table::{Happening, Words};

/// Why an order changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OrderCause {
    /// A morale check failed (FR-MOR-4).
    Check,
    /// It was rallied (FR-MOR-9).
    Rallied,
    /// A commander gave it (FR-CMD-3).
    Given,
    /// It chose it itself (FR-CMD-7).
    Own,
    /// Nobody confirmed it (FR-CMD-10).
    Unconfirmed,
    /// A spell (FR-MAG-5).
    Spell,
    /// Players say so.
    ByHand,
}

/// What happens to an order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OrderEvent {
    /// It has another order now; it leaves its group where the group's counter is not its own any more (FR-MOR-8).
    Changed(ElementId, Order, OrderCause),
    /// It follows its leader's order in this turn (FR-MOV-5).
    Led(ElementId, Order),
    /// It leaves its group, with its own counter (FR-MOV-14).
    LeavesGroup(ElementId),
}

impl OrderEvent {
    pub(super) fn apply(self, b: &mut Battle) -> Option<Happening> {
        let (id, words) = match self {
            OrderEvent::Changed(id, order, cause) => {
                let words = match cause {
                    OrderCause::Rallied => "{}: rallied, {}",
                    OrderCause::Unconfirmed => "{}: unconfirmed, {}",
                    _ => "{}: order {}",
                };
                b.element_mut(id).order = order;
                (id, Words::with2(words, id, order.name()))
            }
            OrderEvent::Led(id, order) => {
                b.element_mut(id).led = Some(order);
                (id, Words::with2("{}: led to {}", id, order.name()))
            }
            OrderEvent::LeavesGroup(id) => {
                let group = core::mem::take(&mut b.element_mut(id).group);
                if group == 0 {
                    return None;
                }
                (id, Words::with("{} leaves its group", id))
            }
        };
        Some(Happening::line("order", Some(b.seat_of(id)), Some(id), words))
    }
}
