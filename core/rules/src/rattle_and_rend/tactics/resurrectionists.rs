//! Resurrectionists (RR-TAC-RESURRECTIONISTS).

use super::{About, Rules};

/// The lost may come back each Round.
pub(in super::super) struct Resurrectionists;

impl Rules for Resurrectionists {
    const ABOUT: About = About::new("resurrectionists", "Resurrectionists", "The lost may come back each Round");
}
