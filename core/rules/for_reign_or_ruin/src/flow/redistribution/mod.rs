//! Step 10: stress is passed on (section 12, F-TRANSFER).

mod asks;
mod duty;

use super::ask::{head, one_of};
use super::{Table, destroy, step};
use crate::book::{HouseRule, Step};
use crate::event::{MoraleEvent, StressCause, StressEvent, TurnEvent};
use crate::state::{Battle, ElementId, ElementSet, Flag};
use umpire_engine::table::Words;

/// FR-TURN-10: from the highest stress down.
pub(super) async fn redistribution(t: &Table) {
    let givers = t.look(|b| b.givers().len()) as u8;
    if givers == 0 || !step::begins(t, Step::REDISTRIBUTION, Words::with("{} may pass stress", givers)).await {
        return;
    }
    while let Some(giver) = next(t).await {
        t.emit(TurnEvent::Flag(giver, Flag::Gave, true).into());
        t.emit(TurnEvent::Acting(Some(giver)).into());
        gives(t, giver).await;
        destroy::sweep(t).await;
    }
    t.emit(TurnEvent::Acting(None).into());
}

/// Who gives next: the most stress; of equals of a side whom its owner likes (FR-TRA-1).
async fn next(t: &Table) -> Option<ElementId> {
    let equals = t.look(equals);
    let first = equals.first()?;
    if equals.len() == 1 {
        return Some(first);
    }
    let seat = t.look(|b| b.seat_of(first));
    let heading = head(("giver", seat), "Who gives first?", Words::NONE)
        .why("They have equal stress: their owner says who passes it on first.");
    let picked = one_of(t, heading, equals, Some("Any order")).await;
    if picked.is_none() {
        t.emit(MoraleEvent::AnyOrder(seat).into());
    }
    picked.or(Some(first))
}

/// The givers with the most stress of one side; one of them where their order cannot matter.
fn equals(b: &Battle) -> ElementSet {
    let givers = b.givers();
    let stress = |id: ElementId| b.element(id).stress;
    let most = givers.iter().map(stress).max().unwrap_or(0);
    let Some(first) = givers.iter().find(|id| stress(*id) == most) else { return ElementSet::EMPTY };
    let seat = b.seat_of(first);
    let equals: ElementSet = givers.iter().filter(|id| stress(*id) == most && b.seat_of(*id) == seat).collect();
    let meets = |id: ElementId, other: ElementId| {
        id != other && !b.receivers(id).and(id).both(b.receivers(other).and(other)).is_empty()
    };
    let alone = equals.iter().find(|id| !equals.iter().any(|other| meets(*id, other)));
    let one = alone.or(Some(first).filter(|_| b.morale.any_order.has(seat)));
    one.map_or(equals, ElementSet::one)
}

/// One giver: 1 to each friend that is near and has less, then more if its owner likes (FR-TRA-2, FR-HR-5).
async fn gives(t: &Table, giver: ElementId) {
    let may = t.look(|b| b.receivers(giver));
    let near = if t.look(|b| b.plays(HouseRule::Redistribution)) {
        may
    } else {
        let near = asks::near(t, giver, may).await;
        duty::duties(t, giver, near).await;
        near
    };
    while let Some(receiver) = asks::more(t, giver, t.look(|b| open(b, giver, near))).await {
        let end = destroy::end_of(t, receiver).await;
        if t.look(|b| b.element(receiver).stress < end) || asks::ruin(t, giver, receiver).await {
            pass(t, giver, receiver);
        }
    }
}

/// Those of some to whom it may still give (FR-TRA-4).
fn open(b: &Battle, giver: ElementId, near: ElementSet) -> ElementSet {
    let stress = b.element(giver).stress;
    let may = |id: &ElementId| stress > 0 && b.element(*id).in_play() && b.element(*id).stress <= stress;
    near.iter().filter(may).collect()
}

/// One point goes from one to the other (FR-TRA-12).
#[inline(never)]
fn pass(t: &Table, giver: ElementId, receiver: ElementId) {
    t.emit(StressEvent::Eased(giver, 1, StressCause::Given).into());
    t.emit(StressEvent::Gained(receiver, 1, StressCause::Received).into());
    t.emit(MoraleEvent::Passed(giver, receiver).into());
}
