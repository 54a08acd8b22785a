//! Poisoners (RR-TAC-POISONERS).

use super::TacticHooks;
use crate::book::house::Poison;
use crate::book::{ModifierSource, Tactic};
use crate::flow::check::{Check, Purpose};
use crate::grade::Grade;
use crate::state::{Cause, State};

/// A critical Will is redone.
pub(crate) struct Poisoners;

impl TacticHooks for Poisoners {
    /// By house rule a Penalty from the start (HR 29).
    fn foe_check(s: &State, check: &mut Check) {
        let flat = poisoned(s, check) && s.house.is(Poison::Penalty);
        check.known = check.known.and_if(flat, ModifierSource::Tactic(Tactic::Poisoners));
    }

    /// A second check with a Penalty takes the place of a critical one; the Death-Defiers' Bonus is spent.
    fn foe_again(s: &State, check: &Check, grade: Grade) -> Option<Check> {
        let first = !check.known.has(ModifierSource::Tactic(Tactic::Poisoners));
        let again = first && grade == Grade::Critical && poisoned(s, check) && !s.house.is(Poison::Penalty);
        let known = check
            .known
            .without(ModifierSource::Tactic(Tactic::DeathDefiers))
            .and(ModifierSource::Tactic(Tactic::Poisoners));
        again.then_some(Check { known, note: "poisoned".into(), ..*check })
    }
}

fn poisoned(s: &State, check: &Check) -> bool {
    let Purpose::Will(Cause::Attack(by)) = check.purpose else { return false };
    let (by, who) = (s.element(by), s.element(check.who));
    by.seat != who.seat && by.tactics.has(Tactic::Poisoners)
}
