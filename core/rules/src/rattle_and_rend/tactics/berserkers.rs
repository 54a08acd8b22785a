//! Berserkers (RR-TAC-BERSERKERS).

use super::super::Element;
use super::super::book::Deltas;
use super::{About, Rules};

/// Faster by a band, reach a band less.
pub(in super::super) struct Berserkers;

impl Rules for Berserkers {
    const ABOUT: About = About::new("berserkers", "Berserkers", "Faster by a band, reach a band less");

    fn stats(_: &Element, deltas: &mut Deltas) {
        deltas.mov += 1;
        deltas.rng -= 1;
    }
}
