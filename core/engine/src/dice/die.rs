//! One die.

use core::fmt;

/// A die of our games, by its number of sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[expect(missing_docs, reason = "each is named for its sides")]
#[repr(u8)]
pub enum Die {
    D4 = 4,
    D6 = 6,
    D8 = 8,
    D10 = 10,
    D12 = 12,
    D20 = 20,
    D100 = 100,
}

impl Die {
    /// Every die.
    pub const ALL: [Die; 7] = [Die::D4, Die::D6, Die::D8, Die::D10, Die::D12, Die::D20, Die::D100];

    /// How many sides it has.
    pub const fn sides(self) -> u8 {
        self as u8
    }

    /// Whether it has this face.
    pub const fn has(self, face: u8) -> bool {
        face >= 1 && face <= self.sides()
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "d{}", self.sides())
    }
}
