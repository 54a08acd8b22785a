//! What the panel's glass shows, so that only what changed goes over the wire.
//!
//! A piece that is drawn again often changes in one corner: a pip, a cell, a word. It is held against
//! a copy of the picture, and the few areas that differ are all that is sent.

use core::ops::Range;

use heapless::Vec;

use crate::raster::frame_buffer::{SIDE, STRIDE};

/// Pixels of a row that are sent together.
const BLOCK: usize = 8;
const BLOCKS: usize = SIDE / BLOCK;
const FULL: u16 = SIDE as u16;
/// Bytes of a block, one row high.
const BLOCK_BYTES: u32 = 2 * BLOCK as u32;
/// Opening an area on the panel takes 9 µs, and nothing is drawn while a small one is sent: it must save this many
/// bytes of pixels.
const OPENING: u32 = 512;
/// And as long as a block of so many rows.
const OPENING_ROWS: u16 = (OPENING / BLOCK_BYTES) as u16;
/// The most areas a piece is sent in: one with more goes as a whole.
const AREAS: usize = 12;

/// The pixels of a block, two to a word.
type Block = [u32; BLOCK / 2];

/// What has to be sent of a piece.
#[derive(Clone, Default, Debug)]
pub struct PixelDiff {
    /// In this order; the largest comes last.
    areas: Vec<Area, AREAS>,
    /// Where the pixels of the first begin; those of the others follow.
    start: usize,
}

impl PixelDiff {
    /// The areas, each with where its pixels are.
    pub fn areas(&self) -> impl ExactSizeIterator<Item = (Area, Range<usize>)> {
        let mut end = self.start;
        self.areas.iter().map(move |area| {
            let start = end;
            end += area.bytes();
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
    /// Bytes of its pixels.
    pub const fn bytes(&self) -> usize {
        2 * self.width as usize * self.height as usize
    }
}

/// A copy of what the panel shows.
pub struct SentPixels {
    shown: [[Block; BLOCKS]; SIDE],
    /// Rows that were sent in their full width since the panel was switched on: others show noise.
    known: [bool; SIDE],
}

impl SentPixels {
    /// Nothing is known of the glass.
    pub const fn new() -> Self {
        SentPixels { shown: [[[0; BLOCK / 2]; BLOCKS]; SIDE], known: [false; SIDE] }
    }

    /// Takes some full-width rows as shown that were drawn between these columns, whole blocks of 16. What
    /// the glass did not show before is left in their place, packed area after area, to be sent.
    #[inline(never)]
    pub fn diff(&mut self, top: u16, columns: Range<u16>, drawn: &mut [u8]) -> PixelDiff {
        let looked_at = usize::from(columns.start) / BLOCK..usize::from(columns.end) / BLOCK;
        let mut found = AreaFinder { areas: Vec::new(), top, height: 0, mask: 0, full: false };
        let blocks: &mut [Block] = bytemuck::cast_slice_mut(drawn);
        let rows = self.shown[usize::from(top)..].iter_mut().zip(&mut self.known[usize::from(top)..]);
        for (y, (row, (shown, known))) in (top..).zip(blocks.chunks_exact(BLOCKS).zip(rows)) {
            let mut mask = update(&mut shown[looked_at.clone()], &row[looked_at.clone()]);
            if !*known {
                mask = (1 << looked_at.len()) - 1;
                *known = looked_at.len() == BLOCKS;
            }
            found.row(y, mask << looked_at.start);
        }
        found.close();
        let mut areas = found.areas;
        if found.full {
            let height = (blocks.len() / BLOCKS) as u16;
            areas.clear();
            let _ = areas.push(Area { left: columns.start, top, width: columns.end - columns.start, height }); // the only one
        }
        if let Some(largest) = (0..areas.len()).max_by_key(|&at| areas[at].bytes()) {
            let last = areas.len() - 1;
            areas.swap(largest, last);
        }
        // Full rows lie one behind the other as they are.
        let start = match areas[..] {
            [Area { width: FULL, top: first, .. }] => usize::from(first - top) * STRIDE,
            _ => {
                self.pack(&areas, blocks);
                0
            }
        };
        PixelDiff { areas, start }
    }

    /// Puts the pixels of these areas one behind the other.
    fn pack(&self, areas: &[Area], mut to: &mut [Block]) {
        for area in areas {
            let columns = usize::from(area.left) / BLOCK..usize::from(area.left + area.width) / BLOCK;
            for row in &self.shown[usize::from(area.top)..usize::from(area.top + area.height)] {
                let (packed, rest) = core::mem::take(&mut to).split_at_mut(columns.len());
                packed.iter_mut().zip(&row[columns.clone()]).for_each(|(to, from)| *to = *from);
                to = rest;
            }
        }
    }
}

impl Default for SentPixels {
    fn default() -> Self {
        SentPixels::new()
    }
}

/// Copies what is new and tells the blocks where that was, the lowest bit being the first. About 30 cycles
/// a block, in a function of its own because it needs all the registers.
#[inline(never)]
fn update(shown: &mut [Block], drawn: &[Block]) -> u32 {
    let (mut mask, mut bit) = (0, 1);
    for (shown, drawn) in shown.iter_mut().zip(drawn) {
        // One after the other: a comparison of whole blocks becomes a call.
        let same = shown[0] == drawn[0] && shown[1] == drawn[1] && shown[2] == drawn[2] && shown[3] == drawn[3];
        if !same {
            *shown = *drawn;
            mask |= bit;
        }
        bit <<= 1;
    }
    mask
}

/// Areas found so far, and the rows of the one being looked at.
struct AreaFinder {
    areas: Vec<Area, AREAS>,
    top: u16,
    height: u16,
    mask: u32,
    full: bool,
}

impl AreaFinder {
    /// A row joins those above it where that takes the wire no longer than areas of its own.
    fn row(&mut self, y: u16, mask: u32) {
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
    fn close(&mut self) {
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
fn bridged(mask: u32, height: u16) -> u32 {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::FrameBuffer;

    fn area(left: u16, top: u16, width: u16, height: u16) -> Area {
        Area { left, top, width, height }
    }

    /// What has to be sent of rows that are drawn like this.
    fn taken(glass: &mut SentPixels, top: u16, columns: Range<u16>, rows: &[u8]) -> Vec<Area, AREAS> {
        let mut desk = FrameBuffer::new();
        let desk = &mut desk.as_bytes_mut()[..rows.len()];
        desk.copy_from_slice(rows);
        glass.diff(top, columns, desk).areas
    }

    #[test]
    fn a_pixel_changes_its_block_and_no_more() {
        let (mut frame, mut glass) = (FrameBuffer::new(), SentPixels::new());
        assert_eq!(taken(&mut glass, 0, 0..240, frame.rows(0, 240)), [area(0, 0, 240, 240)], "at first all is unknown");
        assert_eq!(taken(&mut glass, 0, 0..240, frame.rows(0, 240)), []);
        frame.as_bytes_mut()[100 * STRIDE + 2 * 37] = 1;
        assert_eq!(taken(&mut glass, 96, 0..240, frame.rows(96, 24)), [area(32, 100, 8, 1)]);
        assert_eq!(taken(&mut glass, 96, 0..240, frame.rows(96, 24)), []);
    }

    #[test]
    fn what_lies_apart_is_sent_apart_and_the_largest_last() {
        let (mut frame, mut glass) = (FrameBuffer::new(), SentPixels::new());
        taken(&mut glass, 0, 0..240, frame.rows(0, 240));
        for y in 0..20 {
            frame.as_bytes_mut()[y * STRIDE + 8] = 1;
            frame.as_bytes_mut()[y * STRIDE + 400..][..32].fill(2);
        }
        frame.as_bytes_mut()[23 * STRIDE + 100] = 3;
        let mut desk = FrameBuffer::new();
        let desk = &mut desk.as_bytes_mut()[..24 * STRIDE];
        desk.copy_from_slice(frame.rows(0, 24));
        let parcel = glass.diff(0, 0..240, desk);
        assert!(parcel.areas().eq([
            (area(0, 0, 8, 20), 0..320),
            (area(48, 23, 8, 1), 320..336),
            (area(200, 0, 16, 20), 336..976),
        ]));
        assert_eq!((desk[8], desk[16 + 8], desk[20 * 16 + 4], desk[21 * 16]), (1, 1, 3, 2), "one behind the other");
    }

    #[test]
    fn full_rows_are_sent_from_where_they_were_drawn() {
        let (mut frame, mut glass) = (FrameBuffer::new(), SentPixels::new());
        taken(&mut glass, 0, 0..240, frame.rows(0, 240));
        frame.as_bytes_mut()[4 * STRIDE..9 * STRIDE].fill(7);
        let parcel = glass.diff(0, 0..240, &mut frame.as_bytes_mut()[..24 * STRIDE]);
        assert!(parcel.areas().eq([(area(0, 4, 240, 5), 4 * STRIDE..9 * STRIDE)]));
    }

    #[test]
    fn a_short_gap_is_sent_along() {
        assert_eq!(bridged(0b1_0001_0010_1011, OPENING_ROWS / 2), 0b1_0001_1111_1111);
        assert_eq!(bridged(0b1_0001_0010_1011, OPENING_ROWS), 0b1_0001_0011_1111);
        assert_eq!(bridged(0b1_0001_0010_1011, OPENING_ROWS + 1), 0b1_0001_0010_1011);
        assert_eq!(bridged(1 << 29 | 1, 1), 1 << 29 | 1);
    }

    #[test]
    fn a_piece_in_tatters_goes_as_a_whole() {
        let (mut frame, mut glass) = (FrameBuffer::new(), SentPixels::new());
        taken(&mut glass, 0, 0..240, frame.rows(0, 240));
        (0..24).step_by(2).for_each(|y| frame.as_bytes_mut()[y * STRIDE..][16 * (y % 20)] = 1);
        (0..24).step_by(2).for_each(|y| frame.as_bytes_mut()[y * STRIDE..][16 * (29 - y % 20)] = 1);
        assert_eq!(taken(&mut glass, 0, 0..240, frame.rows(0, 24)), [area(0, 0, 240, 24)]);
    }

    #[test]
    fn what_is_not_looked_at_stays_unknown() {
        let (frame, mut glass) = (FrameBuffer::new(), SentPixels::new());
        assert_eq!(taken(&mut glass, 0, 0..112, frame.rows(0, 24)), [area(0, 0, 112, 24)]);
        assert_eq!(taken(&mut glass, 0, 112..240, frame.rows(0, 24)), [area(112, 0, 128, 24)]);
        assert_eq!(taken(&mut glass, 0, 0..240, frame.rows(0, 24)), [area(0, 0, 240, 24)], "for all we know");
        assert_eq!(taken(&mut glass, 0, 0..240, frame.rows(0, 24)), []);
    }
}
