//! Watchers (RR-TAC-WATCHERS).

use super::super::book::Band;
use super::{About, Rules};

/// A band more in their Reactions.
pub(in super::super) struct Watchers;

impl Rules for Watchers {
    const ABOUT: About = About::new("watchers", "Watchers", "A band more in their Reactions");

    fn reaction_band(band: Band) -> Band {
        band.up()
    }
}
