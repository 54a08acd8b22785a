//! Harriers (RR-TAC-HARRIERS).

use crate::rattle_and_rend::book::Deltas;
use crate::rattle_and_rend::{Element, ElementId, State};
use super::{About, Rules, Tactic};

/// Move a band more, out of Rough.
pub(crate) struct Harriers;

impl Rules for Harriers {
    const ABOUT: About = About::new("harriers", "Harriers", "Move a band more, out of Rough");

    fn stats(_: &Element, deltas: &mut Deltas) {
        deltas.mov += 1;
    }
}

/// Whether a mover should be reminded that its own side is not in its way.
pub(crate) fn cross(s: &State, who: ElementId) -> bool {
    let element = s.element(who);
    element.tactics.has(Tactic::Harriers) && s.standing(element.seat).nth(1).is_some()
}
