//! Ground that is compared part by part: who has more in each.

use core::cmp::Ordering;

use crate::table::Seat;

/// Parts of the table from the far side to the near one, and how much each of two seats has there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct HeldGround {
    /// Whose numbers come first, and whose second.
    pub seats: [Seat; 2],
    /// How much each of them has, part by part.
    pub parts: [[u8; 2]; HeldGround::PARTS],
    /// What the parts are called: `strips`.
    pub unit: &'static str,
}

impl HeldGround {
    /// How many parts there are.
    pub const PARTS: usize = 3;

    /// Which of the two holds a part: whoever has more there.
    pub fn holder(&self, part: usize) -> Option<usize> {
        let [first, second] = self.parts[part];
        match first.cmp(&second) {
            Ordering::Greater => Some(0),
            Ordering::Less => Some(1),
            Ordering::Equal => None,
        }
    }

    /// How many parts each of them holds.
    pub fn held(&self) -> [u8; 2] {
        let mut held = [0; 2];
        (0..Self::PARTS).filter_map(|part| self.holder(part)).for_each(|holder| held[holder] += 1);
        held
    }
}
