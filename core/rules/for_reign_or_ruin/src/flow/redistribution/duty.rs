//! The compulsory point of each friend that is near (FR-TRA-2, FR-TRA-3).

use super::{asks, pass};
use crate::flow::{Table, destroy};
use crate::state::{Battle, ElementId, ElementSet};

/// 1 to each that is due; where the giver's stress does not last for all, its owner says who gets it (FR-TRA-11).
pub(super) async fn duties(t: &Table, giver: ElementId, near: ElementSet) {
    let mut left = near;
    loop {
        let due = t.look(|b| due(b, giver, left));
        if let Some(unknown) = t.look(|b| due.iter().find(|id| b.element(*id).end().is_none())) {
            destroy::end_of(t, unknown).await;
            continue;
        }
        if due.is_empty() {
            return;
        }
        let receiver = match t.look(|b| served(b, giver, due)) {
            None => asks::duty(t, giver, due).await,
            served => served,
        };
        let Some(receiver) = receiver else { return };
        left = left.without(receiver);
        pass(t, giver, receiver);
    }
}

/// Those of some with less stress than the giver now, whom a point would not destroy (FR-TRA-3).
fn due(b: &Battle, giver: ElementId, left: ElementSet) -> ElementSet {
    let stress = b.element(giver).stress;
    let is_due = |id: &ElementId| {
        let element = b.element(*id);
        element.in_play() && element.stress < stress && element.end().is_none_or(|end| element.stress < end)
    };
    left.iter().filter(is_due).collect()
}

/// Who gets the next point, where all get one: from the most stress down each has less than the giver has by then.
fn served(b: &Battle, giver: ElementId, due: ElementSet) -> Option<ElementId> {
    let stress = |id: ElementId| b.element(id).stress;
    let rank = |id: ElementId| {
        let before = |other: &ElementId| (stress(*other), id.0) > (stress(id), other.0);
        due.iter().filter(before).count() as u8
    };
    let all = due.iter().all(|id| stress(id) + rank(id) < stress(giver));
    due.iter().find(|id| all && rank(*id) == 0)
}
