//! Records: what a sector holds after its header, one after the other.

use core::num::NonZeroU16;

use super::MAX_LINE;
use umpire_engine::table::checksum::Crc32;

/// Bytes before what a record holds.
pub(super) const HEAD: usize = 15;
/// Where the last of them begin: they are written once the record was read back.
pub(super) const MARK: usize = HEAD - DONE.len();
/// What is written there. As many ones as zeros: nothing that is half erased looks like it.
pub(super) const DONE: [u8; 2] = [0x5a, 0xc3];
/// What lies there before.
pub(super) const NOT_DONE: [u8; 2] = [0xff; 2];
/// Records begin at multiples of this.
pub(super) const ALIGN: u32 = 8;
/// Set in the first byte of a copy: it never counts by itself, only where a later header says so.
const COPY: u8 = 0x80;

/// What a record is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(target_os = "none", derive(defmt::Format))]
pub(super) enum RecordKind {
    /// What lies in a slot from now on.
    Slot = 1,
    /// A game begins; its head.
    Begin = 2,
    /// Lines of a game, each after its length. The first one may replace the last line from before.
    Lines = 3,
    /// The game is put away.
    End = 4,
    /// A game is left, or gets another label: what stands on the shelf. It has lines where the game is over.
    Leave = 5,
    /// A game that was left is open again.
    TakeUp = 6,
    /// A game that was left is gone.
    Forget = 7,
}

/// The head of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Record {
    /// What it is about.
    pub(super) kind: RecordKind,
    /// Whether it is a copy of what was stored before.
    pub(super) copy: bool,
    /// Which slot, or which game.
    pub(super) which: u8,
    /// Bytes it holds.
    pub(super) length: u16,
    /// The first line's place in the game.
    pub(super) line: u16,
    /// How many lines it holds; where a game is left, whether it is over.
    pub(super) lines: u8,
    /// Counts the records with lines of a game: after a gap it tells whether any of the game was lost there.
    pub(super) step: u8,
    /// How many records were ever written before, the lowest byte of it: no sector holds 256.
    pub(super) serial: u8,
}

/// Where a record lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Spot {
    /// The number of its sector.
    pub(super) number: u32,
    /// Bytes before it in that sector: never none, a header is there. So no place at all takes no byte more in RAM.
    pub(super) offset: NonZeroU16,
    /// Bytes it holds.
    pub(super) length: u16,
}

impl Spot {
    /// There, in that sector.
    pub(super) fn new(number: u32, offset: u16, length: u16) -> Self {
        Spot { number, offset: NonZeroU16::new(offset).expect("a header lies before it"), length }
    }

    /// Where it begins in that sector.
    pub(super) fn start(self) -> u32 {
        self.offset.get().into()
    }

    /// Bytes that it takes in its sector.
    pub(super) fn size(self) -> u32 {
        size(self.length.into())
    }
}

const _: () = assert!(size_of::<Option<Spot>>() == 8, "there are many of them");

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
    pub(super) fn is(&self, lines: u8) -> bool {
        self.lines == u16::from(lines) && self.left == 0 && !self.broken
    }
}

impl Record {
    /// A record without lines.
    pub(super) const fn new(kind: RecordKind, which: u8) -> Self {
        Record { kind, copy: false, which, length: 0, line: 0, lines: 0, step: 0, serial: 0 }
    }

    /// The bytes before the checksum.
    fn front(&self) -> [u8; 9] {
        let ([a, b], [c, d]) = (self.length.to_le_bytes(), self.line.to_le_bytes());
        let kind = self.kind as u8 | if self.copy { COPY } else { 0 };
        [kind, self.which, a, b, c, d, self.lines, self.step, self.serial]
    }

    /// The checksum so far, before what it holds: no record counts in a sector it was not written for.
    pub(super) fn sum(&self, number: u32) -> Crc32 {
        let mut sum = Crc32::new();
        sum.add(&number.to_le_bytes());
        sum.add(&self.front());
        sum
    }

    /// Its head, before it was read back.
    pub(super) fn bytes(&self, sum: Crc32) -> [u8; HEAD] {
        let mut bytes = [0xff; HEAD];
        bytes[..9].copy_from_slice(&self.front());
        bytes[9..13].copy_from_slice(&sum.done().to_le_bytes());
        bytes
    }

    /// Reads a head, and the checksum it claims.
    pub(super) fn read(bytes: &[u8; HEAD]) -> Option<(Self, u32)> {
        let &[kind, which, a, b, c, d, lines, step, serial, s, t, u, v, _, _] = bytes;
        let copy = kind & COPY != 0;
        let kind = match kind & !COPY {
            1 => RecordKind::Slot,
            2 => RecordKind::Begin,
            3 => RecordKind::Lines,
            4 => RecordKind::End,
            5 => RecordKind::Leave,
            6 => RecordKind::TakeUp,
            7 => RecordKind::Forget,
            _ => return None,
        };
        let [length, line] = [[a, b], [c, d]].map(u16::from_le_bytes);
        Some((Record { kind, copy, which, length, line, lines, step, serial }, u32::from_le_bytes([s, t, u, v])))
    }
}
