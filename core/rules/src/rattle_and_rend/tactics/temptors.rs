//! Temptors (RR-TAC-TEMPTORS).

use super::{About, Rules};

/// Offer a die, gain a die.
pub(in super::super) struct Temptors;

impl Rules for Temptors {
    const ABOUT: About = About::new("temptors", "Temptors", "Offer a die, gain a die");
}
