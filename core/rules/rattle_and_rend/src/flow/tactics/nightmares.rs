//! Nightmares (RR-TAC-NIGHTMARES).

use super::TacticHooks;
use crate::book::{Action, Band, ModifierSource, StatName, Tactic};
use crate::flow::Table;
use crate::flow::ask::choose;
use crate::flow::check::{Check, Purpose};
use crate::foe::Foe;
use crate::grade::Grade;
use crate::state::{Cause, Element, ElementId, State};
use umpire_engine::table::{Opt, Seat};

/// Foes near them falter.
pub(crate) struct Nightmares;

impl TacticHooks for Nightmares {
    /// Every Will check near them has a Penalty (GAP 144).
    fn foe_check(s: &State, check: &mut Check) {
        if check.stat != StatName::Will || !may_frighten(s, check.who) {
            return;
        }
        let near = match check.purpose {
            Purpose::Will(Cause::Attack(by)) => is_near(s, check.who, by, farthest(s, by)),
            _ => false,
        };
        let dread = ModifierSource::Tactic(Tactic::Nightmares);
        check.known = check.known.and_if(near, dread);
        check.facts = if near { check.facts } else { check.facts.and(dread) };
    }

    /// Whoever attacks near them must pass a Guile check first.
    async fn gate(t: &Table, attacker: ElementId) -> bool {
        let seat = t.look(|s| s.element(attacker).seat);
        // Whoever aims at one of them from no farther than S is near enough.
        let near = t.look(|s| {
            let target = s.current.target.filter(|_| s.current.actor == Some(attacker));
            target.is_some_and(|target| is_near(s, attacker, target, farthest(s, attacker)))
        });
        if !t.look(|s| may_frighten(s, attacker)) || !near && ask_dread(t, seat, attacker).await == 1 {
            return true;
        }
        let then = &["The attack is lost", "It attacks", "It attacks"];
        Check::plain(attacker, (StatName::Guile, Purpose::Hurdle), "dread", then).make(t).await != Grade::Failure
    }
}

/// All three must be so: within S, in sight, and no Ward (P-21).
#[inline(never)]
fn ask_dread(t: &Table, seat: Seat, attacker: ElementId) -> impl Future<Output = u8> {
    let near = Opt::new("yes", "One in 80 mm, in sight").gist("Wards are no Nightmares");
    choose(t, ("dread", seat), attacker, "Nightmares", [near, Opt::new("no", "None")])
}

/// Whether this one is an enemy Nightmare, and so near as this reach says.
fn is_near(s: &State, who: ElementId, nightmare: ElementId, reach: Band) -> bool {
    let element = s.element(nightmare);
    let dreadful = element.tactics.has(Tactic::Nightmares) && !element.is_ward();
    dreadful && element.seat != s.element(who).seat && reach <= Band::S
}

/// How far this one's attack can reach at the most: a weak spot may lend it a band.
fn farthest(s: &State, attacker: ElementId) -> Band {
    let element = s.element(attacker);
    match s.current.action.filter(|_| s.active == Some(element.seat)) {
        Some(Action::DistantDoom) => Band::L,
        Some(Action::SpotWeakness) => element.reach().up(),
        Some(_) => element.reach(),
        None => element.alert(element.reach()),
    }
}

/// Whether every enemy but the Wards is one: then "no Ward" says who counts.
pub(crate) fn are_all_but_wards(s: &State, who: ElementId) -> bool {
    let foes = |e: &Element| e.tactics.has(Tactic::Nightmares) || e.is_ward();
    s.standing(s.element(who).seat.foe()).all(|(_, e)| foes(e))
}

/// Whether they could be near this Element: one of its foes stands on the table; no Ward is a Nightmare.
pub(crate) fn may_frighten(s: &State, who: ElementId) -> bool {
    s.standing(s.element(who).seat.foe()).any(|(_, e)| e.tactics.has(Tactic::Nightmares) && !e.is_ward())
}
