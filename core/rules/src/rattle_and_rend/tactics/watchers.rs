//! Watchers (RR-TAC-WATCHERS).

use crate::rattle_and_rend::book::Band;
use super::{About, Rules};

/// A band more in their Reactions.
pub(crate) struct Watchers;

impl Rules for Watchers {
    const ABOUT: About = About::new("watchers", "Watchers", "A band more in their Reactions");

    fn reaction_band(band: Band) -> Band {
        band.up()
    }
}
