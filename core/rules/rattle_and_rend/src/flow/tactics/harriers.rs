//! Harriers (RR-TAC-HARRIERS).

use crate::book::Tactic;
use crate::state::{ElementId, State};

/// Whether a mover should be reminded that its own side is not in its way.
pub(crate) fn cross(s: &State, who: ElementId) -> bool {
    let element = s.element(who);
    element.tactics.has(Tactic::Harriers) && s.standing(element.seat).nth(1).is_some()
}
