//! Saboteurs (RR-TAC-SABOTEURS).

use crate::rattle_and_rend::Foe;
use crate::rattle_and_rend::{ElementId, State};
use super::{About, Rules, Tactic};

/// Terrain near them is a Hazard.
pub(crate) struct Saboteurs;

impl Rules for Saboteurs {
    const ABOUT: About = About::new("saboteurs", "Saboteurs", "Terrain near them is a Hazard");
}

/// Whether they could have spoilt the ground of this Element: one of its foes stands on the table, a Ward too.
pub(crate) fn may_spoil(s: &State, who: ElementId) -> bool {
    s.standing(s.element(who).seat.foe()).any(|(_, e)| e.tactics.has(Tactic::Saboteurs))
}
