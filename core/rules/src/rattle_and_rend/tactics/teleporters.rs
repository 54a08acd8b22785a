//! Teleporters (RR-TAC-TELEPORTERS).

use super::{About, Rules};

/// 4 points go anywhere each Round.
pub(in super::super) struct Teleporters;

impl Rules for Teleporters {
    const ABOUT: About = About::new("teleporters", "Teleporters", "4 points go anywhere each Round");
}
