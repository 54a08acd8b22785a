//! Units leave play (section 18 of the checklist, FLOW-REMOVED).

use super::{Table, goal, magic};
use crate::event::DamageEvent;
use crate::state::{Departure, UnitId};

/// Removes a unit: what that means for its side goes into the packet, its spells end, the scenario looks at it.
pub(super) async fn remove(t: &Table, unit: UnitId, how: Departure, by: Option<UnitId>) {
    t.emit(DamageEvent::Left(unit, how, by).into());
    magic::drop_spells(t, unit).await;
    goal::left(t, unit).await;
}

/// Removes a unit that has no Strength Point left. Whether it is still there.
pub(super) async fn stands(t: &Table, unit: UnitId, how: Departure, by: Option<UnitId>) -> bool {
    if t.look(|b| b.unit(unit).on_table() && b.unit(unit).strength == 0) {
        remove(t, unit, how, by).await;
    }
    t.look(|b| b.unit(unit).on_table())
}
