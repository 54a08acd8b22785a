//! Tacticians (RR-TAC-TACTICIANS).

use super::{About, Rules};

/// 1 Momentum: all gain in one thing.
pub(in super::super) struct Tacticians;

impl Rules for Tacticians {
    const ABOUT: About = About::new("tacticians", "Tacticians", "1 Momentum: all gain in one thing");
}
