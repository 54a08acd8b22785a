//! Turns (section 10 of the checklist).

use super::{Table, end, phase};
use crate::event::PhaseEvent;
use umpire_engine::table::SeatSet;

/// A turn: every side's phase (DR-TURN-1).
pub(super) async fn turn(t: &Table) {
    t.emit(PhaseEvent::Turn.into());
    end::turn_begins(t).await;
    let mut done = SeatSet::EMPTY;
    loop {
        let seats = t.look(|b| end::next_phase(b, done));
        if seats.is_empty() {
            break;
        }
        phase::phase(t, seats).await;
        done = done.iter().chain(seats.iter()).collect();
    }
    end::turn_over(t).await;
}
