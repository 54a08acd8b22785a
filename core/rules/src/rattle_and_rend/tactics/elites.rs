//! Elites (RR-TAC-ELITES).

use crate::rattle_and_rend::book::{Deltas, Source, StatName, Type};
use crate::rattle_and_rend::flow::check::Check;
use crate::rattle_and_rend::{Element, State};
use super::{About, Rules};

/// Fury 1 better, easy Charges.
pub(crate) struct Elites;

impl Rules for Elites {
    const ABOUT: About = About::new("elites", "Elites", "Fury 1 better, easy Charges");

    fn stats(element: &Element, deltas: &mut Deltas) {
        if matches!(element.kind(), Type::Heavy | Type::Fighters | Type::Shooters | Type::Skirmishers) {
            deltas.stats[StatName::Fury as usize] -= 1;
        }
    }

    fn own_check(_: &State, check: &mut Check) {
        check.known = check.known.without(Source::Charge);
    }
}
