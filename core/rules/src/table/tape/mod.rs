//! The tape: every answer of a game, one after the other, in as few bytes as they need. Format 3.
//!
//! A line is its kind, where it came from, its length, a check and the answer. The check covers the rules' edition,
//! what the game started from, the question's id, the answer, the keys of what was picked or ticked, where it came
//! from, and the check of the line before it, whatever that is about; so a tape from other rules, an altered one, or
//! one with lines cut out is refused at the line where it stops making sense. Steps back are lines too: what they
//! took back stays on the tape and is heard no more. `tests/FORMAT.md` has it byte by byte.

mod bitset;
mod check;
mod codec;
mod line;
mod rewind;
mod step;

use heapless::Vec;

pub(super) use self::bitset::Bitset;
pub(super) use self::check::Fnv32;
use self::check::check;
use self::codec::{KeyedAnswer, decode, encode, number};
use self::line::kind::{CHOOSE, CORRECTION, RESUMED};
pub use self::line::{MAX_LINE, MAX_PAYLOAD, Source, TapeLine};
pub use self::step::{Crossed, Direction, Steps};
use super::{Answer, Correction, Kind, Options, Question};

/// Hands out bytes, one piece after the other.
type Pieces<'p> = &'p dyn Fn(&mut dyn FnMut(&[u8]));

/// Noise that is drawn when the device is switched on again.
pub type Freshness = [u8; 16];

/// Why bytes are no tape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TapeError {
    /// This line is cut off, or takes back what is not there; the lines before it are sound.
    Torn {
        /// The line that is not whole, from 1.
        line: u16,
    },
    /// More answers than a tape can hold.
    TooLong,
}

/// Why a tape cannot be played by these rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReplayError {
    /// The first line that does not answer what these rules ask, from 1.
    pub line: u16,
    /// What these rules ask there.
    pub asked: &'static str,
    /// The bytes before that line: the sound part.
    pub sound: u16,
}

/// How much of a tape a flow has heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::table) struct TapeCursor {
    pub(super) bytes: usize,
    /// Lines, with those that nobody hears.
    pub(super) lines: u16,
    /// Answers.
    pub(super) answers: u16,
    /// The check of the last line, and where it came from.
    check: u16,
    pub(super) source: Source,
    /// A number for the edition of the rules that hear it and for what the game started from.
    pub(super) opening: u32,
}

impl TapeCursor {
    /// Nothing yet, by rules of this edition, of a game that starts from this.
    pub(super) fn start(edition: u16, opening: Pieces<'_>) -> Self {
        let mut sum = Fnv32::new();
        sum.add(&edition.to_le_bytes());
        opening(&mut |bytes| sum.add(bytes));
        TapeCursor { bytes: 0, lines: 0, answers: 0, check: 0, source: Source::Thumb, opening: sum.done() }
    }
}

/// Every answer of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tape {
    bytes: Vec<u8, { Tape::CAPACITY }>,
    /// Lines, and how many of them are answers that stand.
    records: u16,
    answers: u16,
    /// How many answers a step forward could bring back.
    ahead: u16,
    /// Where the last line begins, and the check of the one before it.
    last: u16,
    chain: u16,
    /// Lines that nobody hears: steps, what they took back, and the device's own notes.
    gone: Bitset,
    /// Those of them that no step forward brings back.
    lost: Bitset,
}

impl Tape {
    /// Bytes a tape can hold: about 1,700 answers, several times the longest game we have played.
    pub const CAPACITY: usize = 16 * 1024;
    /// Bytes of them that are kept for steps and what they took back. Half of the tape is never theirs, so no going back
    /// and forth keeps a game from going on.
    pub const PAST: usize = 3 * 1024;

    /// A tape with nothing on it.
    pub const fn new() -> Self {
        let bytes = Vec::new();
        Tape { bytes, records: 0, answers: 0, ahead: 0, last: 0, chain: 0, gone: Bitset::new(), lost: Bitset::new() }
    }

    /// Takes up stored bytes, which must be whole lines.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, TapeError> {
        let mut tape = Tape::new();
        tape.extend(bytes)?;
        Ok(tape)
    }

    /// Takes up more stored bytes; where a line is not whole, those before it are there.
    pub fn extend(&mut self, bytes: &[u8]) -> Result<(), TapeError> {
        let mut rest = bytes;
        while !rest.is_empty() {
            let torn = TapeError::Torn { line: self.records + 1 };
            let (line, after) = TapeLine::read(rest).ok_or(torn)?;
            if self.bytes.len() + line.bytes.len() > Tape::CAPACITY {
                return Err(TapeError::TooLong);
            }
            if !self.lay(&line) {
                return Err(torn);
            }
            rest = after;
        }
        Ok(())
    }

    /// The bytes to store.
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Every line, one after the other: steps and what they took back, too.
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
        Some(TapeLine::read(self.bytes.get(self.last.into()..)?)?.0)
    }

    /// The lines of the answers that stand.
    pub fn standing(&self) -> impl Iterator<Item = TapeLine<'_>> {
        (0..).zip(self.iter()).filter_map(|(at, line)| (!self.gone.get(at)).then_some(line))
    }

    /// Whether the same answers stand on both: what was taken back, and who answered, may differ.
    pub fn stands_as(&self, other: &Tape) -> bool {
        let same = |(one, two): (TapeLine<'_>, TapeLine<'_>)| (one.kind, one.payload) == (two.kind, two.payload);
        self.answers == other.answers && self.standing().zip(other.standing()).all(same)
    }

    /// The answer that stands at this place, from 0, to a question of this kind.
    pub fn answer(&self, at: u16, kind: &Kind) -> Option<Answer> {
        decode(kind, self.standing().nth(at.into())?.payload)
    }

    /// How many answers stand.
    pub const fn lines(&self) -> u16 {
        self.answers
    }

    /// How many lines there are in all.
    pub const fn records(&self) -> u16 {
        self.records
    }

    /// How many answers a step forward could bring back.
    pub const fn ahead(&self) -> u16 {
        self.ahead
    }

    /// Whether there are lines that nobody hears.
    pub fn any_gone(&self) -> bool {
        self.gone.any()
    }

    /// Which lines nobody hears.
    pub(super) const fn gone(&self) -> &Bitset {
        &self.gone
    }

    /// Where this line, counted from 1, came from; from a thumb where there is none.
    pub fn source(&self, line: u16) -> Source {
        let at = usize::from(line).checked_sub(1);
        at.and_then(|at| self.iter().nth(at)).map_or(Source::Thumb, |line| line.source)
    }

    /// Whether any line came from anywhere but the device's own keys.
    pub fn any_remote(&self) -> bool {
        self.iter().any(|line| line.source.is_remote())
    }

    /// Whether no answer stands.
    pub const fn is_empty(&self) -> bool {
        self.answers == 0
    }

    /// The check of the last line.
    fn check(&self) -> u16 {
        self.last_line().map_or(0, |line| line.check)
    }

    /// Appends an answer to its question; false when the tape is full.
    pub(super) fn push(&mut self, opening: u32, question: &Question, answer: &Answer, source: Source) -> bool {
        let payload = encode(&question.kind, answer);
        let said = KeyedAnswer { question, answer, payload: &payload };
        let nothing = self.last_line().and_then(|line| Steps::read(&line)).is_some_and(Steps::is_nothing);
        let before = if nothing { self.chain } else { self.check() };
        let line = line::line(number(&question.kind), source, check(before, opening, source, &said), &payload);
        if nothing && self.has_room(&line) {
            self.drop_last();
        }
        self.thread(&line)
    }

    /// Whether this answers as what was taken back last: a step forward says the same.
    pub(super) fn is_next(&self, question: &Question, answer: &Answer) -> bool {
        let mut taken_back = (0..).zip(self.iter()).filter(|(at, _)| self.gone.get(*at) && !self.lost.get(*at));
        let (kind, payload) = (number(&question.kind), encode(&question.kind, answer));
        self.ahead > 0 && taken_back.next().is_some_and(|(_, line)| (line.kind, line.payload) == (kind, &payload[..]))
    }

    /// Writes down what the players put right; false when the tape is full.
    pub(super) fn correct(&mut self, opening: u32, correction: Correction, source: Source) -> bool {
        let payload = correction.to_bytes();
        let check = Fnv32::of(self.check(), opening, source, "correct", &payload).check();
        self.thread(&line::line(CORRECTION, source, check, &payload))
    }

    /// What the line after what was heard puts right, and what is heard then; none where it is an answer.
    pub(super) fn read_correction(&self, cursor: TapeCursor) -> Option<(Correction, TapeCursor)> {
        let (before, line, next) = self.line(cursor)?;
        let sum = Fnv32::of(before, cursor.opening, line.source, "correct", line.payload);
        let correction = line.correction()?;
        (line.check == sum.check()).then_some((correction, next))
    }

    /// Whether the line after what was heard puts something right.
    pub(super) fn corrects(&self, cursor: TapeCursor) -> bool {
        // Asked before every answer of a replay: the first byte alone tells, as the kind is a short number.
        self.bytes.get(self.skip(cursor).bytes).is_some_and(|kind| u16::from(*kind) == CORRECTION)
    }

    /// Notes that the device was switched on again with this noise; false when the tape is full.
    pub(super) fn resume(&mut self, opening: u32, noise: &Freshness) -> bool {
        let check = Fnv32::of(self.check(), opening, Source::Thumb, "resumed", noise).check();
        self.thread(&line::line(RESUMED, Source::Thumb, check, noise))
    }

    /// Appends a line as it was stored; false when it is no line, takes back what is not there, or finds no room.
    pub(super) fn thread(&mut self, stored: &[u8]) -> bool {
        let Some((line, [])) = TapeLine::read(stored) else { return false };
        let room =
            if line.is_answer() { self.has_room(stored) } else { self.bytes.len() + stored.len() <= Tape::CAPACITY };
        room && self.lay(&line)
    }

    /// Whether there is room for this answer beside what is kept for steps.
    fn has_room(&self, line: &[u8]) -> bool {
        let end = self.bytes.len() + line.len();
        end <= Tape::CAPACITY - Tape::PAST || end + Tape::PAST.saturating_sub(self.past()) <= Tape::CAPACITY
    }

    /// Bytes of steps, and of what they took back.
    fn past(&self) -> usize {
        let past = (0..).zip(self.iter()).filter(|(at, line)| self.gone.get(*at) && line.resumed().is_none());
        past.map(|(_, line)| line.bytes.len()).sum()
    }

    /// The check that this line should have at the end of this tape, where this question is open; none where it is
    /// neither an answer to it nor a note.
    pub(super) fn check_for(&self, opening: u32, question: Option<&Question>, line: &TapeLine<'_>) -> Option<u16> {
        let (before, payload) = (self.check(), line.payload);
        let note = |word| Some(Fnv32::of(before, opening, line.source, word, payload).check());
        if line.kind == CORRECTION {
            return line.correction().and_then(|_| note("correct"));
        }
        if line.is_answer() {
            let question = question?;
            let answer = line.answer(question).filter(|answer| question.allows(answer).is_ok())?;
            let said = KeyedAnswer { question, answer: &answer, payload };
            return Some(check(before, opening, line.source, &said));
        }
        match line.resumed() {
            Some(noise) if noise.len() == size_of::<Freshness>() => note("resumed"),
            Some(_) => None,
            None => Steps::read(line).and_then(|_| note("steps")),
        }
    }

    /// Reads the line after what was heard as an answer to this question; the answer, and what is heard then.
    pub(super) fn read(&self, cursor: TapeCursor, question: &Question) -> Option<(Answer, TapeCursor)> {
        let (before, line, next) = self.line(cursor)?;
        let payload = line.payload;
        let answer = line.answer(question)?;
        let allowed = question.allows(&answer).is_ok();
        let said = KeyedAnswer { question, answer: &answer, payload };
        let sound = allowed && line.check == check(before, cursor.opening, line.source, &said);
        sound.then_some((answer, next))
    }

    /// Reads it as a pick of one of these options. Only that one is looked at: the others need not be made.
    pub(super) fn read_pick(
        &self,
        cursor: TapeCursor,
        id: &str,
        options: &mut dyn Options,
    ) -> Option<(Answer, TapeCursor)> {
        let (before, line, next) = self.line(cursor)?;
        let (CHOOSE, &[at]) = (line.kind, line.payload) else { return None };
        let picked = options.nth_option(usize::from(at)).filter(|option| option.off.is_none())?;
        let mut sum = Fnv32::of(before, cursor.opening, line.source, id, &[at]);
        sum.key(picked.key);
        (line.check == sum.check()).then_some((Answer::Pick(at), next))
    }

    /// What was heard, and what nobody hears after it.
    pub(super) fn skip(&self, mut cursor: TapeCursor) -> TapeCursor {
        while cursor.lines < self.records && self.gone.get(cursor.lines) {
            let Some((line, _)) = TapeLine::read(&self.bytes[cursor.bytes..]) else { break };
            cursor.bytes += line.bytes.len();
            cursor.lines += 1;
            cursor.check = line.check;
        }
        cursor
    }

    /// The line after what was heard: the check before it, the line, and what is heard then.
    fn line(&self, cursor: TapeCursor) -> Option<(u16, TapeLine<'_>, TapeCursor)> {
        let from = self.skip(cursor);
        let (line, _) = TapeLine::read(self.bytes.get(from.bytes..)?)?;
        let next = TapeCursor {
            bytes: from.bytes + line.bytes.len(),
            lines: from.lines + 1,
            answers: cursor.answers + 1,
            check: line.check,
            source: line.source,
            ..cursor
        };
        Some((from.check, line, next))
    }
}
