//! Bastions (RR-TAC-BASTIONS).

use super::super::Element;
use super::super::book::Deltas;
use super::{About, Rules};

/// Reach a band more, move less.
pub(in super::super) struct Bastions;

impl Rules for Bastions {
    const ABOUT: About = About::new("bastions", "Bastions", "Reach a band more, move less");

    fn stats(_: &Element, deltas: &mut Deltas) {
        deltas.mov -= 1;
        deltas.rng += 1;
    }
}
