//! Elites (RR-TAC-ELITES).

use super::{About, Rules};

/// Fury 1 better, Charges without Penalty.
pub(in super::super) struct Elites;

impl Rules for Elites {
    const ABOUT: About = About::new("elites", "Elites", "Fury 1 better, Charges without Penalty");
}
