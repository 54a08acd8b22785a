//! The tape: every answer of a game, one after the other, in as few bytes as they need.
//!
//! A line is a head (kind and length), a check and the answer. The check covers the rules' edition,
//! what the game started from, the question's id, the answer, the keys of what was picked or ticked, the
//! dice, and the check before it; so a tape from other rules, or an altered one, is refused at the line where
//! it stops making sense, and not a few questions later.

use heapless::Vec;

use super::line::{CHOOSE, FNV, FRAME, Sum, check, decode, eat, encode, number};
use super::{Answer, Opening, Options, Question};

/// Why bytes are no tape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TapeError {
    /// The last line is cut off; the lines before this one are sound.
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
    pub(super) lines: u16,
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
        Heard { bytes: 0, lines: 0, check: 0, seal }
    }
}

/// Every answer of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tape {
    bytes: Vec<u8, { Tape::CAPACITY }>,
    lines: u16,
    /// A bit for each line that came from afar, up to the last of those. Beside the bytes: no die depends on who
    /// answered.
    afar: Vec<u8, MARKS>,
}

/// What follows a stored line from afar.
const AFAR: u8 = 1;
/// The most bytes of a stored line.
pub const MAX_STORED: usize = FRAME + 31 + 1;

/// Bytes of marks: a bit for each of the shortest lines a tape can hold.
const MARKS: usize = Tape::CAPACITY / FRAME / 8;

impl Tape {
    /// Bytes a tape can hold: about 2,000 answers, several times the longest game we have played.
    pub const CAPACITY: usize = 8 * 1024;

    /// A tape with nothing on it.
    pub const fn new() -> Self {
        Tape { bytes: Vec::new(), lines: 0, afar: Vec::new() }
    }

    /// Takes up stored bytes, which must be whole lines.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, TapeError> {
        let bytes = Vec::from_slice(bytes).map_err(|_| TapeError::TooLong)?;
        let mut tape = Tape { bytes, lines: 0, afar: Vec::new() };
        let mut at = 0;
        while at < tape.bytes.len() {
            at += FRAME + usize::from(tape.bytes[at] & 31);
            tape.lines += 1;
            if at > tape.bytes.len() {
                return Err(TapeError::Torn { line: tape.lines });
            }
        }
        Ok(tape)
    }

    /// The bytes to store.
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Every line, one after the other.
    pub fn iter(&self) -> impl Iterator<Item = &[u8]> {
        let mut rest = self.as_bytes();
        core::iter::from_fn(move || {
            let (line, after) = rest.split_at(FRAME + usize::from(rest.first()? & 31));
            rest = after;
            Some(line)
        })
    }

    /// How many answers there are.
    pub const fn lines(&self) -> u16 {
        self.lines
    }

    /// Marks a line, counted from 1, as an answer from afar: by cable, and not by a thumb. There may be no such line.
    pub fn mark(&mut self, line: u16) {
        if (1..=self.lines).contains(&line) {
            let at = usize::from(line - 1);
            let bytes = self.afar.len().max(at / 8 + 1);
            self.afar.resize(bytes, 0).expect("there is a bit for every line");
            self.afar[at / 8] |= 1 << (at % 8);
        }
    }

    /// Whether this line, counted from 1, came from afar.
    pub fn is_marked(&self, line: u16) -> bool {
        let at = usize::from(line.wrapping_sub(1));
        line <= self.lines && self.afar.get(at / 8).is_some_and(|bits| bits >> (at % 8) & 1 == 1)
    }

    /// Whether any answer came from afar.
    pub fn any_marked(&self) -> bool {
        !self.afar.is_empty()
    }

    /// Whether nothing has been answered yet.
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// A number that changes with every answer: each roll is drawn from the seed and this.
    pub fn digest(&self) -> u64 {
        self.bytes
            .iter()
            .fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
    }

    /// Appends an answer to its question, after all of the tape was heard; false when the tape is full.
    pub(super) fn push(&mut self, heard: Heard, question: &Question, answer: &Answer) -> bool {
        let payload = encode(answer);
        if self.bytes.len() + FRAME + payload.len() > Tape::CAPACITY {
            return false;
        }
        let check = check(heard, question, answer, &payload);
        let fits = "the room was measured above";
        self.bytes.push(number(&question.kind) << 5 | payload.len() as u8).expect(fits);
        self.bytes.push(check).expect(fits);
        self.bytes.extend_from_slice(&payload).expect(fits);
        self.lines += 1;
        true
    }

    /// Hands out the lines after this one as they are stored: one from afar has a byte more.
    pub fn stored(&self, after: u16) -> impl Iterator<Item = Vec<u8, MAX_STORED>> {
        self.iter()
            .zip(1..)
            .skip(after.into())
            .map(|(line, at)| line.iter().copied().chain(self.is_marked(at).then_some(AFAR)).collect())
    }

    /// Appends a line as it was stored; false when it is no line, or the tape is full.
    pub(super) fn thread(&mut self, stored: &[u8]) -> bool {
        let length = stored.first().map_or(0, |head| FRAME + usize::from(head & 31));
        let Some((line, mark @ ([] | [AFAR]))) = stored.split_at_checked(length) else { return false };
        let fits = !line.is_empty() && self.bytes.extend_from_slice(line).is_ok();
        self.lines += u16::from(fits);
        if fits && mark == [AFAR] {
            self.mark(self.lines);
        }
        fits
    }

    /// Keeps the sound part of a tape that went astray.
    pub(super) fn truncate(&mut self, Diverged { line, sound, .. }: Diverged) {
        self.bytes.truncate(sound.into());
        self.lines = line - 1;
        self.afar.truncate(usize::from(self.lines).div_ceil(8));
        if let (Some(bits), odd @ 1..) = (self.afar.last_mut(), self.lines % 8) {
            *bits &= (1 << odd) - 1;
        }
        while self.afar.last() == Some(&0) {
            self.afar.pop();
        }
    }

    /// Takes the last answer off.
    pub(super) fn pop(&mut self) -> bool {
        let last = self.iter().last().map_or(0, <[u8]>::len);
        self.bytes.truncate(self.bytes.len() - last);
        if let Some(at) = self.lines.checked_sub(1) {
            if let Some(bits) = self.afar.get_mut(usize::from(at) / 8) {
                *bits &= !(1 << (at % 8));
            }
            while self.afar.last() == Some(&0) {
                self.afar.pop();
            }
            self.lines = at;
        }
        last > 0
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

    /// The line after what was heard: its kind, its answer, and what is heard then.
    fn line(&self, heard: Heard) -> Option<(u8, &[u8], Heard)> {
        let head = *self.bytes.get(heard.bytes)?;
        let end = heard.bytes + FRAME + usize::from(head & 31);
        let [check, payload @ ..] = self.bytes.get(heard.bytes + 1..end)? else { return None };
        Some((head >> 5, payload, Heard { bytes: end, lines: heard.lines + 1, check: *check, ..heard }))
    }
}
