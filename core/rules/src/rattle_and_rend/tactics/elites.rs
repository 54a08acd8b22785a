//! Elites (RR-TAC-ELITES).

use super::super::book::{Deltas, Source, StatName, Type};
use super::super::flow::check::Check;
use super::super::{Element, State};
use super::{About, Rules};

/// Fury 1 better, easy Charges.
pub(in super::super) struct Elites;

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
