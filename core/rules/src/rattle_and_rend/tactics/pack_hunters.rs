//! Pack-Hunters (RR-TAC-PACK-HUNTERS).

use super::super::State;
use super::super::book::Source;
use super::super::flow::check::{Check, Means, Purpose};
use super::{About, Rules, Tactic};

/// Several act as one each Round.
pub(in super::super) struct PackHunters;

impl Rules for PackHunters {
    const ABOUT: About = About::new("pack-hunters", "Pack-Hunters", "Several act as one each Round").brings("+", "Pack", "Pack");

    /// Exactly two of them have a Bonus on their check (GAP 79).
    fn own_check(s: &State, check: &mut Check) {
        let reacts = matches!(check.purpose, Purpose::Reaction | Purpose::Nerve)
            || matches!(check.purpose, Purpose::Attack(_, Means::Suppress | Means::Retaliate));
        let pack = if reacts { s.frame.reactors } else { s.frame.pack };
        let pair = pack.len() == 2 && pack.has(check.who) && (reacts || check.is_of_action(s));
        check.known = check.known.and_if(pair, Source::Tactic(Tactic::PackHunters));
    }
}
