//! What the panel's glass shows, so that only what changed goes over the wire.
//!
//! A band that is drawn again often changes in one corner: a pip, a cell, a word. A sum for each
//! block of 16 pixels tells where, for 14 KiB where a copy of the picture would take 112.

use core::ops::Range;

use crate::frame::SIDE;

/// Pixels of a row that share a sum.
const BLOCK: usize = 16;
const BLOCKS: usize = SIDE / BLOCK;

/// The pixels of a block, two to a word.
type Block = [u32; BLOCK / 2];

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
    /// Full-width rows.
    pub const fn rows(top: u16, height: u16) -> Self {
        Area { left: 0, top, width: SIDE as u16, height }
    }

    /// Bytes of its pixels.
    pub const fn bytes(&self) -> usize {
        2 * self.width as usize * self.height as usize
    }
}

/// The sums of what the panel shows.
pub struct Glass {
    sums: [[u32; BLOCKS]; SIDE],
}

impl Glass {
    /// Nothing is known of the glass: no block has the sum 0.
    pub const fn new() -> Self {
        Glass { sums: [[0; BLOCKS]; SIDE] }
    }

    /// The part of these full-width rows that the glass does not show yet, looked for between whole
    /// blocks of columns; it is taken as shown. 10 cycles for two pixels.
    #[inline(never)]
    pub fn changed(&mut self, top: u16, columns: Range<u16>, rows: &[u8]) -> Option<Area> {
        let looked_at = usize::from(columns.start) / BLOCK..usize::from(columns.end) / BLOCK;
        let (mut left, mut right) = (BLOCKS, 0);
        let (mut first, mut last) = (None, 0);
        let blocks: &[Block] = bytemuck::cast_slice(rows);
        for (y, (row, sums)) in blocks.chunks_exact(BLOCKS).zip(&mut self.sums[usize::from(top)..]).enumerate() {
            let pairs = row[looked_at.clone()].iter().zip(&mut sums[looked_at.clone()]);
            for (x, (block, sum)) in (looked_at.start..).zip(pairs) {
                let now = checksum(block);
                if *sum != now {
                    *sum = now;
                    (left, right) = (left.min(x), right.max(x + 1));
                    first = first.or(Some(y));
                    last = y + 1;
                }
            }
        }
        let first = first?;
        let width = (right - left) * BLOCK;
        let (left, top) = ((left * BLOCK) as u16, top + first as u16);
        Some(Area { left, top, width: width as u16, height: (last - first) as u16 })
    }
}

impl Default for Glass {
    fn default() -> Self {
        Glass::new()
    }
}

/// 32 bits over a block, never 0: a polynomial, which takes a multiplication and an addition a word.
fn checksum(block: &Block) -> u32 {
    block.iter().fold(1, |sum: u32, &word| sum.wrapping_mul(0x9e37_79b1).wrapping_add(word)).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Frame, STRIDE};

    #[test]
    fn a_pixel_changes_its_block_and_no_more() {
        let (mut frame, mut glass) = (Frame::new(), Glass::new());
        assert_eq!(glass.changed(0, 0..240, frame.as_bytes_mut()), Some(Area::rows(0, 240)), "at first all is unknown");
        assert_eq!(glass.changed(0, 0..240, frame.as_bytes_mut()), None);
        frame.as_bytes_mut()[100 * STRIDE + 2 * 37] = 1;
        let rows = &frame.as_bytes_mut()[96 * STRIDE..120 * STRIDE];
        assert_eq!(glass.changed(96, 0..240, rows), Some(Area { left: 32, top: 100, width: 16, height: 1 }));
        assert_eq!(glass.changed(96, 0..240, rows), None);
    }

    /// A bit flipped anywhere is another sum: the factor is odd, so no word's weight hides a bit.
    #[test]
    fn no_single_bit_is_missed() {
        for ground in [0x0000_0000, 0x1101_1101, 0xffff_ffff] {
            let block = [ground; BLOCK / 2];
            for (word, bit) in (0..block.len()).flat_map(|word| (0..32).map(move |bit| (word, bit))) {
                let mut other = block;
                other[word] ^= 1 << bit;
                assert_ne!(checksum(&block), checksum(&other), "word {word}, bit {bit}");
            }
        }
    }

    #[test]
    fn what_is_not_looked_at_stays_unknown() {
        let (mut frame, mut glass) = (Frame::new(), Glass::new());
        let half = Area { left: 0, top: 0, width: 112, height: 240 };
        assert_eq!(glass.changed(0, 0..112, frame.as_bytes_mut()), Some(half));
        let rest = Area { left: 112, top: 0, width: 128, height: 240 };
        assert_eq!(glass.changed(0, 0..240, frame.as_bytes_mut()), Some(rest));
    }
}
