//! Butchers (RR-TAC-BUTCHERS).

use super::{About, Rules};

/// Lost Dregs do not shake them.
pub(in super::super) struct Butchers;

impl Rules for Butchers {
    const ABOUT: About = About::new("butchers", "Butchers", "Lost Dregs do not shake them");
}
