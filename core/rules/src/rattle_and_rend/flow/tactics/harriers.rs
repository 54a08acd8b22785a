//! Harriers (RR-TAC-HARRIERS).

use crate::rattle_and_rend::book::Tactic;
use crate::rattle_and_rend::state::{ElementId, State};

/// Whether a mover should be reminded that its own side is not in its way.
pub(crate) fn cross(s: &State, who: ElementId) -> bool {
    let element = s.element(who);
    element.tactics.has(Tactic::Harriers) && s.standing(element.seat).nth(1).is_some()
}
