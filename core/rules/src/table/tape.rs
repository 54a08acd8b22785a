//! The tape: every answer of a game, one after the other, in as few bytes as they need.
//!
//! A line is a head (kind and length), a check and the answer. The check covers the rules' edition,
//! what the game started from, the question's id, the answer, the keys of what was picked or ticked, the
//! dice, and the check before it; so a tape from other rules, or an altered one, is refused at the line where
//! it stops making sense, and not a few questions later. Steps back are lines too: what they took back stays on the
//! tape and is heard no more.

use heapless::Vec;

use super::back::{Back, Way};
use super::bits::Bits;
use super::line::{CHOOSE, FNV, FRAME, Sum, check, decode, eat, encode, number, number_of};
use super::{Answer, Kind, Opening, Options, Question};

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
pub struct Diverged {
    /// The first line that does not answer what these rules ask, from 1.
    pub line: u16,
    /// What these rules ask there.
    pub asked: &'static str,
    /// The bytes before that line: the sound part.
    pub sound: u16,
}

/// How much of a tape a flow has heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Heard {
    pub(super) bytes: usize,
    /// Lines, with those that nobody hears.
    pub(super) lines: u16,
    /// Answers.
    pub(super) answers: u16,
    /// The check of the last line.
    pub(super) check: u8,
    /// A number for the edition of the rules that hear it and for what the game started from.
    pub(super) seal: u32,
}

impl Heard {
    /// Nothing yet, by rules of this edition, of a game that starts from this.
    pub(super) fn nothing(edition: u16, opening: &impl Opening) -> Self {
        let mut seal = FNV;
        eat(&mut seal, &edition.to_le_bytes());
        opening.encode(&mut |bytes| eat(&mut seal, bytes));
        Heard { bytes: 0, lines: 0, answers: 0, check: 0, seal }
    }
}

/// Every answer of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tape {
    pub(super) bytes: Vec<u8, { Tape::CAPACITY }>,
    /// Lines, and how many of them are answers that stand.
    pub(super) records: u16,
    pub(super) answers: u16,
    /// How many answers a step forward could bring back.
    pub(super) ahead: u16,
    /// Lines that came from afar. Beside the bytes: no die depends on who answered.
    pub(super) afar: Bits,
    /// Lines that nobody hears: steps, and what they took back.
    pub(super) gone: Bits,
    /// Those of them that no step forward brings back.
    pub(super) lost: Bits,
}

/// What follows a stored line from afar.
const AFAR: u8 = 1;
/// The most bytes of a stored line.
pub const MAX_STORED: usize = FRAME + 31 + 1;

impl Tape {
    /// Bytes a tape can hold: about 2,000 answers, several times the longest game we have played.
    pub const CAPACITY: usize = 8 * 1024;

    /// A tape with nothing on it.
    pub const fn new() -> Self {
        let bytes = Vec::new();
        Tape { bytes, records: 0, answers: 0, ahead: 0, afar: Bits::new(), gone: Bits::new(), lost: Bits::new() }
    }

    /// Takes up stored bytes, which must be whole lines.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, TapeError> {
        let mut tape = Tape::new();
        if bytes.len() > Tape::CAPACITY {
            return Err(TapeError::TooLong);
        }
        let mut rest = bytes;
        while let Some(head) = rest.first() {
            let line = tape.records + 1;
            let whole = rest.split_at_checked(FRAME + usize::from(head & 31));
            let (first, after) = whole.ok_or(TapeError::Torn { line })?;
            rest = after;
            if !tape.thread(first) {
                return Err(TapeError::Torn { line });
            }
        }
        Ok(tape)
    }

    /// The bytes to store.
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Every line, one after the other: steps and what they took back, too.
    pub fn iter(&self) -> impl Iterator<Item = &[u8]> {
        let mut rest = self.as_bytes();
        core::iter::from_fn(move || {
            let (line, after) = rest.split_at(FRAME + usize::from(rest.first()? & 31));
            rest = after;
            Some(line)
        })
    }

    /// The lines of the answers that stand.
    pub fn standing(&self) -> impl Iterator<Item = &[u8]> {
        (0..).zip(self.iter()).filter_map(|(at, line)| (!self.gone.get(at)).then_some(line))
    }

    /// Whether the same answers stand on both: what was taken back may differ.
    pub fn stands_as(&self, other: &Tape) -> bool {
        self.standing().eq(other.standing())
    }

    /// The answer that stands at this place, from 0, to a question of this kind.
    pub fn answer(&self, at: u16, kind: &Kind) -> Option<Answer> {
        decode(kind, self.standing().nth(at.into())?.get(FRAME..)?)
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
    pub(super) fn gone(&self) -> Bits {
        self.gone.clone()
    }

    /// Marks a line, counted from 1, as one from afar: by cable, and not by a thumb. There may be no such line.
    pub fn mark(&mut self, line: u16) {
        if (1..=self.records).contains(&line) {
            self.afar.set(line - 1, true);
        }
    }

    /// Whether this line, counted from 1, came from afar.
    pub fn is_marked(&self, line: u16) -> bool {
        (1..=self.records).contains(&line) && self.afar.get(line - 1)
    }

    /// Whether any line came from afar.
    pub fn any_marked(&self) -> bool {
        self.afar.any()
    }

    /// Whether no answer stands.
    pub const fn is_empty(&self) -> bool {
        self.answers == 0
    }

    /// A number that changes with every answer: each roll is drawn from the seed and this. What was taken back, and
    /// that it was, has no part in it.
    pub fn digest(&self) -> u64 {
        let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
        for line in self.standing() {
            for &byte in line {
                hash = (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
            }
        }
        hash
    }

    /// Appends an answer to its question, after all of the tape was heard; false when the tape is full.
    pub(super) fn push(&mut self, heard: Heard, question: &Question, answer: &Answer) -> bool {
        let payload = encode(answer);
        let check = check(heard, question, answer, &payload);
        self.append(number(&question.kind), check, &payload)
    }

    /// Appends a step, after all of the tape was heard; false when it goes too far, or the tape is full.
    pub(super) fn step(&mut self, heard: Heard, back: Back) -> bool {
        self.thread(&back.line(heard))
    }

    fn append(&mut self, number: u8, check: u8, payload: &[u8]) -> bool {
        let mut line: Vec<u8, { FRAME + 31 }> = Vec::new();
        let fits = "a payload is 31 bytes at most";
        line.extend_from_slice(&[number << 5 | payload.len() as u8, check]).expect(fits);
        line.extend_from_slice(payload).expect(fits);
        self.thread(&line)
    }

    /// Hands out the lines after this one as they are stored: one from afar has a byte more.
    pub fn stored(&self, after: u16) -> impl Iterator<Item = Vec<u8, MAX_STORED>> {
        self.iter()
            .zip(1..)
            .skip(after.into())
            .map(|(line, at)| line.iter().copied().chain(self.is_marked(at).then_some(AFAR)).collect())
    }

    /// Appends a line as it was stored; false when it is no line, takes back what is not there, or finds no room.
    pub(super) fn thread(&mut self, stored: &[u8]) -> bool {
        let length = stored.first().map_or(0, |head| FRAME + usize::from(head & 31));
        let Some((line, mark @ ([] | [AFAR]))) = stored.split_at_checked(length) else { return false };
        if line.is_empty() {
            return false;
        }
        if self.bytes.len() + line.len() > Tape::CAPACITY {
            // A step back needs no room: it makes some.
            return Back::read(line).is_some_and(|back| back.way == Way::Back && self.shorten(back.steps));
        }
        let laid = self.lay(line);
        if laid && mark == [AFAR] {
            self.mark(self.records);
        }
        laid
    }

    /// Keeps the sound part of a tape that went astray.
    pub(super) fn truncate(&mut self, Diverged { line, sound, .. }: Diverged) {
        self.end(line - 1, sound.into());
    }

    /// Reads the line after what was heard as an answer to this question; the answer, and what is heard then.
    pub(super) fn read(&self, heard: Heard, question: &Question) -> Option<(Answer, Heard)> {
        let (kind, payload, next) = self.line(heard)?;
        let answer = (kind == number(&question.kind)).then(|| decode(&question.kind, payload)).flatten()?;
        let sound = question.allows(&answer).is_ok() && next.check == check(heard, question, &answer, payload);
        sound.then_some((answer, next))
    }

    /// Reads it as a pick of one of these options. Only that one is looked at: the others need not be made.
    pub(super) fn read_pick(&self, heard: Heard, id: &str, options: &mut dyn Options) -> Option<(Answer, Heard)> {
        let (CHOOSE, &[at], next) = self.line(heard)? else { return None };
        let picked = options.after(usize::from(at)).filter(|option| option.off.is_none())?;
        let mut sum = Sum::of(heard, id, &[at]);
        sum.key(picked.key);
        (next.check == sum.check()).then_some((Answer::Pick(at), next))
    }

    /// What was heard, and what nobody hears after it.
    pub(super) fn skip(&self, mut heard: Heard) -> Heard {
        while heard.lines < self.records && self.gone.get(heard.lines) {
            heard.bytes += self.length(heard.bytes);
            heard.lines += 1;
        }
        heard
    }

    /// The line after what was heard: its kind, its answer, and what is heard then.
    fn line(&self, heard: Heard) -> Option<(u8, &[u8], Heard)> {
        let from = self.skip(heard);
        let head = *self.bytes.get(from.bytes)?;
        let end = from.bytes + self.length(from.bytes);
        let [check, payload @ ..] = self.bytes.get(from.bytes + 1..end)? else { return None };
        let next = Heard { bytes: end, lines: from.lines + 1, answers: heard.answers + 1, check: *check, ..heard };
        Some((number_of(head), payload, next))
    }
}
