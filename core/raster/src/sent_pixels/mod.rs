//! What was sent to the panel, so that only what changed goes over the wire.
//!
//! A piece that is drawn again often changes in one corner: a pip, a cell, a word. It is held against hashes of what was
//! sent, and the few areas that differ are all that is sent. A copy of the picture would be eight times as large; a
//! hash takes as long, some 60 cycles for 16 pixels.

mod areas;
#[cfg(test)]
mod tests;

use core::ops::Range;

pub use areas::{Area, PixelDiff};

use crate::frame_buffer::SIDE;
use crate::sent_pixels::areas::AreaFinder;

/// Pixels of a row that are sent together.
const BLOCK: usize = 16;
const BLOCKS: usize = SIDE / BLOCK;
/// The pixels of a block, two to a word.
type Block = [u32; BLOCK / 2];

/// A hash of each block that the panel shows. Two blocks of one hash look alike to it: one change of a block in four
/// thousand million is not seen until the next.
pub struct SentPixels {
    hashes: [[u32; BLOCKS]; SIDE],
}

/// The hash of a block that was never sent: the panel shows noise there.
const UNKNOWN: u32 = 0;

impl SentPixels {
    /// Nothing is known of the panel.
    pub const fn new() -> Self {
        SentPixels { hashes: [[UNKNOWN; BLOCKS]; SIDE] }
    }

    /// Nothing is known of the panel any more.
    #[inline(never)]
    pub fn forget(&mut self) {
        self.hashes.as_flattened_mut().fill(UNKNOWN);
    }

    /// Compares full-width rows, drawn between these columns (whole blocks), with what was sent, and takes them as sent.
    /// What the panel did not show before is put into `packed`, area after area, to be sent.
    #[inline(never)]
    pub fn diff(&mut self, top: u16, columns: Range<u16>, drawn: &[u8], packed: &mut [u16]) -> PixelDiff {
        let looked_at = usize::from(columns.start) / BLOCK..usize::from(columns.end) / BLOCK;
        let mut found = AreaFinder::new(top);
        let blocks: &[Block] = bytemuck::cast_slice(drawn);
        for (y, (row, sent)) in (top..).zip(blocks.chunks_exact(BLOCKS).zip(&mut self.hashes[usize::from(top)..])) {
            let mask = update(&mut sent[looked_at.clone()], &row[looked_at.clone()]);
            found.row(y, mask << looked_at.start);
        }
        found.close();
        let mut areas = found.areas;
        if found.full {
            let height = (blocks.len() / BLOCKS) as u16;
            areas.clear();
            let _ = areas.push(Area { left: columns.start, top, width: columns.end - columns.start, height }); // the only one
        }
        if let Some(largest) = (0..areas.len()).max_by_key(|&at| areas[at].pixels()) {
            let last = areas.len() - 1;
            areas.swap(largest, last);
        }
        pack(top, &areas, blocks, bytemuck::cast_slice_mut(packed));
        PixelDiff { areas }
    }
}

impl Default for SentPixels {
    fn default() -> Self {
        SentPixels::new()
    }
}

/// Puts the pixels of these areas one behind the other.
fn pack(top: u16, areas: &[Area], drawn: &[Block], mut to: &mut [Block]) {
    for area in areas {
        let columns = usize::from(area.left) / BLOCK..usize::from(area.left + area.width) / BLOCK;
        let first = usize::from(area.top - top) * BLOCKS;
        for row in drawn[first..].chunks_exact(BLOCKS).take(area.height.into()) {
            let (packed, rest) = core::mem::take(&mut to).split_at_mut(columns.len());
            packed.copy_from_slice(&row[columns.clone()]);
            to = rest;
        }
    }
}

/// Hashes blocks, and returns those that are new, the lowest bit being the first. In a function of its own because it
/// needs all the registers.
#[inline(never)]
fn update(sent: &mut [u32], drawn: &[Block]) -> u32 {
    let (mut mask, mut bit) = (0, 1);
    for (sent, drawn) in sent.iter_mut().zip(drawn) {
        let now = hash(drawn);
        if *sent != now {
            *sent = now;
            mask |= bit;
        }
        bit <<= 1;
    }
    mask
}

/// A word at a time, its high bits brought down again: a change of one word is always seen, and of two bits anywhere.
/// (That needs the four bits of each pixel that are never set: a change of the highest would come down as one of a low one.)
/// Never [`UNKNOWN`].
#[inline(always)]
fn hash(block: &Block) -> u32 {
    let step = |hash: u32, word: &u32| (hash ^ word).wrapping_mul(0x9e37_79b9).rotate_right(15);
    block.iter().fold(BLOCK as u32, step).max(1)
}
