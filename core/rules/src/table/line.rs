//! A line of the tape: an answer in a few bytes, and the check before it.

use heapless::{String, Vec};

use super::tape::Heard;
use super::{Answer, Key, Kind, Question, Thrown};

/// The numbers on the tape of a pick, of secrets and of a roll.
pub(super) const CHOOSE: u8 = 1;
pub(super) const SECRET: u8 = 4;
pub(super) const ROLL: u8 = 5;

/// Head and check.
pub(super) const FRAME: usize = 2;

/// The kind's number on the tape; numbers are never given twice.
pub(super) fn number(kind: &Kind) -> u8 {
    match kind {
        Kind::Choose(_) => CHOOSE,
        Kind::Tick(_) => 2,
        Kind::Number(_) => 3,
        Kind::Secret(_) => SECRET,
        Kind::Roll(_) => ROLL,
        Kind::Tell(_) => 6,
        Kind::Name(_) => 7,
    }
}

/// The kind's number in the first byte of a line.
pub(super) const fn number_of(head: u8) -> u8 {
    head >> 5
}

/// The faces that lie on a line of the tape, and who threw them; none where it is about no dice.
pub fn thrown(line: &[u8]) -> Option<(Thrown, &[u8])> {
    match line {
        [head, _, 0, faces @ ..] if number_of(*head) == ROLL && !faces.is_empty() => Some((Thrown::Device, faces)),
        [head, _, 1, faces @ ..] if number_of(*head) == ROLL && !faces.is_empty() => Some((Thrown::Table, faces)),
        _ => None,
    }
}

/// Where the FNV-1a sums of 32 bits begin.
pub(super) const FNV: u32 = 0x811c_9dc5;

pub(super) fn eat(hash: &mut u32, bytes: &[u8]) {
    bytes.iter().for_each(|&byte| *hash = (*hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
}

/// The sum behind a check: over edition and opening, the check before it, what was asked and what was said to it.
pub(super) struct Sum(u32);

impl Sum {
    pub(super) fn of(heard: Heard, id: &str, payload: &[u8]) -> Self {
        let mut sum = Sum(FNV ^ u32::from(heard.check));
        sum.eat(&heard.seal.to_le_bytes());
        sum.eat(id.as_bytes());
        sum.eat(payload);
        sum
    }

    pub(super) fn eat(&mut self, bytes: &[u8]) {
        eat(&mut self.0, bytes);
    }

    /// The key of something picked or ticked.
    pub(super) fn key(&mut self, key: Key) {
        self.eat(key.word.as_bytes());
        self.eat(&[key.piece.map_or(255, |piece| piece.0)]);
    }

    pub(super) fn check(self) -> u8 {
        let Sum(sum) = self;
        (sum >> 24 ^ sum >> 16 ^ sum >> 8 ^ sum) as u8
    }
}

/// One byte over an answer to this question, which lies on the tape as these bytes.
pub(super) fn check(heard: Heard, question: &Question, answer: &Answer, payload: &[u8]) -> u8 {
    let mut sum = Sum::of(heard, question.id, payload);
    match (&question.kind, answer) {
        (Kind::Choose(choose), Answer::Pick(at)) => sum.key(choose.options[usize::from(*at)].key),
        (Kind::Tick(tick), Answer::Ticks(ticked)) => {
            let on = tick.facts.iter().enumerate().filter(|(row, _)| ticked >> row & 1 == 1);
            on.for_each(|(_, fact)| sum.key(fact.key));
        }
        (Kind::Roll(roll), Answer::Pick(at)) => sum.key(roll.asides[usize::from(*at)].key),
        (Kind::Roll(roll), _) => sum.eat(&[roll.pool.count, roll.pool.die.sides()]),
        _ => {}
    }
    sum.check()
}

pub(super) fn encode(answer: &Answer) -> Vec<u8, 31> {
    let mut out = Vec::new();
    let fits = "every answer is shorter than 31 bytes";
    match answer {
        Answer::Pick(at) => out.push(*at).expect(fits),
        Answer::Ticks(ticked) => out.extend_from_slice(&ticked.to_le_bytes()).expect(fits),
        Answer::Number(n) => out.extend_from_slice(&n.to_le_bytes()).expect(fits),
        Answer::Secrets(given) => given.iter().for_each(|n| out.extend_from_slice(&n.to_le_bytes()).expect(fits)),
        Answer::Dice(faces, thrown) => {
            out.push(u8::from(*thrown == Thrown::Table)).expect(fits);
            out.extend_from_slice(faces).expect(fits);
        }
        Answer::Done => {}
        Answer::Name(text) => out.extend_from_slice(text.as_bytes()).expect(fits),
    }
    out
}

pub(super) fn decode(kind: &Kind, payload: &[u8]) -> Option<Answer> {
    Some(match (kind, payload) {
        (Kind::Choose(_), [at]) => Answer::Pick(*at),
        (Kind::Tick(_), [a, b]) => Answer::Ticks(u16::from_le_bytes([*a, *b])),
        (Kind::Number(_), [a, b]) => Answer::Number(i16::from_le_bytes([*a, *b])),
        (Kind::Secret(_), pairs) if pairs.len() % 2 == 0 => {
            let mut given = Vec::new();
            for pair in pairs.chunks_exact(2) {
                given.push(i16::from_le_bytes([pair[0], pair[1]])).ok()?;
            }
            Answer::Secrets(given)
        }
        (Kind::Roll(roll), [at]) if roll.pool.count > 0 => Answer::Pick(*at),
        // Any other byte would be an alteration that the check, which covers the answer, does not see.
        (Kind::Roll(_), [thrown @ (0 | 1), faces @ ..]) => {
            let thrown = if *thrown == 0 { Thrown::Device } else { Thrown::Table };
            Answer::Dice(Vec::from_slice(faces).ok()?, thrown)
        }
        (Kind::Tell(_), []) => Answer::Done,
        (Kind::Name(_), text) => Answer::Name(String::try_from(core::str::from_utf8(text).ok()?).ok()?),
        _ => return None,
    })
}
