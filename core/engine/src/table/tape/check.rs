//! The check of a line: 16 bits over what was asked, what was answered, and the line before.
//!
//! It finds a tape of other rules, an altered line, and lines that were cut out, steps included. It is no signature:
//! whoever has this file can compute it again. What binds a save file is the seal and the dice.

use crate::table::OptionKey;
use crate::table::checksum::Fnv32;
use crate::table::tape::codec::KeyedAnswer;
use crate::table::tape::source::Source;

/// The check of a line in the making.
#[derive(Clone, Copy)]
pub(super) struct LineCheck(Fnv32);

impl LineCheck {
    /// Of a line about `id` with this payload, after a line with the check `before`.
    pub(super) fn new(before: u16, opening: u32, source: Source, id: &str, payload: &[u8]) -> Self {
        let mut hash = Fnv32::new();
        hash.add(&before.to_le_bytes());
        hash.add(&opening.to_le_bytes());
        hash.add(&[source as u8]);
        hash.add(id.as_bytes());
        hash.add(payload);
        LineCheck(hash)
    }

    /// Of an answer, with the keys of what was picked or ticked.
    pub(super) fn of_answer(before: u16, opening: u32, source: Source, answer: &KeyedAnswer<'_>) -> u16 {
        let mut check = LineCheck::new(before, opening, source, answer.question.heading.id, answer.payload);
        answer.keys(&mut |key| check.add_key(key));
        check.done()
    }

    /// Adds the key of something that was picked or ticked.
    pub(super) fn add_key(&mut self, key: OptionKey) {
        self.0.add(key.word.as_bytes());
        self.0.add(&[key.piece.map_or(255, |piece| piece.0)]);
        if key.number > 0 {
            self.0.add(&[key.number]);
        }
    }

    /// The 16 bits on the tape.
    pub(super) const fn done(self) -> u16 {
        self.0.folded()
    }
}
