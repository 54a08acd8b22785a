//! The tape: every answer of a game, one after the other, in as few bytes as they need. Format 3.
//!
//! A line is its kind, where it came from, its length, a check and the answer. The check covers the rules' edition,
//! the opening, the question's id, the answer, the keys of what was picked or ticked, where it came from, and the check
//! of the line before it, whatever that is about. So a tape of other rules, an altered one, or one with lines cut out
//! is refused at the line where it stops making sense. Undo is a line too: what it undid stays on the tape, and a
//! replay skips it. `tests/FORMAT.md` has it byte by byte.
//!
//! [`Tape`] is here with what anybody may read of it; `push` appends, `cursor` replays, `undo` and `rewind` go back.

mod bitset;
mod check;
mod codec;
mod cursor;
mod error;
mod line;
mod push;
mod rewind;
mod source;
mod step;
mod undo;
mod varint;

use heapless::Vec;

use self::bitset::Bitset;
use self::codec::decode;
pub(in crate::table) use self::cursor::{ByHand, TapeCursor};
pub use self::error::{ReplayError, TapeError};
pub use self::line::{MAX_LINE, MAX_PAYLOAD, TapeLine};
pub use self::source::Source;
pub use self::step::{Crossed, Direction, Steps};
use crate::table::{Answer, Kind};

/// Noise that is drawn when the device is switched on again.
pub type Freshness = [u8; 16];

/// Every answer of a game, as bytes that can be stored at any moment.
///
/// Answers are appended by a [`Session`](crate::table::Session), which knows what is asked. The tape itself checks only
/// that its lines are whole; whether they fit the rules, a replay finds out.
///
/// ```
/// use umpire_engine::table::{Tape, TapeError};
///
/// // A pick of option 1: kind, source, length, check, payload.
/// let pick = [1, 0, 1, 0x34, 0x12, 1];
/// let tape = Tape::from_bytes(&pick)?;
/// assert_eq!((tape.answer_count(), tape.line_count(), tape.as_bytes()), (1, 1, &pick[..]));
/// assert_eq!(Tape::from_bytes(&pick[..5]), Err(TapeError::Torn { line: 1 }));
/// # Ok::<(), TapeError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tape {
    bytes: Vec<u8, { Tape::CAPACITY }>,
    line_count: u16,
    /// Answers that count: they are not undone.
    answer_count: u16,
    /// Answers that redo could restore.
    redoable: u16,
    /// Where the last line begins.
    last_line_at: u16,
    /// The check of the line before the last.
    check_before_last: u16,
    /// Whether any line came from elsewhere than the device's own keys.
    remote: bool,
    /// Lines that a replay skips: steps, what they undid, and notes of the device.
    skipped: Bitset,
    /// Those of them that no redo restores.
    discarded: Bitset,
}

impl Tape {
    /// Bytes a tape can hold: about 1,700 answers, several times the longest game we have played.
    pub const CAPACITY: usize = 16 * 1024;
    /// Bytes of them that are kept for steps and what they undid. Half of the tape is never theirs, so no going back
    /// and forth keeps a game from going on.
    pub const UNDO_RESERVE: usize = 3 * 1024;

    /// An empty tape.
    pub const fn new() -> Self {
        Tape {
            bytes: Vec::new(),
            line_count: 0,
            answer_count: 0,
            redoable: 0,
            last_line_at: 0,
            check_before_last: 0,
            remote: false,
            skipped: Bitset::new(),
            discarded: Bitset::new(),
        }
    }

    /// Decodes stored bytes, which must be whole lines.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, TapeError> {
        let mut tape = Tape::new();
        tape.extend(bytes)?;
        Ok(tape)
    }

    /// The bytes to store.
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Every line, one after the other: steps and what they undid, too.
    pub fn iter(&self) -> impl Iterator<Item = TapeLine<'_>> {
        self.iter_from(0)
    }

    /// The lines after so many bytes, which are whole lines.
    pub fn iter_from(&self, bytes: usize) -> impl Iterator<Item = TapeLine<'_>> {
        let mut rest = self.bytes.get(bytes..).unwrap_or_default();
        core::iter::from_fn(move || {
            let (line, after) = TapeLine::read(rest)?;
            rest = after;
            Some(line)
        })
    }

    /// The last line.
    pub fn last_line(&self) -> Option<TapeLine<'_>> {
        Some(TapeLine::read(self.bytes.get(self.last_line_at.into()..)?)?.0)
    }

    /// The lines of the answers that count.
    pub fn answers(&self) -> impl Iterator<Item = TapeLine<'_>> {
        (0..).zip(self.iter()).filter_map(|(at, line)| (!self.skipped.get(at)).then_some(line))
    }

    /// Whether the same answers count on both: what was undone, and where answers came from, may differ.
    pub fn same_answers(&self, other: &Tape) -> bool {
        let same = |(one, two): (TapeLine<'_>, TapeLine<'_>)| (one.kind, one.payload) == (two.kind, two.payload);
        self.answer_count == other.answer_count && self.answers().zip(other.answers()).all(same)
    }

    /// The answer of this index, of those that count, to a question of this kind.
    pub fn answer(&self, at: u16, kind: &Kind) -> Option<Answer> {
        decode(kind, self.answers().nth(at.into())?.payload)
    }

    /// How many answers count.
    pub const fn answer_count(&self) -> u16 {
        self.answer_count
    }

    /// How many lines there are in all.
    pub const fn line_count(&self) -> u16 {
        self.line_count
    }

    /// How many answers redo could restore.
    pub const fn redoable(&self) -> u16 {
        self.redoable
    }

    /// Whether there are lines that a replay skips.
    pub fn any_skipped(&self) -> bool {
        self.skipped.any()
    }

    /// Which lines a replay skips.
    pub(in crate::table) const fn skipped(&self) -> &Bitset {
        &self.skipped
    }

    /// Where this line, counted from 1, came from; from a thumb where there is none.
    pub fn source(&self, line: u16) -> Source {
        let at = usize::from(line).checked_sub(1);
        at.and_then(|at| self.iter().nth(at)).map_or(Source::Thumb, |line| line.source)
    }

    /// Whether any line came from elsewhere than the device's own keys.
    pub const fn any_remote(&self) -> bool {
        self.remote
    }

    /// Whether no answer counts.
    pub const fn is_empty(&self) -> bool {
        self.answer_count == 0
    }

    /// The check of the last line.
    fn last_check(&self) -> u16 {
        self.last_line().map_or(0, |line| line.check)
    }
}
