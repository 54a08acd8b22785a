//! Saboteurs (RR-TAC-SABOTEURS).

use crate::book::Tactic;
use crate::foe::Foe;
use crate::state::{ElementId, State};

/// Whether they could have spoilt the ground of this Element: one of its foes stands on the table, a Ward too.
pub(crate) fn may_spoil(s: &State, who: ElementId) -> bool {
    s.standing(s.element(who).seat.foe()).any(|(_, e)| e.tactics.has(Tactic::Saboteurs))
}
