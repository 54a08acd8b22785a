//! Some of the Units, a bit each.

use super::UnitId;

/// Some Units.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct UnitSet(u64);

impl UnitSet {
    /// None of them.
    pub const EMPTY: UnitSet = UnitSet(0);

    /// These, and one more.
    #[must_use]
    pub const fn and(self, unit: UnitId) -> Self {
        UnitSet(self.0 | 1 << unit.0)
    }

    /// These without one.
    #[must_use]
    pub const fn without(self, unit: UnitId) -> Self {
        UnitSet(self.0 & !(1 << unit.0))
    }

    /// These, and none of those.
    #[must_use]
    pub const fn except(self, others: UnitSet) -> Self {
        UnitSet(self.0 & !others.0)
    }

    /// Whether this is one of them.
    pub const fn has(self, unit: UnitId) -> bool {
        self.0 >> unit.0 & 1 == 1
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Every one of them, in the order of the rosters.
    pub fn iter(self) -> impl Iterator<Item = UnitId> {
        let mut rest = self;
        core::iter::from_fn(move || {
            let first = (rest.0 != 0).then(|| UnitId(rest.0.trailing_zeros() as u8))?;
            rest = rest.without(first);
            Some(first)
        })
    }
}

/// The same in as few bytes as forty Units need.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct PackedUnits([u8; 5]);

impl PackedUnits {
    /// The set.
    pub(crate) fn set(self) -> UnitSet {
        let [a, b, c, d, e] = self.0;
        UnitSet(u64::from_le_bytes([a, b, c, d, e, 0, 0, 0]))
    }

    /// With one more.
    pub(crate) fn and(self, unit: UnitId) -> Self {
        let [a, b, c, d, e, ..] = self.set().and(unit).0.to_le_bytes();
        PackedUnits([a, b, c, d, e])
    }
}

impl FromIterator<UnitId> for UnitSet {
    fn from_iter<I: IntoIterator<Item = UnitId>>(units: I) -> Self {
        units.into_iter().fold(UnitSet::EMPTY, UnitSet::and)
    }
}
