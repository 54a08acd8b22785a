//! What the panel's glass shows, so that only what changed goes over the wire.
//!
//! A band that is drawn again often changes in one corner: a pip, a cell, a word. A sum for each
//! block of 16 pixels tells where, for 14 KiB where a copy of the picture would take 112.

use crate::frame::{SIDE, STRIDE};

/// Pixels of a row that share a sum.
const BLOCK: usize = 16;
const BLOCKS: usize = SIDE / BLOCK;
const BLOCK_BYTES: usize = STRIDE / BLOCKS;

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

    /// The part of these full-width rows that the glass does not show yet; it is taken as shown.
    pub fn changed(&mut self, top: u16, rows: &[u8]) -> Option<Area> {
        let (mut left, mut right) = (BLOCKS, 0);
        let (mut first, mut last) = (None, 0);
        for (y, (row, sums)) in rows.chunks_exact(STRIDE).zip(&mut self.sums[usize::from(top)..]).enumerate() {
            for (x, (block, sum)) in row.chunks_exact(BLOCK_BYTES).zip(sums).enumerate() {
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

/// 32 bits over a block, never 0. Every step can be undone, so blocks that differ in one word differ
/// in their sums; others do but for one pair in four thousand million.
fn checksum(block: &[u8]) -> u32 {
    let words: &[u32] = bytemuck::cast_slice(block);
    words.iter().fold(1, |sum: u32, &word| (sum.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b1)) | 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Frame;

    #[test]
    fn a_pixel_changes_its_block_and_no_more() {
        let (mut frame, mut glass) = (Frame::new(), Glass::new());
        assert_eq!(glass.changed(0, frame.as_bytes_mut()), Some(Area::rows(0, 240)), "at first all is unknown");
        assert_eq!(glass.changed(0, frame.as_bytes_mut()), None);
        frame.as_bytes_mut()[100 * STRIDE + 2 * 37] = 1;
        let rows = &frame.as_bytes_mut()[96 * STRIDE..120 * STRIDE];
        assert_eq!(glass.changed(96, rows), Some(Area { left: 32, top: 100, width: 16, height: 1 }));
        assert_eq!(glass.changed(96, rows), None);
    }
}
