//! Saboteurs (RR-TAC-SABOTEURS).

use crate::rattle_and_rend::book::Tactic;
use crate::rattle_and_rend::foe::Foe;
use crate::rattle_and_rend::state::{ElementId, State};

/// Whether they could have spoilt the ground of this Element: one of its foes stands on the table, a Ward too.
pub(crate) fn may_spoil(s: &State, who: ElementId) -> bool {
    s.standing(s.element(who).seat.foe()).any(|(_, e)| e.tactics.has(Tactic::Saboteurs))
}
