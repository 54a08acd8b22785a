//! Berserkers (RR-TAC-BERSERKERS).

use crate::rattle_and_rend::Element;
use crate::rattle_and_rend::book::Deltas;
use super::{About, Rules};

/// Move a band more, reach less.
pub(crate) struct Berserkers;

impl Rules for Berserkers {
    const ABOUT: About = About::new("berserkers", "Berserkers", "Move a band more, reach less");

    fn stats(_: &Element, deltas: &mut Deltas) {
        deltas.mov += 1;
        deltas.rng -= 1;
    }
}
