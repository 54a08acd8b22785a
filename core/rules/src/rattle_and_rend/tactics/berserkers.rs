//! Berserkers (RR-TAC-BERSERKERS).

use super::{About, Rules};

/// Faster by a band, reach a band less.
pub(in super::super) struct Berserkers;

impl Rules for Berserkers {
    const ABOUT: About = About::new("berserkers", "Berserkers", "Faster by a band, reach a band less");
}
