//! Ambushers (RR-TAC-AMBUSHERS).

use super::{About, Rules};

/// Half appear where they act.
pub(in super::super) struct Ambushers;

impl Rules for Ambushers {
    const ABOUT: About = About::new("ambushers", "Ambushers", "Half appear where they act");
}
