//! What a battle starts from, and what its warbands may be together.

use heapless::Vec;

use super::{RaceName, UnitEntry, Warband};
use umpire_engine::table::{PackedRoster, PackedSides};

/// Bytes for all warbands of a battle: forty units with names and races of their own.
pub const OPENING_ROOM: usize = 2_048;
/// The most units of all sides together: four full warbands, or six of the usual size.
pub const MAX_UNITS_IN_ALL: usize = 40;
/// The most races that units of a battle are of or slay.
pub const MAX_RACES: usize = 16;

/// The warbands of a battle.
pub type PackedWarbands = PackedSides<Warband, OPENING_ROOM>;

/// What all sides bring together.
#[derive(Default)]
pub struct BroughtInAll {
    units: usize,
    races: Vec<RaceName, MAX_RACES, u8>,
}

impl PackedRoster for Warband {
    type Together = BroughtInAll;

    fn join(&self, all: &mut BroughtInAll) -> bool {
        all.units += self.units.len();
        let races = self.units.iter().flat_map(UnitEntry::races);
        let mut known = races.map(|race| number_of(race, &mut all.races).is_some());
        known.all(|known| known) && all.units <= MAX_UNITS_IN_ALL
    }
}

/// The number of a race among those that were named, which it gets where it has none yet; none where there are too many.
/// Large and small letters are the same.
pub(crate) fn number_of(race: &RaceName, races: &mut Vec<RaceName, MAX_RACES, u8>) -> Option<u8> {
    let known = races.iter().position(|other| other.eq_ignore_ascii_case(race));
    let at = known.or_else(|| races.push(race.clone()).is_ok().then(|| races.len() - 1));
    at.map(|at| at as u8)
}
