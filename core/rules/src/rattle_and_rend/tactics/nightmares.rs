//! Nightmares (RR-TAC-NIGHTMARES).

use super::super::book::{Source, StatName};
use super::super::flow::ask::yes;
use super::super::flow::check::{Check, Purpose};
use super::super::{ElementId, Rend, State};
use super::{About, Rules, Tactic};
use crate::table::Grade;

/// Foes near them falter.
pub(in super::super) struct Nightmares;

impl Rules for Nightmares {
    const ABOUT: About = About::new("nightmares", "Nightmares", "Foes near them falter").brings("-", "Nightmare", "Nightmare in 80");

    /// Every Will check near them has a Penalty (GAP 144).
    fn foe_check(s: &State, check: &mut Check) {
        if check.stat == StatName::Will && may_frighten(s, check.who) {
            check.facts = check.facts.and(Source::Tactic(Tactic::Nightmares));
        }
    }

    /// Whoever attacks near them must pass a Guile check first.
    async fn gate(t: &Rend, attacker: ElementId) -> bool {
        let seat = t.look(|s| s.element(attacker).seat);
        if !t.look(|s| may_frighten(s, attacker)) || !yes(t, ("dread", seat), "Dread?", "foe in 80 mm").await {
            return true;
        }
        let then = &["The attack is lost", "It dares", "It dares"];
        Check::plain(attacker, (StatName::Guile, Purpose::Hurdle), "dread", then).make(t).await != Grade::Failure
    }
}

/// Whether they could be near this Element: one of its foes stands on the table; no Ward is a Nightmare.
pub(in super::super) fn may_frighten(s: &State, who: ElementId) -> bool {
    s.standing(s.element(who).seat.foe()).any(|(_, e)| e.tactics.has(Tactic::Nightmares) && !e.is_ward())
}
