//! Areas of the panel: those that changed are found row by row, and joined where that takes the wire no longer.

use core::ops::Range;

use heapless::Vec;

use crate::frame_buffer::SIDE;
use crate::sent_pixels::BLOCK;

/// Bytes of a block, one row high.
const BLOCK_BYTES: u32 = 2 * BLOCK as u32;
/// Opening an area on the panel takes 9 µs, and nothing is drawn while a small one is sent: it must save this many
/// bytes of pixels.
const OPENING: u32 = 512;
/// And as long as a block of so many rows.
pub(crate) const OPENING_ROWS: u16 = (OPENING / BLOCK_BYTES) as u16;
/// The most areas a piece is sent in: one with more goes as a whole.
pub(crate) const AREAS: usize = 12;

/// What has to be sent of a piece.
#[derive(Clone, Default, Debug)]
pub struct PixelDiff {
    /// In this order; the largest comes last.
    pub areas: Vec<Area, AREAS>,
}

impl PixelDiff {
    /// The areas, each with where its pixels are packed.
    pub fn areas(&self) -> impl ExactSizeIterator<Item = (Area, Range<usize>)> {
        let mut end = 0;
        self.areas.iter().map(move |area| {
            let start = end;
            end += area.pixels();
            (*area, start..end)
        })
    }
}

/// A rectangle of the panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Area {
    /// The leftmost column.
    pub left: u16,
    /// The topmost row.
    pub top: u16,
    /// How many columns.
    pub width: u16,
    /// How many rows.
    pub height: u16,
}

impl Area {
    /// Where in a picture its pixels lie, row by row.
    pub fn places(self) -> impl Iterator<Item = usize> {
        let rows = usize::from(self.top)..usize::from(self.top + self.height);
        let columns = usize::from(self.left)..usize::from(self.left + self.width);
        rows.flat_map(move |y| columns.clone().map(move |x| y * SIDE + x))
    }

    /// How many pixels it has.
    pub const fn pixels(&self) -> usize {
        self.width as usize * self.height as usize
    }
}

/// Areas found so far, and the rows of the one being looked at.
pub(crate) struct AreaFinder {
    pub areas: Vec<Area, AREAS>,
    top: u16,
    height: u16,
    mask: u32,
    /// There are more than have room.
    pub full: bool,
}

impl AreaFinder {
    /// Looks from this row on.
    pub(crate) const fn new(top: u16) -> Self {
        AreaFinder { areas: Vec::new(), top, height: 0, mask: 0, full: false }
    }

    /// A row joins those above it where that takes the wire no longer than areas of its own.
    pub(crate) fn row(&mut self, y: u16, mask: u32) {
        if mask == self.mask && self.height > 0 {
            self.height += 1;
            return;
        }
        let together = cost(self.mask | mask, self.height + 1);
        if self.height > 0 && mask != 0 && together <= cost(self.mask, self.height) + cost(mask, 1) {
            self.mask |= mask;
            self.height += 1;
            return;
        }
        self.close();
        (self.top, self.height, self.mask) = (y, 1, mask);
    }

    /// Makes areas of the rows that belong together: one for each run of blocks.
    pub(crate) fn close(&mut self) {
        let mut rest = bridged(self.mask, self.height);
        while rest != 0 {
            let first = rest.trailing_zeros();
            let count = (!(rest >> first)).trailing_zeros();
            let (left, width) = ((first as usize * BLOCK) as u16, (count as usize * BLOCK) as u16);
            let area = Area { left, top: self.top, width, height: self.height };
            self.full |= self.areas.push(area).is_err();
            rest &= !(((1 << count) - 1) << first);
        }
    }
}

/// Bytes of wire these blocks take, over so many rows.
fn cost(mask: u32, height: u16) -> u32 {
    let mask = bridged(mask, height);
    let runs = (mask & !(mask << 1)).count_ones();
    runs * OPENING + mask.count_ones() * u32::from(height) * BLOCK_BYTES
}

/// The blocks with short gaps closed: in a few rows a block or two too many is cheaper than another area.
pub(crate) fn bridged(mask: u32, height: u16) -> u32 {
    if height <= OPENING_ROWS / 2 {
        let wide = mask | mask << 1 | mask << 2;
        wide & wide >> 1 & wide >> 2
    } else if height <= OPENING_ROWS {
        let wide = mask | mask << 1;
        wide & wide >> 1
    } else {
        mask
    }
}
