//! One line of the tape as bytes: kind, source, length, check, payload.
//!
//! Kind and length are LEB128 numbers, so neither runs out: a kind that these rules do not know is a whole line
//! that no question takes.

use heapless::Vec;

use crate::table::ExpectRoom;
use crate::table::tape::source::Source;
use crate::table::tape::varint::{push_varint, read_varint};

/// The most bytes of a payload: 48 dice with who threw them and their sides, or 48 ticks, and room for more.
pub const MAX_PAYLOAD: usize = 88;
/// The most bytes of a line.
pub const MAX_LINE: usize = 2 + 1 + 2 + 2 + MAX_PAYLOAD;
/// The fewest: kind, source, length and check.
pub(super) const MIN_LINE: usize = 5;

/// Numbers of the kinds. A number is never given twice.
pub(super) mod kind {
    /// A run of steps back and forward.
    pub(in crate::table::tape) const STEPS: u16 = 0;
    pub(in crate::table::tape) const CHOOSE: u16 = 1;
    pub(in crate::table::tape) const TICK: u16 = 2;
    pub(in crate::table::tape) const NUMBER: u16 = 3;
    pub(in crate::table::tape) const SECRET: u16 = 4;
    pub(in crate::table::tape) const ROLL: u16 = 5;
    pub(in crate::table::tape) const INSTRUCT: u16 = 6;
    pub(in crate::table::tape) const NAME: u16 = 7;
    /// The device was switched on again, and drew fresh noise.
    pub(in crate::table::tape) const RESUMED: u16 = 8;
    /// The players corrected something.
    pub(in crate::table::tape) const CORRECTION: u16 = 9;
    /// The players gave a nickname.
    pub(in crate::table::tape) const NICKNAME: u16 = 10;
}

/// One line of the tape, decoded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TapeLine<'t> {
    pub(super) kind: u16,
    /// Where it came from.
    pub source: Source,
    pub(super) check: u16,
    pub(super) payload: &'t [u8],
    /// All its bytes.
    pub bytes: &'t [u8],
}

impl<'t> TapeLine<'t> {
    /// Decodes the line that these bytes begin with. Returns what follows it; none where there is no whole line.
    pub fn read(bytes: &'t [u8]) -> Option<(Self, &'t [u8])> {
        let (kind, rest) = read_varint(bytes)?;
        let (&source, rest) = rest.split_first()?;
        let (length, rest) = read_varint(rest)?;
        let (check, rest) = rest.split_first_chunk::<2>()?;
        let (payload, rest) = rest.split_at_checked(length.into()).filter(|_| usize::from(length) <= MAX_PAYLOAD)?;
        let whole = &bytes[..bytes.len() - rest.len()];
        let source = Source::from_byte(source)?;
        Some((TapeLine { kind, source, check: u16::from_le_bytes(*check), payload, bytes: whole }, rest))
    }

    /// Whether it is an answer, a correction or a nickname, and neither a step nor a note of the device.
    pub const fn is_answer(&self) -> bool {
        !matches!(self.kind, kind::STEPS | kind::RESUMED)
    }

    /// Whether dice depend on it, once it stands: on all of those but nicknames, which decide nothing in a game.
    pub const fn is_choice(&self) -> bool {
        self.is_answer() && self.kind != kind::NICKNAME
    }

    /// What the dice depend on: kind, length and payload, and neither where the line came from nor its check.
    pub fn choice(&self, out: &mut dyn FnMut(&[u8])) {
        let mut prefix: Vec<u8, 4> = Vec::new();
        push_varint(&mut prefix, self.kind);
        push_varint(&mut prefix, self.payload.len() as u16);
        out(&prefix);
        out(self.payload);
    }

    /// Its check.
    pub const fn check(&self) -> u16 {
        self.check
    }

    /// The noise that was drawn when the device was switched on again, where this line is about that.
    pub fn resumed(&self) -> Option<&'t [u8]> {
        (self.kind == kind::RESUMED).then_some(self.payload)
    }
}

/// The length of the line that these bytes begin with. There is a whole one.
pub(super) fn line_length(bytes: &[u8]) -> usize {
    let width = |at: usize| 1 + usize::from(bytes[at] >> 7);
    let length_at = width(0) + 1;
    let payload = usize::from(bytes[length_at] & 127)
        | if width(length_at) == 2 { usize::from(bytes[length_at + 1]) << 7 } else { 0 };
    length_at + width(length_at) + 2 + payload
}

/// Encodes a line.
pub(super) fn encode_line(kind: u16, source: Source, check: u16, payload: &[u8]) -> Vec<u8, MAX_LINE> {
    let fits = "a payload is as long as that at most";
    let mut out = Vec::new();
    push_varint(&mut out, kind);
    out.push(source as u8).expect_room(fits);
    push_varint(&mut out, payload.len() as u16);
    out.extend_from_slice(&check.to_le_bytes()).expect_room(fits);
    out.extend_from_slice(payload).expect_room(fits);
    out
}
