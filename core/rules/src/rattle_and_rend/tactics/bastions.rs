//! Bastions (RR-TAC-BASTIONS).

use crate::rattle_and_rend::Element;
use crate::rattle_and_rend::book::Deltas;
use super::{About, Rules};

/// Reach a band more, move less.
pub(crate) struct Bastions;

impl Rules for Bastions {
    const ABOUT: About = About::new("bastions", "Bastions", "Reach a band more, move less");

    fn stats(_: &Element, deltas: &mut Deltas) {
        deltas.mov -= 1;
        deltas.rng += 1;
    }
}
