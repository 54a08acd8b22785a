//! Rout stress: friends near a new router are shaken (FR-MOR-11, FR-SRC-3).

use crate::event::{StressCause, StressEvent, TurnEvent};
use crate::flow::ask::{self, within};
use crate::flow::{Table, destroy};
use crate::state::{ElementId, ElementSet, Flag, Within};
use umpire_engine::table::{Heading, Words};

/// FR-TURN-13 d: everybody who changed to Rout in this step, rallied or not; then who is over End goes, and nobody checks
/// again (FR-MOR-12).
pub(super) async fn stress(t: &Table) {
    while let Some(id) = t.look(|b| b.elements_where(|_, element| element.is(Flag::RoutsNow)).first()) {
        t.emit(TurnEvent::Flag(id, Flag::RoutsNow, false).into());
        routed(t, id).await;
    }
    destroy::sweep(t).await;
}

/// An element has changed to Rout: each friend within 4 cm gets 1 stress, those at 0 cm without a question. Whoever was ordered
/// to (FR-MOR-14) gets 1 of his own before, and destruction comes after: both are the caller's.
pub(in crate::flow) async fn routed(t: &Table, id: ElementId) {
    let others = touched(t, id);
    let near = within(t, id, Within::Four, others, ask_near(t, id)).await;
    for friend in near.iter() {
        t.emit(StressEvent::Gained(friend, 1, StressCause::RoutNear).into());
    }
}

/// Those at 0 cm are shaken at once. Who else may be near.
#[inline(never)]
fn touched(t: &Table, id: ElementId) -> ElementSet {
    let touching = t.look(|b| b.attached_to(id).union(b.beside(id)));
    for friend in touching.iter() {
        t.emit(StressEvent::Gained(friend, 1, StressCause::RoutNear).into());
    }
    t.look(|b| b.can_be_shaken(b.friends(id).except(touching)))
}

fn ask_near(t: &Table, id: ElementId) -> Heading {
    let seat = t.look(|b| b.seat_of(id));
    ask::head(("near-rout", seat), "Within 4 cm?", Words::NONE)
        .deed(ask::about(t, id, "{} routs", "within 4 cm of it"))
        .why("A friend routs: each friend near it gets 1 stress.")
}
