//! Berserkers (RR-TAC-BERSERKERS).

use super::super::Element;
use super::super::book::Deltas;
use super::{About, Rules};

/// Move a band more, reach less.
pub(in super::super) struct Berserkers;

impl Rules for Berserkers {
    const ABOUT: About = About::new("berserkers", "Berserkers", "Move a band more, reach less");

    fn stats(_: &Element, deltas: &mut Deltas) {
        deltas.mov += 1;
        deltas.rng -= 1;
    }
}
