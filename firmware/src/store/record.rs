//! Records: what a sector holds after its header, one after the other.

use super::MAX_LINE;
use super::sum::Sum;

/// Bytes before what a record holds.
pub(super) const HEAD: usize = 12;
/// Records begin at multiples of this.
const ALIGN: u32 = 8;

/// What a record is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// What lies in a drawer from now on.
    Drawer = 1,
    /// A game begins; its head.
    Begin = 2,
    /// Lines of a game, each after its length.
    Lines = 3,
    /// The game is cut to so many lines.
    Cut = 4,
    /// The game is put away.
    End = 5,
}

/// The head of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Record {
    /// What it is about.
    pub(super) kind: Kind,
    /// Which drawer, or which game.
    pub(super) which: u8,
    /// Bytes it holds.
    pub(super) length: u16,
    /// The first line's place in the game, or how many are left.
    pub(super) line: u16,
    /// How many lines it holds.
    pub(super) lines: u16,
}

/// Where a record lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Spot {
    /// The number of its sector.
    pub(super) number: u32,
    /// Bytes before it in that sector.
    pub(super) offset: u16,
    /// Bytes it holds.
    pub(super) length: u16,
}

impl Spot {
    /// Bytes that it takes in its sector.
    pub(super) fn size(self) -> u32 {
        size(self.length.into())
    }
}

/// Bytes that a record of this length takes in its sector.
pub(super) fn size(length: usize) -> u32 {
    (HEAD + length).next_multiple_of(ALIGN as usize) as u32
}

/// Counts the lines that pass by.
#[derive(Default)]
pub(super) struct Count {
    lines: u16,
    /// Bytes left of the line that passes.
    left: usize,
    broken: bool,
}

impl Count {
    /// Another piece passes.
    pub(super) fn add(&mut self, mut piece: &[u8]) {
        while let Some(&length) = piece.first() {
            if self.left == 0 {
                self.left = 1 + usize::from(length);
                self.lines += 1;
                self.broken |= usize::from(length) > MAX_LINE;
            }
            let passed = self.left.min(piece.len());
            piece = &piece[passed..];
            self.left -= passed;
        }
    }

    /// Whether that were so many lines, and all of them whole.
    pub(super) const fn is(&self, lines: u16) -> bool {
        self.lines == lines && self.left == 0 && !self.broken
    }
}

impl Record {
    /// A record without lines.
    pub(super) const fn new(kind: Kind, which: u8) -> Self {
        Record { kind, which, length: 0, line: 0, lines: 0 }
    }

    /// The first eight bytes.
    fn front(&self) -> [u8; 8] {
        let ([a, b], [c, d], [e, f]) = (self.length.to_le_bytes(), self.line.to_le_bytes(), self.lines.to_le_bytes());
        [self.kind as u8, self.which, a, b, c, d, e, f]
    }

    /// The checksum so far, before what it holds: no record counts in a sector it was not written for.
    pub(super) fn sum(&self, number: u32) -> Sum {
        let mut sum = Sum::new();
        sum.add(&number.to_le_bytes());
        sum.add(&self.front());
        sum
    }

    /// Its head.
    pub(super) fn bytes(&self, sum: Sum) -> [u8; HEAD] {
        let mut bytes = [0; HEAD];
        bytes[..8].copy_from_slice(&self.front());
        bytes[8..].copy_from_slice(&sum.done().to_le_bytes());
        bytes
    }

    /// Reads a head, and the checksum it claims.
    pub(super) fn read(bytes: &[u8; HEAD]) -> Option<(Self, u32)> {
        let &[kind, which, a, b, c, d, e, f, sum @ ..] = bytes;
        let kind = match kind {
            1 => Kind::Drawer,
            2 => Kind::Begin,
            3 => Kind::Lines,
            4 => Kind::Cut,
            5 => Kind::End,
            _ => return None,
        };
        let [length, line, lines] = [[a, b], [c, d], [e, f]].map(u16::from_le_bytes);
        Some((Record { kind, which, length, line, lines }, u32::from_le_bytes(sum)))
    }
}
