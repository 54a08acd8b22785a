//! Wall of Spears (DR-WALL).

use super::{Table, ask, order};
use crate::event::DamageEvent;
use crate::state::{Flag, Order, UnitId};
use umpire_engine::table::Diagram;

/// Forms the wall: a Move order (DR-WALL-1). Whether the phase goes on.
pub(super) async fn order(t: &Table, unit: UnitId) -> bool {
    if !order::test(t, unit, Order::Wall).await {
        return false;
    }
    let head = ask::of_unit(t, "wall", unit, "{}: wall", "Form wall");
    ask::tell(t, head, "Close up, base to base", (Diagram::Place, Some(unit), None), 0).await;
    t.emit(DamageEvent::Flag(unit, Flag::Wall, true).into());
    true
}
