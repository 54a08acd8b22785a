//! Some of the Units, a bit each.

use super::UnitId;
use umpire_engine::table::EnumSet;

/// Some Units.
pub type UnitSet = EnumSet<UnitId, u64>;

/// The same in as few bytes as forty Units need.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct PackedUnits([u8; 5]);

impl PackedUnits {
    /// The set.
    pub(crate) fn set(self) -> UnitSet {
        let [a, b, c, d, e] = self.0;
        UnitSet::of_bits(u64::from_le_bytes([a, b, c, d, e, 0, 0, 0]))
    }

    /// With one more.
    pub(crate) fn and(self, unit: UnitId) -> Self {
        let [a, b, c, d, e, ..] = self.set().and(unit).bits().to_le_bytes();
        PackedUnits([a, b, c, d, e])
    }
}
