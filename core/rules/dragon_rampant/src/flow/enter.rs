//! Units that enter the table (DR-ACT-10, FLOW-ENTER).

use super::goal::{self, Way};
use super::{Table, ask, movement, order};
use crate::event::PhaseEvent;
use crate::state::{Order, UnitId};

/// A Move order that brings a unit on. Whether the phase goes on.
pub(super) async fn order(t: &Table, unit: UnitId) -> bool {
    if !order::test(t, unit, Order::Enter).await {
        return false;
    }
    let halves = t.look(|b| movement::reach(b, unit));
    movement::go(t, ask::of_unit(t, "enter", unit, "{}: Enter", "Enter"), unit, halves).await;
    t.emit(PhaseEvent::Entered(unit).into());
    goal::moved(t, unit, Way::Move).await;
    super::courage::packet(t).await;
    true
}
