//! Sneak-Thieves (RR-TAC-SNEAK-THIEVES).

use super::{About, Rules};

/// Hard to hit beyond S.
pub(in super::super) struct SneakThieves;

impl Rules for SneakThieves {
    const ABOUT: About = About::new("sneak-thieves", "Sneak-Thieves", "Hard to hit beyond S");
}
