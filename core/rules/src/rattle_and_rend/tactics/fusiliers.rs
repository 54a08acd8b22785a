//! Fusiliers (RR-TAC-FUSILIERS).

use super::{About, Rules};

/// Reach a band more, shoot past Blocking.
pub(in super::super) struct Fusiliers;

impl Rules for Fusiliers {
    const ABOUT: About = About::new("fusiliers", "Fusiliers", "Reach a band more, shoot past Blocking");
}
