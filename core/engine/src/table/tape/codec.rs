//! Answers as payloads of lines, and back.

use heapless::{String, Vec};

use crate::table::tape::line::{MAX_PAYLOAD, TapeLine, kind};
use crate::table::{
    Answer, Correction, ExpectRoom, Given, Inner, Kind, MAX_SEATS, Nickname, OptionKey, Question, Secret, Thrown,
};

/// The first byte of a roll's answer where players entered the number of hits.
const HITS: u8 = 2;
/// Bytes of ticks.
const TICKS: usize = 6;

/// The number of a kind of question on the tape.
pub(super) const fn kind_number(kind: &Kind) -> u16 {
    match kind {
        Kind::Choose(_) => kind::CHOOSE,
        Kind::Tick(_) => kind::TICK,
        Kind::Number(_) => kind::NUMBER,
        Kind::Secret(_) => kind::SECRET,
        Kind::Roll(_) => kind::ROLL,
        Kind::Instruct(_) => kind::INSTRUCT,
        Kind::Name(_) => kind::NAME,
    }
}

impl<'t> TapeLine<'t> {
    /// The faces on this line, and who threw them; none where it is about no dice.
    pub const fn thrown(&self) -> Option<(Thrown, &'t [u8])> {
        match (self.kind, self.payload) {
            (kind::ROLL, [0, _, faces @ ..]) if !faces.is_empty() => Some((Thrown::Device, faces)),
            (kind::ROLL, [1, _, faces @ ..]) if !faces.is_empty() => Some((Thrown::Table, faces)),
            _ => None,
        }
    }

    /// The hits that were entered without their dice; none where it is about no such throw.
    pub const fn hits(&self) -> Option<u8> {
        match (self.kind, self.payload) {
            (kind::ROLL, [2, hits]) => Some(*hits),
            _ => None,
        }
    }

    /// The answer it is to this question; none where it is of another kind.
    pub fn answer(&self, question: &Question) -> Option<Answer> {
        (self.kind == kind_number(&question.kind)).then(|| decode(&question.kind, self.payload)).flatten()
    }

    /// The correction, where it is one.
    pub fn correction(&self) -> Option<Correction> {
        if self.kind == kind::CORRECTION { Correction::from_bytes(self.payload) } else { None }
    }

    /// The nickname, where it gives one.
    pub fn nickname(&self) -> Option<Nickname<'t>> {
        if self.kind == kind::NICKNAME { Nickname::from_bytes(self.payload) } else { None }
    }

    /// Whether secrets were revealed by it.
    pub(super) const fn reveals(&self) -> bool {
        self.kind == kind::SECRET
    }
}

/// An answer with its question and its payload.
pub(super) struct KeyedAnswer<'q> {
    pub(super) question: &'q Question,
    pub(super) answer: &'q Answer,
    pub(super) payload: &'q [u8],
}

impl KeyedAnswer<'_> {
    /// The keys of what was picked or ticked: an index alone would fit another list too.
    pub(super) fn keys(&self, out: &mut dyn FnMut(OptionKey)) {
        match (&self.question.kind, self.answer) {
            (Kind::Choose(choose), Answer::Pick(at)) => out(choose.options[usize::from(*at)].key),
            (Kind::Tick(tick), Answer::Ticks(ticked)) => {
                (0..tick.rows()).filter(|row| ticked >> row & 1 == 1).for_each(|row| out(tick.key(row)));
            }
            (Kind::Roll(roll), Answer::Pick(at)) => out(roll.extras[usize::from(*at)].key),
            _ => {}
        }
    }
}

/// Encodes an answer to a question of this kind.
pub(super) fn encode(kind: &Kind, answer: &Answer) -> Vec<u8, MAX_PAYLOAD> {
    let mut out = Vec::new();
    let fits = "every answer is shorter than a payload may be";
    match answer {
        Answer::Pick(at) => out.push(*at).expect_room(fits),
        Answer::Ticks(ticked) => {
            let bytes = ticked.to_le_bytes();
            let used = bytes.iter().rposition(|byte| *byte != 0).map_or(0, |last| last + 1);
            out.extend_from_slice(&bytes[..used]).expect_room(fits);
        }
        Answer::Number(n) => out.extend_from_slice(&n.to_le_bytes()).expect_room(fits),
        Answer::Secrets(given) => {
            // As many bytes whatever was given: the length of a line gives nothing away.
            let width = if let Kind::Secret(secret) = kind { secret_width(secret) } else { 0 };
            given.iter().for_each(|n| out.extend_from_slice(&n.to_le_bytes()[..width]).expect_room(fits));
        }
        Answer::Dice(faces, thrown) => {
            let sides = if let Kind::Roll(roll) = kind { roll.pool.die.sides() } else { 0 };
            out.extend_from_slice(&[u8::from(*thrown == Thrown::Table), sides]).expect_room(fits);
            out.extend_from_slice(faces).expect_room(fits);
        }
        Answer::Hits(hits) => out.extend_from_slice(&[HITS, *hits]).expect_room(fits),
        Answer::Done | Answer::Corrected => {}
        Answer::Name(text) => out.extend_from_slice(text.as_bytes()).expect_room(fits),
    }
    out
}

/// Decodes a payload as an answer to a question of this kind; only what [`encode`] makes is read.
pub(super) fn decode(kind: &Kind, payload: &[u8]) -> Option<Answer> {
    Some(match (kind, payload) {
        (Kind::Choose(_), [at]) => Answer::Pick(*at),
        (Kind::Tick(_), [.., 0]) => return None,
        (Kind::Tick(_), bytes) => {
            let mut ticked = [0; size_of::<u64>()];
            ticked.get_mut(..bytes.len())?.copy_from_slice(bytes);
            Answer::Ticks(u64::from_le_bytes(ticked))
        }
        (Kind::Number(_), [a, b]) => Answer::Number(i16::from_le_bytes([*a, *b])),
        (Kind::Secret(secret), bytes) => Answer::Secrets(decode_secrets(secret, bytes)?),
        (Kind::Roll(roll), [at]) if roll.pool.count > 0 => Answer::Pick(*at),
        (Kind::Roll(_), [HITS, hits]) => Answer::Hits(*hits),
        // Any other byte would be an alteration that the check, which covers the answer, does not see.
        (Kind::Roll(roll), [thrown @ (0 | 1), sides, faces @ ..]) if *sides == roll.pool.die.sides() => {
            let thrown = if *thrown == 0 { Thrown::Device } else { Thrown::Table };
            Answer::Dice(Vec::from_slice(faces).ok()?, thrown)
        }
        (Kind::Instruct(_), []) => Answer::Done,
        (Kind::Name(_), text) => Answer::Name(String::try_from(core::str::from_utf8(text).ok()?).ok()?),
        _ => return None,
    })
}

/// Bytes of one seat's secret answer.
const fn secret_width(secret: &Secret) -> usize {
    match secret.inner {
        Inner::Numbers(_) => size_of::<i16>(),
        Inner::Choose(_) => 1,
        Inner::Tick(_) => TICKS,
    }
}

/// Decodes what each seat answered.
fn decode_secrets(secret: &Secret, bytes: &[u8]) -> Option<Vec<Given, MAX_SEATS>> {
    let mut given = Vec::new();
    let mut all = bytes.chunks_exact(secret_width(secret));
    for bytes in all.by_ref() {
        let mut wide = [0; size_of::<Given>()];
        wide[..bytes.len()].copy_from_slice(bytes);
        let number = Given::from_le_bytes(wide);
        // Numbers may be below zero; places and ticks may not.
        let number = if matches!(secret.inner, Inner::Numbers(_)) { Given::from(number as i16) } else { number };
        given.push(number).ok()?;
    }
    all.remainder().is_empty().then_some(given)
}
