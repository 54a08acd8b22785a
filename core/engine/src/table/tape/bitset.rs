//! A set of lines, a bit each, in as few bytes as they need.

use heapless::Vec;

use crate::table::ExpectRoom;
use crate::table::tape::Tape;
use crate::table::tape::line::MIN_LINE;

/// A bit for each of the shortest lines a tape can hold.
const BYTES: usize = Tape::CAPACITY.div_ceil(MIN_LINE).div_ceil(8);

/// A bit for each line, counted from 0. Bits beyond the last that is set are not stored, so equal sets have equal bytes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(in crate::table) struct Bitset(Vec<u8, BYTES>);

impl Bitset {
    /// All clear.
    pub(super) const fn new() -> Self {
        Bitset(Vec::new())
    }

    /// Reads one bit.
    pub(in crate::table) fn get(&self, at: u16) -> bool {
        self.0.get(usize::from(at / 8)).is_some_and(|bits| bits >> (at % 8) & 1 == 1)
    }

    /// Whether any bit is set.
    pub(super) fn any(&self) -> bool {
        !self.0.is_empty()
    }

    /// Sets or clears one bit.
    pub(super) fn set(&mut self, at: u16, on: bool) {
        let byte = usize::from(at / 8);
        if on {
            let bytes = self.0.len().max(byte + 1);
            self.0.resize(bytes, 0).expect_room("there is a bit for every line");
            self.0[byte] |= 1 << (at % 8);
        } else if let Some(bits) = self.0.get_mut(byte) {
            *bits &= !(1 << (at % 8));
            self.trim();
        }
    }

    /// Clears all bits.
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    /// Copies the bits of another set.
    pub(super) fn copy_from(&mut self, other: &Bitset) {
        self.0.clear();
        self.0.extend_from_slice(&other.0).expect_room("both have the same capacity");
    }

    /// Drops zero bytes at the end.
    fn trim(&mut self) {
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
    }
}
