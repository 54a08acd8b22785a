//! Moves (section 12 of the checklist).

use super::goal::{self, Way};
use super::{Table, ask, order};
use crate::book::Special;
use crate::state::{Battle, Order, UnitId};
use umpire_engine::table::{Diagram, Heading};

/// A Move order (DR-MOVE-1). Whether the phase goes on.
pub(super) async fn order(t: &Table, unit: UnitId) -> bool {
    if !order::test(t, unit, Order::Move).await {
        return false;
    }
    let halves = t.look(|b| reach(b, unit));
    go(t, ask::of_unit(t, "move", unit, "{}: Move", "Move"), unit, halves).await;
    goal::moved(t, unit, Way::Move).await;
    super::courage::packet(t).await;
    true
}

/// How far a unit moves, in half inches: a Bog halves it, as rough ground does (DR-SPELL-BOG).
pub(super) fn reach(b: &Battle, unit: UnitId) -> u8 {
    let profile = b.profile(unit);
    let slow = b.is_bogged(unit) && !profile.specials.has(Special::FleetFooted);
    if slow { profile.reach } else { profile.reach * 2 }
}

/// Tells the owner to move a unit, so many half inches at the most.
pub(super) fn go(t: &Table, head: Heading, unit: UnitId, halves: u8) -> impl Future<Output = ()> {
    let text = t.look(|b| match () {
        () if t.is_unread() => "",
        () if b.unit(unit).flies() => "Over anything, 3\" from all",
        () if b.is_chariots(unit) => "No rough, walls, ditches",
        () if b.profile(unit).specials.has(Special::FleetFooted) => "3\" from all others",
        () => "Half in rough, 3\" from all",
    });
    ask::tell(t, head, text, (Diagram::Move, Some(unit), None), halves)
}
