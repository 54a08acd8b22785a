//! Riders (RR-TAC-RIDERS).

use super::{About, Rules};

/// Heavies carry, and more easily.
pub(in super::super) struct Riders;

impl Rules for Riders {
    const ABOUT: About = About::new("riders", "Riders", "Heavies carry, and more easily");
}
