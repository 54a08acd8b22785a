//! Shield-Brothers (RR-TAC-SHIELD-BROTHERS).

use super::TacticHooks;
use crate::book::{ModifierSource, StatName, Tactic};
use crate::flow::check::Check;
use crate::state::State;

/// Bonus on Will beside a friend.
pub(crate) struct ShieldBrothers;

impl TacticHooks for ShieldBrothers {
    fn own_check(s: &State, check: &mut Check) {
        let seat = s.element(check.who).seat;
        let friend = s.standing(seat).any(|(id, e)| id != check.who && !e.is_ward());
        if check.stat == StatName::Will && friend {
            check.facts = check.facts.and(ModifierSource::Tactic(Tactic::ShieldBrothers));
        }
    }
}
