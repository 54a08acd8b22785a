//! What a battle starts from, and what its warbands may be together.

use super::{MAX_CUSTOM, Warband};
use umpire_engine::table::{PackedRoster, PackedSides};

/// Bytes for all warbands of a battle.
pub const OPENING_ROOM: usize = 2_048;
/// Bytes for the classes of all sides together.
pub const CLASS_ROOM_IN_ALL: usize = 640;
/// The most Units of all sides together (section 2.3 of the checklist).
pub const MAX_UNITS_IN_ALL: usize = 40;

/// The warbands of a battle.
pub type PackedWarbands = PackedSides<Warband, OPENING_ROOM>;

/// What all sides bring together.
#[derive(Default)]
pub struct BroughtInAll {
    units: usize,
    classes: u8,
    words: usize,
}

impl PackedRoster for Warband {
    type Together = BroughtInAll;

    fn join(&self, all: &mut BroughtInAll) -> bool {
        all.units += self.units.len();
        all.classes += self.classes.len();
        all.words += self.classes.as_bytes().len();
        all.units <= MAX_UNITS_IN_ALL && all.classes <= MAX_CUSTOM && all.words <= CLASS_ROOM_IN_ALL
    }
}
