//! The check of a line: two bytes over what was asked, what was said to it, and the line before.
//!
//! It finds a tape of other rules, an altered line, and lines that were cut out, steps included. It is no signature:
//! whoever has this page can compute it again. What binds a file is the closing words, and the dice.

use super::codec::KeyedAnswer;
use super::line::Source;
use crate::table::OptionKey;

/// Where the FNV-1a sums of 32 bits begin.
const FNV: u32 = 0x811c_9dc5;

/// A running sum.
#[derive(Clone, Copy)]
pub(in crate::table) struct Fnv32(u32);

impl Fnv32 {
    pub(in crate::table) const fn new() -> Self {
        Fnv32(FNV)
    }

    pub(in crate::table) fn add(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.0 = (self.0 ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    }

    pub(in crate::table) const fn done(self) -> u32 {
        self.0
    }

    /// The sum of a line about `id` with this payload, after a line with the check `before`.
    pub(super) fn of(before: u16, opening: u32, source: Source, id: &str, payload: &[u8]) -> Self {
        let mut sum = Fnv32::new();
        sum.add(&before.to_le_bytes());
        sum.add(&opening.to_le_bytes());
        sum.add(&[source as u8]);
        sum.add(id.as_bytes());
        sum.add(payload);
        sum
    }

    /// The key of something picked or ticked.
    pub(super) fn key(&mut self, key: OptionKey) {
        self.add(key.word.as_bytes());
        self.add(&[key.piece.map_or(255, |piece| piece.0)]);
        if key.number > 0 {
            self.add(&[key.number]);
        }
    }

    /// The check.
    pub(super) const fn check(self) -> u16 {
        (self.0 >> 16 ^ self.0) as u16
    }
}

/// The check of an answer.
pub(super) fn check(before: u16, opening: u32, source: Source, said: &KeyedAnswer<'_>) -> u16 {
    let mut sum = Fnv32::of(before, opening, source, said.question.heading.id, said.payload);
    said.keys(&mut |key| sum.key(key));
    sum.check()
}
