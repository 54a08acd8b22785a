//! A yes or no for each line of a tape, in as few bytes as they need.

use heapless::Vec;

use super::line::FRAME;
use super::tape::Tape;

/// A bit for each of the shortest lines a tape can hold.
const BYTES: usize = Tape::CAPACITY / FRAME / 8;

/// A yes or no for each line, counted from 0; no beyond the last yes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Bits(Vec<u8, BYTES>);

impl Bits {
    /// No everywhere.
    pub(super) const fn new() -> Self {
        Bits(Vec::new())
    }

    /// What it says of this line.
    pub(super) fn get(&self, at: u16) -> bool {
        self.0.get(usize::from(at / 8)).is_some_and(|bits| bits >> (at % 8) & 1 == 1)
    }

    /// Whether it says yes anywhere.
    pub(super) fn any(&self) -> bool {
        !self.0.is_empty()
    }

    /// Says this of this line.
    pub(super) fn set(&mut self, at: u16, yes: bool) {
        let byte = usize::from(at / 8);
        if yes {
            let bytes = self.0.len().max(byte + 1);
            self.0.resize(bytes, 0).expect("there is a bit for every line");
            self.0[byte] |= 1 << (at % 8);
        } else if let Some(bits) = self.0.get_mut(byte) {
            *bits &= !(1 << (at % 8));
            self.trim();
        }
    }

    /// Says no from this line on.
    pub(super) fn end(&mut self, lines: u16) {
        self.0.truncate(usize::from(lines).div_ceil(8));
        if let (true, odd @ 1..) = (self.0.len() == usize::from(lines).div_ceil(8), lines % 8) {
            let last = self.0.len() - 1;
            self.0[last] &= (1 << odd) - 1;
        }
        self.trim();
    }

    /// Says no everywhere.
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    /// Says what the other says.
    pub(super) fn copy(&mut self, other: &Bits) {
        self.0.clear();
        self.0.extend_from_slice(&other.0).expect("both have room for the same");
    }

    /// Equal answers have equal bytes.
    fn trim(&mut self) {
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
    }
}
