//! Harriers (RR-TAC-HARRIERS).

use super::{About, Rules};

/// Faster by a band, free out of Rough.
pub(in super::super) struct Harriers;

impl Rules for Harriers {
    const ABOUT: About = About::new("harriers", "Harriers", "Faster by a band, free out of Rough");
}
