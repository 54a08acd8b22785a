//! Elites (RR-TAC-ELITES).

use super::TacticHooks;
use crate::book::ModifierSource;
use crate::flow::check::Check;
use crate::state::State;

/// Fury 1 better, easy Charges.
pub(crate) struct Elites;

impl TacticHooks for Elites {
    fn own_check(_: &State, check: &mut Check) {
        check.known = check.known.without(ModifierSource::Charge);
    }
}
