//! Turns (section 10 of the checklist).

use super::{Table, end, phase};
use crate::event::PhaseEvent;
use umpire_engine::table::SeatSet;

/// A turn: every side's phase (DR-TURN-1).
pub(super) async fn turn(t: &Table) {
    t.emit(PhaseEvent::Turn.into());
    end::turn_begins(t).await;
    let mut done = SeatSet::EMPTY;
    while let Some(seat) = end::next_phase(t, done).await {
        phase::phase(t, seat).await;
        done = done.and(seat);
    }
    end::turn_over(t).await;
}
