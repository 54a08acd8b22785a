//! Harriers (RR-TAC-HARRIERS).

use super::super::Element;
use super::super::book::Deltas;
use super::{About, Rules};

/// Move a band more, out of Rough.
pub(in super::super) struct Harriers;

impl Rules for Harriers {
    const ABOUT: About = About::new("harriers", "Harriers", "Move a band more, out of Rough");

    fn stats(_: &Element, deltas: &mut Deltas) {
        deltas.mov += 1;
    }
}
