//! Harriers (RR-TAC-HARRIERS).

use super::super::book::Deltas;
use super::super::{Element, ElementId, State};
use super::{About, Rules, Tactic};

/// Move a band more, out of Rough.
pub(in super::super) struct Harriers;

impl Rules for Harriers {
    const ABOUT: About = About::new("harriers", "Harriers", "Move a band more, out of Rough");

    fn stats(_: &Element, deltas: &mut Deltas) {
        deltas.mov += 1;
    }
}

/// Whether a mover should be reminded that its own side is not in its way.
pub(in super::super) fn cross(s: &State, who: ElementId) -> bool {
    let element = s.element(who);
    element.tactics.has(Tactic::Harriers) && s.standing(element.seat).nth(1).is_some()
}
