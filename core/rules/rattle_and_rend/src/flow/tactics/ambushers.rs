//! Ambushers (RR-TAC-AMBUSHERS).

use crate::book::Tactic;
use crate::state::{ElementSet, State};
use umpire_engine::table::Seat;

/// Who can lie in ambush: no Wards. One that is Delayed may lie there instead, and still counts (GAP 85).
pub(crate) fn may_hide(s: &State, seat: Seat) -> ElementSet {
    s.live(seat).filter(|(_, e)| e.tactics.has(Tactic::Ambushers) && !e.is_ward()).map(|(id, _)| id).collect()
}

/// How many points of them: half of those that carry it.
pub(crate) fn budget(s: &State, seat: Seat) -> u8 {
    s.starting_points(seat, Some(Tactic::Ambushers)) / 2
}
