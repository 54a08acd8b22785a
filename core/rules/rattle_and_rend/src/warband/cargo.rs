//! Who may start the game aboard a Heavy (RR-TRN-1, RR-TRN-2, V10).

use super::{Warband, WarbandEntry, WarbandError};
use crate::book::house::RidersHeavies;
use crate::book::{House, Tactic, Tactics, Trait, Type};

impl WarbandEntry {
    /// The points it can carry with these Tactics, and whether Wards may be among them (RR-TRN-1).
    pub(crate) fn carries(&self, tactics: Tactics) -> (u8, bool) {
        match (self.kind, self.is(Trait::Transport), tactics.has(Tactic::Riders)) {
            (Type::Heavy, true, true) => (4, true),
            (Type::Heavy, true, false) => (2, false),
            (Type::Heavy, false, true) => (2, true),
            _ => (0, false),
        }
    }

    /// Whether it is bound by the Transport trait: its own, or its Riders' where the house has it so (HR 24).
    pub(crate) fn is_transport(&self, tactics: Tactics, house: &House) -> bool {
        let riders = self.kind == Type::Heavy && tactics.has(Tactic::Riders) && house.is(RidersHeavies::AreTransports);
        self.is(Trait::Transport) || riders
    }
}

impl<const N: usize> Warband<N> {
    /// The points an Element of this list can carry, and whether Wards may be among them.
    pub fn carries(&self, at: usize) -> (u8, bool) {
        let entry = &self.entries[at];
        entry.carries(self.tactics[usize::from(entry.fringe)])
    }

    /// What is wrong with these Elements starting aboard that one; numbers are places in the list.
    pub fn cargo_fault(&self, carrier: u8, aboard: &[u8]) -> Option<WarbandError> {
        let (fits, wards) = self.carries(usize::from(carrier));
        if fits == 0 {
            return Some(WarbandError::Carrier(carrier));
        }
        let rides = |at: u8| match self.entries[usize::from(at)].kind {
            Type::Heavy => false,
            Type::Ward => wards,
            _ => true,
        };
        if let Some(&at) = aboard.iter().find(|at| !rides(**at)) {
            return Some(WarbandError::Passenger(at));
        }
        let have = aboard.iter().map(|at| self.entries[usize::from(*at)].points()).sum();
        (have > fits).then_some(WarbandError::Cargo { have, fits })
    }
}
