//! A screen as a stack of bands, and the painter who knows which of them the panel shows already.

use core::hash::{Hash, Hasher};
use core::ops::Range;

use heapless::Vec;

use crate::bands::AnyBand;
use crate::raster::canvas::{Canvas, TextProbe};
use crate::raster::frame_buffer::{FrameBuffer, SIDE, STRIDE};
use crate::theme::{ColorTheme, NIGHT};

/// Where the strip ends.
const STRIP: u16 = 40;

/// The most bands a screen is made of.
pub const MAX_BANDS: usize = 15;

/// A screen: full-width bands, top to bottom, not overlapping, covering all rows.
pub struct BandStack {
    /// None is night: a stack of zeros takes no room in flash.
    theme: Option<&'static ColorTheme>,
    bands: Vec<PlacedBand, MAX_BANDS>,
}

const _: () = assert!(size_of::<BandStack>() <= 4 * 1024, "a stack is kept on the stack");

struct PlacedBand {
    top: u8,
    height: u8,
    what: AnyBand,
}

impl Default for BandStack {
    fn default() -> Self {
        BandStack::new()
    }
}

impl BandStack {
    /// Without bands yet.
    pub const fn new() -> Self {
        BandStack { theme: None, bands: Vec::new() }
    }

    /// Without bands again, in this theme.
    pub(crate) fn clear(&mut self, theme: &'static ColorTheme) {
        self.bands.clear();
        self.theme = Some(theme);
    }

    /// The row below the last band.
    pub(crate) fn end(&self) -> usize {
        self.bands.last().map_or(0, |band| usize::from(band.top) + usize::from(band.height))
    }

    /// Puts a band below the last one.
    #[inline(never)]
    pub(crate) fn push(&mut self, height: usize, what: AnyBand) {
        let top = self.end() as u8;
        let band = PlacedBand { top, height: height as u8, what };
        assert!(self.bands.push(band).is_ok(), "no screen has so many bands");
    }

    /// Leaves the rows down to `row` empty.
    pub(crate) fn blank_to(&mut self, row: usize) {
        let end = self.end();
        if row > end {
            self.push(row - end, AnyBand::Blank);
        }
    }

    /// How many bands there are.
    pub fn len(&self) -> usize {
        self.bands.len()
    }

    /// Whether there are none: never true of a screen.
    pub fn is_empty(&self) -> bool {
        self.bands.is_empty()
    }

    /// The rows of a band.
    pub fn rows(&self, band: usize) -> Range<u16> {
        let PlacedBand { top, height, .. } = self.bands[band];
        u16::from(top)..u16::from(top) + u16::from(height)
    }

    /// The bands the panel does not show yet, top to bottom; the painter takes them as shown.
    pub fn dirty_bands(&self, painter: &mut DamageTracker) -> Vec<DirtyBand, MAX_BANDS> {
        let now: Vec<ShownBand, MAX_BANDS> = self.bands.iter().map(|band| self.sum(band)).collect();
        let dirty = (0..now.len()).filter_map(|band| self.missing(painter, &now[band], band)).collect();
        painter.shown = now;
        dirty
    }

    /// What the panel lacks of a band: all of it where another stood, else the panes that changed.
    fn missing(&self, painter: &DamageTracker, now: &ShownBand, band: usize) -> Option<DirtyBand> {
        let rows = self.rows(band);
        let Some(before) = painter.shown.iter().find(|old| (old.top, old.height) == (now.top, now.height)) else {
            return Some(DirtyBand { band, rows, columns: 0..SIDE as u16 });
        };
        let ends = self.bands[band].what.panes();
        let changed = |pane: &usize| before.sums[*pane] != now.sums[*pane];
        let first = (0..PANES).find(changed)?;
        let last = (0..PANES).rfind(changed)?.min(ends.len() - 1);
        let start = first.min(ends.len()).checked_sub(1).map_or(0, |before| ends[before]);
        Some(DirtyBand { band, rows, columns: start..ends[last] })
    }

    /// The same in pieces, each to be drawn while the one before it is on the wire.
    pub fn dirty_pieces(&self, painter: &mut DamageTracker) -> impl Iterator<Item = DirtyPiece> {
        let shown = !painter.shown.is_empty();
        let mut dirty = self.dirty_bands(painter);
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

    fn sum(&self, band: &PlacedBand) -> ShownBand {
        let mut sums = [0; PANES];
        for (pane, sum) in sums.iter_mut().enumerate().take(band.what.panes().len()) {
            let mut hash = PaneHasher(0x811c_9dc5);
            self.theme.hash(&mut hash);
            band.what.hash_pane(pane, &mut hash);
            *sum = hash.0;
        }
        ShownBand { top: band.top, height: band.height, sums }
    }

    /// Draws one band into its rows.
    pub fn draw_band(&self, band: usize, rows: &mut [u8]) {
        self.draw_band_noting(band, rows, None);
    }

    /// Draws a piece of a band into full-width rows of its own, and leaves the other columns alone.
    pub fn draw_piece(&self, piece: &DirtyPiece, rows: &mut [u8]) {
        let top = piece.rows.start;
        self.draw(piece.band, (top, &mut rows[..piece.rows.len() * STRIDE]), piece.columns.clone(), None);
    }

    /// Draws one band, and tells where its words stand.
    pub fn draw_band_noting<'a>(&self, band: usize, rows: &'a mut [u8], note: Option<TextProbe<'a>>) {
        let Range { start, end } = self.rows(band);
        self.draw(band, (start, &mut rows[..usize::from(end - start) * STRIDE]), 0..SIDE as u16, note);
    }

    fn draw<'a>(&self, band: usize, rows: (u16, &'a mut [u8]), columns: Range<u16>, note: Option<TextProbe<'a>>) {
        let PlacedBand { top, height, what } = &self.bands[band];
        let mut canvas = Canvas::new(rows, columns, self.theme.unwrap_or(&NIGHT), note);
        canvas.clear();
        what.paint(&mut canvas, ((*top).into(), (*height).into()));
    }

    /// Draws every band.
    pub fn draw_all(&self, frame: &mut FrameBuffer) {
        debug_assert_eq!(self.end(), SIDE, "a stack covers the panel");
        for band in 0..self.len() {
            let rows = self.rows(band);
            let bytes = usize::from(rows.start) * STRIDE..usize::from(rows.end) * STRIDE;
            self.draw_band(band, &mut frame.as_bytes_mut()[bytes]);
        }
    }
}

/// Remembers what the panel shows, band by band.
pub struct DamageTracker {
    shown: Vec<ShownBand, MAX_BANDS>,
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

/// The most panes a band is made of: cells of a grid, halves of the strip.
const PANES: usize = 3;

#[derive(Clone, Copy)]
struct ShownBand {
    top: u8,
    height: u8,
    sums: [u32; PANES],
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

/// FNV-1a in 32 bits: two panes with the same place and sum show the same picture.
pub(crate) struct PaneHasher(u32);

impl Hasher for PaneHasher {
    fn finish(&self) -> u64 {
        self.0.into()
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
    }
}
