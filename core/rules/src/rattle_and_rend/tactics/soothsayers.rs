//! Soothsayers (RR-TAC-SOOTHSAYERS).

use super::{About, Rules};

/// An Omen replaces a die each Turn.
pub(in super::super) struct Soothsayers;

impl Rules for Soothsayers {
    const ABOUT: About = About::new("soothsayers", "Soothsayers", "An Omen replaces a die each Turn");
}
