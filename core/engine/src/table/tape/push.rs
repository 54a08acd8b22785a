//! Appending to a tape.

use crate::table::tape::check::LineCheck;
use crate::table::tape::codec::{KeyedAnswer, encode, kind_number};
use crate::table::tape::line::encode_line;
use crate::table::tape::line::kind::{CORRECTION, NICKNAME, RESUMED};
use crate::table::tape::{Freshness, Source, Steps, Tape, TapeError, TapeLine};
use crate::table::{Answer, Correction, ExpectRoom, Nickname, Question};

impl Tape {
    /// Appends stored bytes; where a line is not whole, those before it are there.
    pub fn extend(&mut self, bytes: &[u8]) -> Result<(), TapeError> {
        let mut rest = bytes;
        while !rest.is_empty() {
            let torn = TapeError::Torn { line: self.line_count + 1 };
            let (line, after) = TapeLine::read(rest).ok_or(torn)?;
            if self.bytes.len() + line.bytes.len() > Tape::CAPACITY {
                return Err(TapeError::TooLong);
            }
            if !self.append(&line) {
                return Err(torn);
            }
            rest = after;
        }
        Ok(())
    }

    /// Appends an answer to its question; false when the tape is full.
    pub(in crate::table) fn push_answer(
        &mut self,
        opening: u32,
        question: &Question,
        answer: &Answer,
        source: Source,
    ) -> bool {
        let payload = encode(&question.kind, answer);
        let keyed = KeyedAnswer { question, answer, payload: &payload };
        let void = self.last_line().and_then(|line| Steps::read(&line)).is_some_and(Steps::is_void);
        let before = if void { self.check_before_last } else { self.last_check() };
        let check = LineCheck::of_answer(before, opening, source, &keyed);
        let line = encode_line(kind_number(&question.kind), source, check, &payload);
        if void && self.has_room(&line) {
            self.pop_line();
        }
        self.append_stored(&line)
    }

    /// Appends a correction; false when the tape is full.
    pub(in crate::table) fn push_correction(&mut self, opening: u32, correction: Correction, source: Source) -> bool {
        let payload = correction.to_bytes();
        let check = LineCheck::new(self.last_check(), opening, source, "correct", &payload).done();
        self.append_stored(&encode_line(CORRECTION, source, check, &payload))
    }

    /// Appends a nickname; false when the tape is full.
    pub(in crate::table) fn push_nickname(&mut self, opening: u32, nickname: Nickname<'_>, source: Source) -> bool {
        let payload = nickname.to_bytes();
        let check = LineCheck::new(self.last_check(), opening, source, "nickname", &payload).done();
        self.append_stored(&encode_line(NICKNAME, source, check, &payload))
    }

    /// Appends a note that the device was switched on again with this noise; false when the tape is full.
    pub(in crate::table) fn push_resumed(&mut self, opening: u32, noise: &Freshness) -> bool {
        let check = LineCheck::new(self.last_check(), opening, Source::Thumb, "resumed", noise).done();
        self.append_stored(&encode_line(RESUMED, Source::Thumb, check, noise))
    }

    /// Whether this is the very answer that was undone last: redo does the same, and fills no tape.
    pub(in crate::table) fn repeats_undone(&self, question: &Question, answer: &Answer) -> bool {
        let (kind, payload) = (kind_number(&question.kind), encode(&question.kind, answer));
        self.undone().next().is_some_and(|(_, line)| (line.kind, line.payload) == (kind, &payload[..]))
    }

    /// Whether this is the very nickname that was undone last.
    pub(in crate::table) fn repeats_undone_nickname(&self, nickname: Nickname<'_>) -> bool {
        self.undone().next().is_some_and(|(_, line)| line.nickname() == Some(nickname))
    }

    /// Appends a line as it was stored; false when it is no line, undoes what is not there, or finds no room.
    pub(in crate::table) fn append_stored(&mut self, stored: &[u8]) -> bool {
        let Some((line, [])) = TapeLine::read(stored) else { return false };
        let room =
            if line.is_answer() { self.has_room(stored) } else { self.bytes.len() + stored.len() <= Tape::CAPACITY };
        room && self.append(&line)
    }

    /// Whether there is room for this answer beside what is kept for undo.
    fn has_room(&self, line: &[u8]) -> bool {
        let end = self.bytes.len() + line.len();
        // Only near its end is the tape measured.
        end <= Tape::CAPACITY - Tape::UNDO_RESERVE
            || end + Tape::UNDO_RESERVE.saturating_sub(self.undone_bytes()) <= Tape::CAPACITY
    }

    /// Bytes of steps, and of what they undid.
    fn undone_bytes(&self) -> usize {
        let undone = (0..).zip(self.iter()).filter(|(at, line)| self.skipped.get(*at) && line.resumed().is_none());
        undone.map(|(_, line)| line.bytes.len()).sum()
    }

    /// Appends the bytes of a line. There is room.
    pub(super) fn push_bytes(&mut self, line: &[u8]) {
        self.check_before_last = self.last_check();
        self.last_line_at = self.bytes.len() as u16;
        self.bytes.extend_from_slice(line).expect_room("the room was measured before");
        self.line_count += 1;
    }
}
