//! Ambushers (RR-TAC-AMBUSHERS).

use crate::rattle_and_rend::{Set, State};
use super::{About, Rules, Tactic};
use crate::table::Seat;

/// Half appear where they act.
pub(crate) struct Ambushers;

impl Rules for Ambushers {
    const ABOUT: About = About::new("ambushers", "Ambushers", "Half appear where they act");
}

/// Who can lie in ambush: no Wards. One that is Delayed may lie there instead, and still counts (GAP 85).
pub(crate) fn may_hide(s: &State, seat: Seat) -> Set {
    s.live(seat).filter(|(_, e)| e.tactics.has(Tactic::Ambushers) && !e.is_ward()).map(|(id, _)| id).collect()
}

/// How many points of them: half of those that carry it.
pub(crate) fn budget(s: &State, seat: Seat) -> u8 {
    s.starting_points(seat, Some(Tactic::Ambushers)) / 2
}
