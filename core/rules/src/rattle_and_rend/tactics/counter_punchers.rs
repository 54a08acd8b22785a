//! Counter-Punchers (RR-TAC-COUNTER-PUNCHERS).

use super::{About, Rules};

/// A critical Will brings a free Action.
pub(in super::super) struct CounterPunchers;

impl Rules for CounterPunchers {
    const ABOUT: About = About::new("counter-punchers", "Counter-Punchers", "A critical Will brings a free Action");
}
