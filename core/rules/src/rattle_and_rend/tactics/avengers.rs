//! Avengers (RR-TAC-AVENGERS).

use super::{About, Rules};

/// An attack for each one lost.
pub(in super::super) struct Avengers;

impl Rules for Avengers {
    const ABOUT: About = About::new("avengers", "Avengers", "An attack for each one lost");
}
