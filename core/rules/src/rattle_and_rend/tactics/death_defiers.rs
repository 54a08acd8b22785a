//! Death-Defiers (RR-TAC-DEATH-DEFIERS).

use crate::rattle_and_rend::book::{Deltas, Source, StatName};
use crate::rattle_and_rend::flow::check::Check;
use crate::rattle_and_rend::{Element, Event, Rend, State};
use super::{About, Rules, Tactic};
use crate::rattle_and_rend::Grade;

/// Will 2 better; failure steels.
pub(crate) struct DeathDefiers;

impl Rules for DeathDefiers {
    const ABOUT: About = About::new("death-defiers", "Death-Defiers", "Will 2 better; failure steels").brings("+", "Defiant", "Defiant").minds_order();

    fn stats(_: &Element, deltas: &mut Deltas) {
        deltas.stats[StatName::Will as usize] -= 2;
    }

    fn own_check(s: &State, check: &mut Check) {
        let bold = check.stat == StatName::Will && s.side(s.element(check.who).seat).defiant;
        check.known = check.known.and_if(bold, Source::Tactic(Tactic::DeathDefiers));
    }

    /// Any Will check uses the Bonus up; a failed one brings it, and it outlasts the Round.
    fn graded(t: &Rend, check: &Check, grade: Grade) {
        if check.stat == StatName::Will {
            let seat = t.look(|s| s.element(check.who).seat);
            t.emit(Event::Defiant(seat, grade == Grade::Failure));
        }
    }
}
