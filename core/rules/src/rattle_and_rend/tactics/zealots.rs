//! Zealots (RR-TAC-ZEALOTS).

use super::{About, Rules};

/// Bonus on Fury when few are left.
pub(in super::super) struct Zealots;

impl Rules for Zealots {
    const ABOUT: About = About::new("zealots", "Zealots", "Bonus on Fury when few are left");
}
