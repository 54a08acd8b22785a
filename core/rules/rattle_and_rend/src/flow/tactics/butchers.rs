//! Butchers (RR-TAC-BUTCHERS).

use super::TacticHooks;
use crate::book::{Tactic, Type};
use crate::state::State;
use umpire_engine::table::Seat;

/// Lost Dregs do not shake them.
pub(crate) struct Butchers;

impl TacticHooks for Butchers {
    fn morale_points(s: &State, seat: Seat) -> u8 {
        let lost =
            |e: &&crate::state::Element| e.kind() == Type::Dregs && e.tactics.has(Tactic::Butchers) && !e.in_play();
        s.of(seat).map(|(_, e)| e).filter(lost).map(|e| e.points()).sum()
    }
}
