//! Poisoners (RR-TAC-POISONERS).

use super::{About, Rules};

/// A critical Will is checked again.
pub(in super::super) struct Poisoners;

impl Rules for Poisoners {
    const ABOUT: About = About::new("poisoners", "Poisoners", "A critical Will is checked again");
}
