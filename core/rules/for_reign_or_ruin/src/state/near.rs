//! The last answers to "who is within so many centimetres?" (FR-UI-4): lists open with them.

use heapless::Vec;

use super::{ElementId, ElementSet};

/// A distance that is asked about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Within {
    /// 4 cm: routs, transfers, leaders who point.
    Four,
    /// 8 cm: destroyed friends.
    Eight,
    /// 16 cm: orders and rallies.
    Sixteen,
    /// 4 cm of a ranged target, individuals of any side.
    Stray,
}

impl Within {
    /// In centimetres.
    pub const fn centimetres(self) -> u8 {
        match self {
            Within::Four | Within::Stray => 4,
            Within::Eight => 8,
            Within::Sixteen => 16,
        }
    }
}

/// How many answers are remembered.
const ROWS: usize = 48;

/// One answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct NearRow {
    of: ElementId,
    within: Within,
    /// A bit for each of eighty elements.
    who: [u8; 10],
}

/// The last answers, the oldest first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NearMemory(Vec<NearRow, ROWS, u8>);

impl NearMemory {
    /// Who was within when last asked.
    pub fn last(&self, of: ElementId, within: Within) -> ElementSet {
        let row = self.0.iter().find(|row| (row.of, row.within) == (of, within));
        row.map_or(ElementSet::EMPTY, |row| {
            let mut bits = [0; 16];
            bits[..10].copy_from_slice(&row.who);
            ElementSet::of_bits(u128::from_le_bytes(bits))
        })
    }

    /// Keeps an answer; the oldest is forgotten where there is no room.
    pub(crate) fn keep(&mut self, of: ElementId, within: Within, who: ElementSet) {
        self.0.retain(|row| (row.of, row.within) != (of, within));
        if self.0.is_full() {
            self.0.remove(0);
        }
        let mut bytes = [0; 10];
        bytes.copy_from_slice(&who.bits().to_le_bytes()[..10]);
        let _ = self.0.push(NearRow { of, within, who: bytes }); // there is room now
    }
}
