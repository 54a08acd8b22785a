//! Death-Defiers (RR-TAC-DEATH-DEFIERS).

use super::TacticHooks;
use crate::book::{ModifierSource, StatName, Tactic};
use crate::event::Event;
use crate::flow::Table;
use crate::flow::check::Check;
use crate::grade::Grade;
use crate::state::State;

/// Will 2 better; failure steels.
pub(crate) struct DeathDefiers;

impl TacticHooks for DeathDefiers {
    fn own_check(s: &State, check: &mut Check) {
        let bold = check.stat == StatName::Will && s.side(s.element(check.who).seat).defiant;
        check.known = check.known.and_if(bold, ModifierSource::Tactic(Tactic::DeathDefiers));
    }

    /// Any Will check uses the Bonus up; a failed one brings it, and it outlasts the Round.
    fn graded(t: &Table, check: &Check, grade: Grade) {
        if check.stat == StatName::Will {
            let seat = t.look(|s| s.element(check.who).seat);
            t.emit(Event::Defiant(seat, grade == Grade::Failure));
        }
    }
}
