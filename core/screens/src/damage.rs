//! Which parts of a screen the panel does not show yet, and in which pieces they are drawn.

use core::hash::{Hash, Hasher};
use core::ops::Range;

use heapless::Vec;
use umpire_raster::frame_buffer::SIDE;

use crate::layout::{BandStack, MAX_BANDS, PlacedBand};

/// Where the strip ends.
const STRIP: u16 = 40;

/// Remembers which bands the panel shows: a hash for each pane of each.
pub struct DamageTracker {
    shown: Vec<ShownBand, MAX_BANDS>,
}

/// The most panes a band is made of: cells of a grid, halves of the strip.
const PANES: usize = 3;

/// A band as the panel shows it.
#[derive(Clone, Copy)]
struct ShownBand {
    top: u8,
    height: u8,
    hashes: [u32; PANES],
}

impl DamageTracker {
    /// Nothing is known: every band has to be drawn.
    pub const fn new() -> Self {
        DamageTracker { shown: Vec::new() }
    }
}

impl Default for DamageTracker {
    fn default() -> Self {
        DamageTracker::new()
    }
}

impl BandStack {
    /// The bands the panel does not show yet, top to bottom; the tracker takes them as shown.
    pub fn dirty_bands(&self, tracker: &mut DamageTracker) -> Vec<DirtyBand, MAX_BANDS> {
        let theme = self.theme_hash();
        let now: Vec<ShownBand, MAX_BANDS> = self.bands.iter().map(|band| shown(band, theme)).collect();
        let dirty = (0..now.len()).filter_map(|band| self.missing(tracker, &now[band], band)).collect();
        tracker.shown = now;
        dirty
    }

    /// What the panel lacks of a band: all of it where another stood, else the panes that changed.
    fn missing(&self, tracker: &DamageTracker, now: &ShownBand, band: usize) -> Option<DirtyBand> {
        let rows = self.rows(band);
        let Some(before) = tracker.shown.iter().find(|old| (old.top, old.height) == (now.top, now.height)) else {
            return Some(DirtyBand { band, rows, columns: 0..SIDE as u16 });
        };
        let ends = self.bands[band].band.panes();
        let changed = |pane: &usize| before.hashes[*pane] != now.hashes[*pane];
        let first = (0..PANES).find(changed)?;
        let last = (0..PANES).rfind(changed)?.min(ends.len() - 1);
        let start = first.min(ends.len()).checked_sub(1).map_or(0, |before| ends[before]);
        Some(DirtyBand { band, rows, columns: start..ends[last] })
    }

    /// The same in pieces, each to be drawn while the one before it is on the wire.
    pub fn dirty_pieces(&self, tracker: &mut DamageTracker) -> impl Iterator<Item = DirtyPiece> {
        let shown = !tracker.shown.is_empty();
        let mut dirty = self.dirty_bands(tracker);
        // The strip comes last: it takes the wire little time, and would let it wait for the rows below. Not on a
        // panel that shows nothing yet, whose light goes on with the last row.
        let strip = dirty.iter().take_while(|dirty| shown && dirty.rows.end <= STRIP).count();
        dirty.rotate_left(strip);
        let last = dirty.len().saturating_sub(1);
        dirty.into_iter().enumerate().flat_map(move |(at, dirty)| {
            let last = at == last && dirty.rows.len() <= 2 * DirtyPiece::SHORT;
            dirty.cut(if at == 0 || last { DirtyPiece::SHORT } else { DirtyPiece::WIDE })
        })
    }

    /// What every hash begins with: the same words look different in another theme, or larger.
    fn theme_hash(&self) -> u32 {
        let mut hash = PaneHasher(0x811c_9dc5);
        (self.theme, self.scale).hash(&mut hash);
        hash.0
    }
}

/// What can be seen of a band, as a hash a pane.
fn shown(band: &PlacedBand, theme: u32) -> ShownBand {
    let mut hashes = [0; PANES];
    for (pane, to) in hashes.iter_mut().enumerate().take(band.band.panes().len()) {
        let mut hash = PaneHasher(theme);
        if (band.top, band.top + band.height) != band.seen {
            (band.top, band.height).hash(&mut hash); // of a picture that is cut, another part is seen
        }
        band.band.hash_pane(pane, &mut hash);
        *to = hash.0;
    }
    ShownBand { top: band.seen.0, height: band.seen.1 - band.seen.0, hashes }
}

/// A band the panel does not show yet, or not all of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DirtyBand {
    /// Which band.
    pub band: usize,
    /// Its rows.
    pub rows: Range<u16>,
    /// The columns that are missing.
    pub columns: Range<u16>,
}

/// As much of a dirty band as is drawn while the piece before it is on the wire.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DirtyPiece {
    /// Of which band.
    pub band: usize,
    /// Its rows: [`DirtyPiece::ROWS`] at most.
    pub rows: Range<u16>,
    /// Its columns.
    pub columns: Range<u16>,
}

impl DirtyPiece {
    /// The most rows of a piece: a cell of a grid with three rows is drawn at once.
    pub const ROWS: usize = 37;
    /// The most rows of a piece as wide as the panel: most bands are no taller, and their words are drawn once.
    const WIDE: usize = 26;
    /// The most pixels it has: a taller piece is not as wide.
    pub const PIXELS: usize = Self::WIDE * SIDE;
    /// The same for the first piece, which the wire waits for, and for the last, which the player waits for.
    const SHORT: usize = 12;
}

impl DirtyBand {
    /// Cuts a band into pieces, top to bottom: the first has so many rows at most if it is as wide as the panel.
    fn cut(self, first: usize) -> impl Iterator<Item = DirtyPiece> {
        let DirtyBand { band, mut rows, columns } = self;
        let mut most = first;
        core::iter::from_fn(move || {
            // What takes the wire less time may be taller.
            let pieces = rows.len().div_ceil((most * SIDE / columns.len()).min(DirtyPiece::ROWS));
            most = (most * 3 / 2).min(DirtyPiece::WIDE);
            let end = rows.start + rows.len().checked_div(pieces)? as u16;
            let piece = DirtyPiece { band, rows: rows.start..end, columns: columns.clone() };
            rows.start = end;
            Some(piece)
        })
    }
}

/// A hash of 32 bits: two panes with the same place and hash show the same picture. A number is one step, not one for each
/// of its bytes: screens are hashed at every key.
pub(crate) struct PaneHasher(u32);

impl PaneHasher {
    fn step(&mut self, word: u32) {
        let mixed = (self.0 ^ word).wrapping_mul(0x9e37_79b9);
        self.0 = mixed ^ mixed >> 15;
    }
}

impl Hasher for PaneHasher {
    fn finish(&self) -> u64 {
        self.0.into()
    }

    #[inline(never)] // text, and lists of bytes
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.step((*byte).into()));
    }

    fn write_u8(&mut self, byte: u8) {
        self.step(byte.into());
    }

    fn write_u16(&mut self, number: u16) {
        self.step(number.into());
    }

    fn write_u32(&mut self, number: u32) {
        self.step(number);
    }

    fn write_usize(&mut self, number: usize) {
        self.step(number as u32);
    }
}
