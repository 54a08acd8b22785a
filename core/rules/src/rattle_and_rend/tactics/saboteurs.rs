//! Saboteurs (RR-TAC-SABOTEURS).

use super::{About, Rules};

/// Terrain near them is a Hazard.
pub(in super::super) struct Saboteurs;

impl Rules for Saboteurs {
    const ABOUT: About = About::new("saboteurs", "Saboteurs", "Terrain near them is a Hazard");
}
