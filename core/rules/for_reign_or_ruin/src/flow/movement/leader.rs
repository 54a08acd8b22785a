//! What leaders do while others move (FR-MOV-5 to FR-MOV-7), and units they join (FR-ST-6).

use super::Table;
use crate::event::{MoveEvent, OrderEvent, TurnEvent};
use crate::flow::ask;
use crate::state::{ElementId, ElementSet, Flag};

/// A leader at 0 cm leads a mover for 1 Act: all of it follows his order in this turn (G-11).
pub(super) async fn lead(t: &Table, id: ElementId) {
    let Some(leader) = ask_leader(t, id, t.look(|b| b.leaders_of(id))).await else { return };
    t.emit(TurnEvent::ActSpent(leader, 1).into());
    let (order, members) = t.look(|b| (b.element(leader).order, b.members(id)));
    for member in members.without(leader).iter().filter(|member| t.look(|b| !b.element(*member).routs())) {
        t.emit(OrderEvent::Led(member, order).into());
    }
}

/// He goes twice as far, for all his Act (G-12).
pub(super) fn double(t: &Table, id: ElementId) {
    t.emit(TurnEvent::ActSpent(id, t.look(|b| b.element(id).act)).into());
    t.emit(TurnEvent::Flag(id, Flag::Doubled, true).into());
}

/// A leader within 4 cm names another enemy for 1 Act; whether he did.
pub(super) async fn point_out(t: &Table, id: ElementId) -> bool {
    let Some(leader) = ask_pointer(t, id).await else { return false };
    t.emit(TurnEvent::ActSpent(leader, 1).into());
    t.emit(MoveEvent::PointedOut(leader, id).into());
    true
}

#[inline(never)]
fn ask_pointer(t: &Table, id: ElementId) -> impl Future<Output = Option<ElementId>> {
    let leaders = t.look(|b| b.leaders(b.seat_of(id), 1));
    let heading =
        ask::of_element(t, "pointer", id, "{}: who points", "Who points?").why("Only a leader within 4 cm, for 1 Act.");
    ask::one_of(t, heading, leaders, Some("Nobody"))
}

/// Which of these leaders; the only one is not asked about.
async fn ask_leader(t: &Table, id: ElementId, leaders: ElementSet) -> Option<ElementId> {
    if leaders.len() == 1 {
        return leaders.first();
    }
    let heading = ask::of_element(t, "leader", id, "{}: led by", "Who leads it?");
    ask::one_of(t, heading, leaders, Some("Nobody")).await
}

/// An individual joins a unit; whether it did.
pub(super) async fn join(t: &Table, id: ElementId) -> bool {
    let unit = ask_unit(t, id).await;
    if unit.is_some() {
        t.emit(TurnEvent::Attached(id, unit).into());
    }
    unit.is_some()
}

#[inline(never)]
fn ask_unit(t: &Table, id: ElementId) -> impl Future<Output = Option<ElementId>> {
    let units: ElementSet = t.look(|b| {
        let friends = b.friends(id).iter().filter(|friend| b.element(*friend).card.kind.is_unit());
        friends.collect()
    });
    let heading = ask::of_element(t, "join", id, "{} joins", "Which unit?");
    ask::one_of(t, heading, units, Some("None"))
}
