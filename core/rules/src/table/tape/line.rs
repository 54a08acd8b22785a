//! One line of the tape as bytes: kind, source, length, check, payload.
//!
//! Kind and length are LEB128 numbers, so neither runs out: a kind that these rules do not know is a whole line
//! that no question takes.

use heapless::Vec;

/// The most bytes of a payload: 48 dice with who threw them and their sides, or 48 ticks, and room for more.
pub const MAX_PAYLOAD: usize = 88;
/// The most bytes of a line.
pub const MAX_LINE: usize = 2 + 1 + 2 + 2 + MAX_PAYLOAD;
/// The fewest: kind, source, length and check.
pub(super) const MIN_LINE: usize = 5;

/// Numbers of the kinds. A number is never given twice.
pub(super) mod kind {
    /// A run of steps back and forward.
    pub(in super::super) const STEPS: u16 = 0;
    pub(in super::super) const CHOOSE: u16 = 1;
    pub(in super::super) const TICK: u16 = 2;
    pub(in super::super) const NUMBER: u16 = 3;
    pub(in super::super) const SECRET: u16 = 4;
    pub(in super::super) const ROLL: u16 = 5;
    pub(in super::super) const INSTRUCT: u16 = 6;
    pub(in super::super) const NAME: u16 = 7;
    /// The device was switched on again, and drew fresh noise.
    pub(in super::super) const RESUMED: u16 = 8;
    /// The players put something right.
    pub(in super::super) const CORRECTION: u16 = 9;
}

/// Where a line came from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Source {
    /// A key of the device itself, or the only console of a desk.
    #[default]
    Thumb = 0,
    /// A console at the end of a handheld's cable.
    Cable = 1,
    /// Another handheld.
    Peer = 2,
}

impl Source {
    /// From the byte on the tape.
    const fn from_byte(byte: u8) -> Option<Source> {
        match byte {
            0 => Some(Source::Thumb),
            1 => Some(Source::Cable),
            2 => Some(Source::Peer),
            _ => None,
        }
    }

    /// Whether it came from anywhere but the device's own keys.
    pub const fn is_remote(self) -> bool {
        !matches!(self, Source::Thumb)
    }
}

/// One line of the tape, taken apart.
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
    /// The line that these bytes begin with, and what follows it; none where no whole line does.
    pub fn read(bytes: &'t [u8]) -> Option<(Self, &'t [u8])> {
        let (kind, rest) = varint(bytes)?;
        let (&source, rest) = rest.split_first()?;
        let (length, rest) = varint(rest)?;
        let (check, rest) = rest.split_first_chunk::<2>()?;
        let (payload, rest) = rest.split_at_checked(length.into()).filter(|_| usize::from(length) <= MAX_PAYLOAD)?;
        let whole = &bytes[..bytes.len() - rest.len()];
        let source = Source::from_byte(source)?;
        Some((TapeLine { kind, source, check: u16::from_le_bytes(*check), payload, bytes: whole }, rest))
    }

    /// Whether players said it: an answer or a correction, and neither a step nor a note of the device's own.
    pub const fn is_answer(&self) -> bool {
        !matches!(self.kind, kind::STEPS | kind::RESUMED)
    }

    /// What the dice depend on: kind, length and payload, and neither where the line came from nor its check.
    pub fn choice(&self, out: &mut dyn FnMut(&[u8])) {
        let mut head: Vec<u8, 4> = Vec::new();
        push_varint(&mut head, self.kind);
        push_varint(&mut head, self.payload.len() as u16);
        out(&head);
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

/// How many bytes the line has that these begin with. There is a whole one.
pub(super) fn length(bytes: &[u8]) -> usize {
    let wide = |at: usize| 1 + usize::from(bytes[at] >> 7);
    let head = wide(0) + 1;
    let payload = usize::from(bytes[head] & 127) | if wide(head) == 2 { usize::from(bytes[head + 1]) << 7 } else { 0 };
    head + wide(head) + 2 + payload
}

/// Puts a line together.
pub(super) fn line(kind: u16, source: Source, check: u16, payload: &[u8]) -> Vec<u8, MAX_LINE> {
    let fits = "a payload is as long as that at most";
    let mut out = Vec::new();
    push_varint(&mut out, kind);
    out.push(source as u8).expect(fits);
    push_varint(&mut out, payload.len() as u16);
    out.extend_from_slice(&check.to_le_bytes()).expect(fits);
    out.extend_from_slice(payload).expect(fits);
    out
}

/// A number of up to 14 bits, seven a byte, the low ones first; only its shortest form is read.
pub(super) fn varint(bytes: &[u8]) -> Option<(u16, &[u8])> {
    match *bytes {
        [low @ ..128, ref rest @ ..] => Some((low.into(), rest)),
        [low, high @ 1..128, ref rest @ ..] => Some((u16::from(low & 127) | u16::from(high) << 7, rest)),
        _ => None,
    }
}

pub(super) fn push_varint<const N: usize>(out: &mut Vec<u8, N>, number: u16) {
    let fits = "there is room for two bytes";
    if number < 128 {
        out.push(number as u8).expect(fits);
    } else {
        out.push(number as u8 | 128).expect(fits);
        out.push((number >> 7) as u8).expect(fits);
    }
}
