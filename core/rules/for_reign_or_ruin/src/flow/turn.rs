//! A turn: the 17 steps, each only where something is to be done (section 6, FR-UI-1).

use super::{Table, close_combat, command, end, magic, morale, movement, ranged, redistribution, reform};
use crate::book::Step;
use crate::event::TurnEvent;

/// FR-TURN-1 to FR-TURN-17.
pub(super) async fn turn(t: &Table) {
    t.emit(TurnEvent::Begins.into());
    if end::asked(t).await {
        return;
    }
    movement::movement(t).await; // 2
    magic::phase(t, Step(3)).await;
    ranged::shooting(t).await; // 4
    ranged::strays(t).await; // 5
    magic::phase(t, Step(6)).await;
    close_combat::close_combat(t).await; // 7
    close_combat::attached(t).await; // 8
    magic::phase(t, Step(9)).await;
    redistribution::redistribution(t).await; // 10
    reform::reform(t).await; // 11
    reform::instable(t).await; // 12
    morale::morale(t).await; // 13
    magic::phase(t, Step(14)).await;
    command::spotting(t).await; // 15
    command::orders(t).await; // 16
    command::unconfirmed(t).await; // 17
}
