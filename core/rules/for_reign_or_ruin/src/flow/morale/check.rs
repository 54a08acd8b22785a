//! One morale check: dice equal to stress, none may exceed Mor (FR-MOR-3).

use crate::book::{Attribute, Order, Stat};
use crate::event::{MoraleEvent, OrderCause, OrderEvent, TurnEvent};
use crate::flow::Table;
use crate::flow::ask::{head, known};
use crate::flow::dice::{Fallen, PoolRoll, once};
use crate::state::{Battle, ElementId, Flag};
use umpire_engine::dice::{Need, Op};
use umpire_engine::table::{Amount, Deed, Heading, Modifier, Tone, Words};

/// One element checks, with the stress it had when the step began (FR-MOR-13).
pub(super) async fn check(t: &Table, id: ElementId) {
    let (stress, to) = t.look(|b| (b.element(id).stress_ref, b.order_after_failure(id)));
    if t.look(|b| b.element(id).card.is(Attribute::Automaton)) {
        t.emit(MoraleEvent::Fails(id, to).into());
        return shifts(t, id, to);
    }
    let mor = known(t, id, Stat::Mor).await;
    if stress == 0 || Battle::more_than(mor).is_none() {
        return t.emit(MoraleEvent::Passes(id).into()); // FR-DICE-3, FR-DICE-4
    }
    let fallen = roll(t, (id, to), stress, mor).await;
    let (end, then) = if fallen.hits > 0 {
        ((Tone::Bad, "Fails"), Words::with("Swap its counter: {}", to.name()))
    } else {
        ((Tone::Good, "Holds"), Words::with("Order stays: {}", t.look(|b| b.element(id).order.name())))
    };
    t.emit(MoraleEvent::Checked(id, fallen.failed("Morale", end, then)).into());
    if fallen.hits > 0 {
        shifts(t, id, to);
    }
}

#[inline(never)]
fn roll(t: &Table, (id, to): (ElementId, Order), stress: u8, mor: u8) -> impl Future<Output = Fallen> {
    let why = reasons(stress, mor);
    let roll = PoolRoll { name: "Morale", dice: stress, above: mor, why: &why, stakes: ["Order stays", to.name()] };
    once(t, heading(t, id, to), &roll)
}

/// Why so many dice, and why so much.
pub(super) fn reasons(stress: u8, mor: u8) -> [Modifier; 2] {
    let need = Need { op: Op::Above, value: mor.into() };
    [
        Modifier { amount: Amount::Dice(stress as i8), name: "Stress" },
        Modifier { amount: Amount::Need(need), name: "Mor" },
    ]
}

/// Its order changes, and it leaves its group (FR-MOR-4, FR-MOR-8).
fn shifts(t: &Table, id: ElementId, to: Order) {
    t.emit(OrderEvent::Changed(id, to, OrderCause::Check).into());
    t.emit(OrderEvent::LeavesGroup(id).into());
    if to == Order::Rout {
        t.emit(TurnEvent::Flag(id, Flag::RoutsNow, true).into());
    }
}

fn heading(t: &Table, id: ElementId, to: Order) -> Heading {
    let (seat, order) = t.look(|b| (b.seat_of(id), b.element(id).order));
    let shift = Words::with2("{} -> {}", order.name(), to.name());
    let deed = Deed { by: (seat, Words::with("{}: morale", id)), to: Some((seat, shift)), moment: None };
    head(("check", seat), shift, Words::NONE).deed(deed).why("Its stress has grown: a die above Mor changes its order.")
}
