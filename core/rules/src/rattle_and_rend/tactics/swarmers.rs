//! Swarmers (RR-TAC-SWARMERS).

use super::{About, Rules};

/// Whoever touches the target joins in.
pub(in super::super) struct Swarmers;

impl Rules for Swarmers {
    const ABOUT: About = About::new("swarmers", "Swarmers", "Whoever touches the target joins in");
}
