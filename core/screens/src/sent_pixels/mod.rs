//! What was sent to the panel, so that only what changed goes over the wire.
//!
//! A piece that is drawn again often changes in one corner: a pip, a cell, a word. It is held against
//! a copy of the picture, and the few areas that differ are all that is sent.

mod areas;
#[cfg(test)]
mod tests;

use core::ops::Range;

pub use areas::{Area, PixelDiff};

use crate::raster::frame_buffer::{SIDE, STRIDE};
use crate::sent_pixels::areas::AreaFinder;

/// Pixels of a row that are sent together.
const BLOCK: usize = 8;
const BLOCKS: usize = SIDE / BLOCK;
const FULL: u16 = SIDE as u16;
/// The pixels of a block, two to a word.
type Block = [u32; BLOCK / 2];

/// A copy of what the panel shows.
pub struct SentPixels {
    sent: [[Block; BLOCKS]; SIDE],
    /// Rows that were sent in their full width since the panel was switched on: others show noise.
    known: [bool; SIDE],
}

impl SentPixels {
    /// Nothing is known of the panel.
    pub const fn new() -> Self {
        SentPixels { sent: [[[0; BLOCK / 2]; BLOCKS]; SIDE], known: [false; SIDE] }
    }

    /// Compares full-width rows, drawn between these columns (whole blocks of 16), with what was sent, and takes them as
    /// sent. What the panel did not show before is left in their place, packed area after area, to be sent.
    #[inline(never)]
    pub fn diff(&mut self, top: u16, columns: Range<u16>, drawn: &mut [u8]) -> PixelDiff {
        let looked_at = usize::from(columns.start) / BLOCK..usize::from(columns.end) / BLOCK;
        let mut found = AreaFinder::new(top);
        let blocks: &mut [Block] = bytemuck::cast_slice_mut(drawn);
        let rows = self.sent[usize::from(top)..].iter_mut().zip(&mut self.known[usize::from(top)..]);
        for (y, (row, (sent, known))) in (top..).zip(blocks.chunks_exact(BLOCKS).zip(rows)) {
            let mut mask = update(&mut sent[looked_at.clone()], &row[looked_at.clone()]);
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
            for row in &self.sent[usize::from(area.top)..usize::from(area.top + area.height)] {
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

/// Copies what is new, and returns the blocks where that was, the lowest bit being the first. About 30 cycles
/// a block, in a function of its own because it needs all the registers.
#[inline(never)]
fn update(sent: &mut [Block], drawn: &[Block]) -> u32 {
    let (mut mask, mut bit) = (0, 1);
    for (sent, drawn) in sent.iter_mut().zip(drawn) {
        // One after the other: a comparison of whole blocks becomes a call.
        let same = sent[0] == drawn[0] && sent[1] == drawn[1] && sent[2] == drawn[2] && sent[3] == drawn[3];
        if !same {
            *sent = *drawn;
            mask |= bit;
        }
        bit <<= 1;
    }
    mask
}
