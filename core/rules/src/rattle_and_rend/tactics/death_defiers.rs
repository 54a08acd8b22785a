//! Death-Defiers (RR-TAC-DEATH-DEFIERS).

use super::{About, Rules};

/// Will 2 better; Bonus after a failed Will.
pub(in super::super) struct DeathDefiers;

impl Rules for DeathDefiers {
    const ABOUT: About = About::new("death-defiers", "Death-Defiers", "Will 2 better; Bonus after a failed Will");
}
