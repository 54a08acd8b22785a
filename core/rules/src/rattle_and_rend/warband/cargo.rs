//! Who may start the game aboard a Heavy (RR-TRN-1, RR-TRN-2, V10).

use super::{Fault, Roster};
use crate::rattle_and_rend::book::Type;
use crate::rattle_and_rend::tactics::riders;

impl<const N: usize> Roster<N> {
    /// The points an Element of this list can carry, and whether Wards may be among them.
    pub fn carries(&self, at: usize) -> (u8, bool) {
        let entry = &self.entries[at];
        riders::carries(entry, self.tactics[usize::from(entry.fringe)])
    }

    /// What is wrong with these Elements starting aboard that one; numbers are places in the list.
    pub fn cargo_fault(&self, carrier: u8, aboard: &[u8]) -> Option<Fault> {
        let (fits, wards) = self.carries(usize::from(carrier));
        if fits == 0 {
            return Some(Fault::Carrier(carrier));
        }
        let rides = |at: u8| match self.entries[usize::from(at)].kind {
            Type::Heavy => false,
            Type::Ward => wards,
            _ => true,
        };
        if let Some(&at) = aboard.iter().find(|at| !rides(**at)) {
            return Some(Fault::Passenger(at));
        }
        let have = aboard.iter().map(|at| self.entries[usize::from(*at)].points()).sum();
        (have > fits).then_some(Fault::Cargo { have, fits })
    }
}
