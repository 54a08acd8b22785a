//! What a warband brought beside its Elements, as the pages of its side show it.

use crate::help;
use crate::state::State;
use umpire_engine::table::{Help, Seat};

/// Tactics, then Bond and Reputation.
pub(super) fn say(s: &State, seat: Seat, say: &mut dyn FnMut(&'static str, &'static Help)) {
    let side = s.side(seat);
    side.tactics.iter().for_each(|tactic| say("Tactics", help::tactic(tactic)));
    let bond = side.bond.map(help::bond);
    let reputation = side.reputation.map(help::reputation);
    bond.into_iter().chain(reputation).for_each(|help| say("Bond", help));
}
