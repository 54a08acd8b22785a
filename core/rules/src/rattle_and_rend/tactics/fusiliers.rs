//! Fusiliers (RR-TAC-FUSILIERS).

use crate::rattle_and_rend::book::{Deltas, Rule, Source, Type};
use crate::rattle_and_rend::flow::check::{Check, Purpose};
use crate::rattle_and_rend::{Element, State};
use super::{About, Rules, Tactic};

/// Reach a band more, past cover.
pub(crate) struct Fusiliers;

impl Rules for Fusiliers {
    const ABOUT: About = About::new("fusiliers", "Fusiliers", "Reach a band more, past cover");

    fn stats(element: &Element, deltas: &mut Deltas) {
        if matches!(element.kind(), Type::Heavy | Type::Fighters | Type::Shooters | Type::Skirmishers) {
            deltas.rng += 1;
        }
    }

    /// No cover against them (HR 20); against Rangers the Active Player's Tactic prevails (GAP 128).
    fn own_check(s: &State, check: &mut Check) {
        let Purpose::Attack(target, _) = check.purpose else { return };
        let target = s.element(target);
        let rangers = target.tactics.has(Tactic::Rangers) && target.kind() != Type::Heavy;
        let beaten = rangers && s.active != Some(s.element(check.who).seat);
        if !s.house.second(Rule::FusiliersIgnoreCover) && !beaten {
            check.facts = check.facts.without(Source::Cover);
        }
    }
}
