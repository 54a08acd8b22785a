//! Leaving play, and everything that hangs on it (F-REMOVE).

use super::bonds;
use crate::event::Event;
use crate::flow::Table;
use crate::state::{Cause, ElementId, Marker, Whereabouts, WillCheck};

/// Why an Element leaves play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Loss {
    /// A failed Will check of this cause.
    Will(Cause),
    /// A failed Will check out of a Hazard.
    Hazard,
    /// The other player drove it off the board.
    OffBoard,
    /// A failed Will check of its own choice, where the house has it so: Fodder and Blink (HR 25).
    Nerve,
    /// A Ward that blew up.
    Burst,
    /// A Transport that went onto bad ground.
    Broken,
    /// A Transport that the other player drove there.
    Driven,
}

/// RR-FLOW-REMOVE. Will checks this leads to are queued; the flow that settles them comes next.
pub(super) fn remove(t: &Table, who: ElementId, loss: Loss) {
    drop_marker(t, who);
    let passengers = t.look(|s| s.aboard(who));
    t.emit(Event::Removed(who));
    let morale = loss == Loss::Will(Cause::Morale);
    for passenger in passengers.iter() {
        t.emit(Event::Put(passenger, Whereabouts::Table));
        // Bad ground is no attack, but whoever drove it there forced the check (P-09).
        bail_out(t, passenger, morale, loss == Loss::Driven || is_enemy_doing(t, who, loss));
    }
    if !morale {
        bonds::bereaved(t, who, is_enemy_doing(t, who, loss));
    }
    let failed = matches!(loss, Loss::Will(_) | Loss::Hazard | Loss::Nerve);
    if failed && t.look(|s| s.active.is_some()) {
        t.emit(Event::Fell(who));
    }
}

/// RR-TRN-6: passengers make a Will check where the Transport stood; in Morale one roll serves for both.
fn bail_out(t: &Table, passenger: ElementId, morale: bool, answerable: bool) {
    let tested = t.look(|s| s.pending_checks.iter().any(|test| test.on == passenger && test.cause == Cause::Morale));
    if !(morale && tested) {
        t.emit(Event::Due(WillCheck { answerable, ..WillCheck::new(passenger, Cause::BailOut, false) }));
    }
}

/// RR-BOND-BLOODLUST: the enemy's own attack, or the enemy's forced move.
fn is_enemy_doing(t: &Table, who: ElementId, loss: Loss) -> bool {
    match loss {
        Loss::Will(Cause::Attack(by)) => t.look(|s| s.element(by).seat != s.element(who).seat),
        Loss::OffBoard => true,
        _ => false,
    }
}

/// RR-FLAG-3: the marker stays where it fell.
pub(super) fn drop_marker(t: &Table, who: ElementId) {
    if let Some(at) = t.look(|s| s.marker_of(who)) {
        t.emit(Event::Marker(at as u8, Marker::Free));
    }
}
