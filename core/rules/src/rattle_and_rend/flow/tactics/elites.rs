//! Elites (RR-TAC-ELITES).

use crate::rattle_and_rend::book::ModifierSource;
use crate::rattle_and_rend::flow::check::Check;
use crate::rattle_and_rend::state::State;
use super::TacticHooks;


/// Fury 1 better, easy Charges.
pub(crate) struct Elites;

impl TacticHooks for Elites {
    fn own_check(_: &State, check: &mut Check) {
        check.known = check.known.without(ModifierSource::Charge);
    }
}
