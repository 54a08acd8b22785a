//! What a battle starts from, and what its armies may be together.

use super::Army;
use umpire_engine::table::{PackedRoster, PackedSides};

/// Bytes for all armies of a battle.
pub const OPENING_ROOM: usize = 3_610;
/// The most elements of all sides together.
pub const MAX_ELEMENTS_IN_ALL: usize = 80;

/// The armies of a battle.
pub type PackedArmies = PackedSides<Army, OPENING_ROOM>;

/// How many elements all sides bring together.
#[derive(Default)]
pub struct BroughtInAll(usize);

impl PackedRoster for Army {
    type Together = BroughtInAll;

    fn join(&self, all: &mut BroughtInAll) -> bool {
        all.0 += self.elements.len();
        all.0 <= MAX_ELEMENTS_IN_ALL
    }
}
