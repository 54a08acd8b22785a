//! Nightmares (RR-TAC-NIGHTMARES).

use super::{About, Rules};

/// Foes near them dread and falter.
pub(in super::super) struct Nightmares;

impl Rules for Nightmares {
    const ABOUT: About = About::new("nightmares", "Nightmares", "Foes near them dread and falter");
}
