//! Fusiliers (RR-TAC-FUSILIERS).

use super::TacticHooks;
use crate::book::house::FusiliersCover;
use crate::book::{ModifierSource, Tactic, Type};
use crate::flow::check::{Check, Purpose};
use crate::state::State;

/// Reach a band more, past cover.
pub(crate) struct Fusiliers;

impl TacticHooks for Fusiliers {
    /// No cover against them (HR 20); against Rangers the Active Player's Tactic prevails (GAP 128).
    fn own_check(s: &State, check: &mut Check) {
        let Purpose::Attack(target, _) = check.purpose else { return };
        let target = s.element(target);
        let rangers = target.tactics.has(Tactic::Rangers) && target.kind() != Type::Heavy;
        let beaten = rangers && s.active != Some(s.element(check.who).seat);
        if !s.house.is(FusiliersCover::Counts) && !beaten {
            check.facts = check.facts.without(ModifierSource::Cover);
        }
    }
}
