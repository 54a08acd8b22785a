//! Shield-Brothers (RR-TAC-SHIELD-BROTHERS).

use crate::rattle_and_rend::State;
use crate::rattle_and_rend::book::{Source, StatName};
use crate::rattle_and_rend::flow::check::Check;
use super::{About, Rules, Tactic};

/// Bonus on Will beside a friend.
pub(crate) struct ShieldBrothers;

impl Rules for ShieldBrothers {
    const ABOUT: About = About::new("shield-brothers", "Shield-Brothers", "Bonus on Will beside a friend").brings("+", "Brothers", "Ally in 80, no Ward").stands();

    fn own_check(s: &State, check: &mut Check) {
        let seat = s.element(check.who).seat;
        let friend = s.standing(seat).any(|(id, e)| id != check.who && !e.is_ward());
        if check.stat == StatName::Will && friend {
            check.facts = check.facts.and(Source::Tactic(Tactic::ShieldBrothers));
        }
    }
}
