//! Bastions (RR-TAC-BASTIONS).

use super::{About, Rules};

/// Reach a band more, slower by a band.
pub(in super::super) struct Bastions;

impl Rules for Bastions {
    const ABOUT: About = About::new("bastions", "Bastions", "Reach a band more, slower by a band");
}
