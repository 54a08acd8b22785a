//! Riders (RR-TAC-RIDERS).

use crate::rattle_and_rend::book::{House, Rule, Trait, Type};
use crate::rattle_and_rend::warband::Entry;
use crate::rattle_and_rend::{ElementId, State};
use super::{About, Rules, Tactic, Tactics};

/// Heavies carry, and more easily.
pub(crate) struct Riders;

impl Rules for Riders {
    const ABOUT: About = About::new("riders", "Riders", "Heavies carry, and more easily");
}

/// The points an Element with these Tactics can carry, and whether Wards may be among them (RR-TRN-1).
pub(crate) fn carries(entry: &Entry, tactics: Tactics) -> (u8, bool) {
    match (entry.kind, entry.is(Trait::Transport), tactics.has(Tactic::Riders)) {
        (Type::Heavy, true, true) => (4, true),
        (Type::Heavy, true, false) => (2, false),
        (Type::Heavy, false, true) => (2, true),
        _ => (0, false),
    }
}

/// Whether getting in or out takes nothing of this pair's movement: once a Turn (RR-TRN-8).
pub(crate) fn rides_free(s: &State, passenger: ElementId, heavy: ElementId) -> bool {
    let riders = [passenger, heavy].iter().any(|id| s.element(*id).tactics.has(Tactic::Riders));
    riders && !s.element(passenger).rode
}

/// Whether a Heavy is bound by the Transport trait: its own, or its Riders' where the house has it so (HR 24).
pub(crate) fn is_transport(house: &House, entry: &Entry, tactics: Tactics) -> bool {
    let riders = entry.kind == Type::Heavy && tactics.has(Tactic::Riders) && house.second(Rule::RidersHeavies);
    entry.is(Trait::Transport) || riders
}
