//! Butchers (RR-TAC-BUTCHERS).

use crate::rattle_and_rend::State;
use crate::rattle_and_rend::book::Type;
use super::{About, Rules, Tactic};
use crate::table::Seat;

/// Lost Dregs do not shake them.
pub(crate) struct Butchers;

impl Rules for Butchers {
    const ABOUT: About = About::new("butchers", "Butchers", "Lost Dregs do not shake them");

    fn morale_points(s: &State, seat: Seat) -> u8 {
        let lost = |e: &&crate::rattle_and_rend::Element| {
            e.kind() == Type::Dregs && e.tactics.has(Tactic::Butchers) && !e.in_play()
        };
        s.of(seat).map(|(_, e)| e).filter(lost).map(|e| e.points()).sum()
    }
}
