//! Shield-Brothers (RR-TAC-SHIELD-BROTHERS).

use super::super::State;
use super::super::book::{Source, StatName};
use super::super::flow::check::Check;
use super::{About, Rules, Tactic};

/// Bonus on Will beside a friend.
pub(in super::super) struct ShieldBrothers;

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
