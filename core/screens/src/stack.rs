//! A screen as a stack of bands, and the painter who knows which of them the panel shows already.

use core::hash::{Hash, Hasher};
use core::ops::Range;

use heapless::Vec;

use crate::band::What;
use crate::canvas::{Canvas, Note};
use crate::frame::{Frame, SIDE, STRIDE};
use crate::theme::{NIGHT, Theme};

/// The most bands a screen is made of.
pub const BANDS: usize = 15;

/// A screen: full-width bands, top to bottom, not overlapping, covering all rows.
pub struct Stack {
    /// None is night: a stack of zeros takes no room in flash.
    theme: Option<&'static Theme>,
    bands: Vec<Band, BANDS>,
}

const _: () = assert!(size_of::<Stack>() <= 4 * 1024, "a stack is kept on the stack");

struct Band {
    top: u8,
    height: u8,
    what: What,
}

impl Default for Stack {
    fn default() -> Self {
        Stack::new()
    }
}

impl Stack {
    /// Without bands yet.
    pub const fn new() -> Self {
        Stack { theme: None, bands: Vec::new() }
    }

    /// Without bands again, in this theme.
    pub(crate) fn clear(&mut self, theme: &'static Theme) {
        self.bands.clear();
        self.theme = Some(theme);
    }

    /// The row below the last band.
    pub(crate) fn end(&self) -> usize {
        self.bands.last().map_or(0, |band| usize::from(band.top) + usize::from(band.height))
    }

    /// Puts a band below the last one.
    pub(crate) fn push(&mut self, height: usize, what: What) {
        let top = self.end() as u8;
        let band = Band { top, height: height as u8, what };
        assert!(self.bands.push(band).is_ok(), "no screen has so many bands");
    }

    /// Leaves the rows down to `row` empty.
    pub(crate) fn blank_to(&mut self, row: usize) {
        let end = self.end();
        if row > end {
            self.push(row - end, What::Blank);
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
        let Band { top, height, .. } = self.bands[band];
        u16::from(top)..u16::from(top) + u16::from(height)
    }

    /// The bands the panel does not show yet, top to bottom; the painter takes them as shown.
    pub fn dirty(&self, painter: &mut Painter) -> Vec<Dirty, BANDS> {
        let now: Vec<Shown, BANDS> = self.bands.iter().map(|band| self.sum(band)).collect();
        let dirty = (0..now.len()).filter_map(|band| painter.missing(&now[band], &self.bands[band], band)).collect();
        painter.shown = now;
        dirty
    }

    fn sum(&self, band: &Band) -> Shown {
        let mut sums = [0; PANES];
        for (pane, sum) in sums.iter_mut().enumerate().take(band.what.panes().len()) {
            let mut hash = Sum(0x811c_9dc5);
            self.theme.hash(&mut hash);
            band.what.hash_pane(pane, &mut hash);
            *sum = hash.0;
        }
        Shown { top: band.top, height: band.height, sums }
    }

    /// Draws one band into its rows.
    pub fn paint(&self, band: usize, rows: &mut [u8]) {
        self.draw(band, rows, 0..SIDE as u16, None);
    }

    /// Draws what is missing of a band into its rows, and leaves the rest of them alone.
    pub fn mend(&self, dirty: &Dirty, rows: &mut [u8]) {
        self.draw(dirty.band, rows, dirty.columns.clone(), None);
    }

    /// Draws one band, and tells where its words stand.
    pub fn paint_noting<'a>(&self, band: usize, rows: &'a mut [u8], note: Option<Note<'a>>) {
        self.draw(band, rows, 0..SIDE as u16, note);
    }

    fn draw<'a>(&self, band: usize, rows: &'a mut [u8], columns: Range<u16>, note: Option<Note<'a>>) {
        let Band { top, height, what } = &self.bands[band];
        let rows = &mut rows[..usize::from(*height) * STRIDE];
        let mut canvas = Canvas::new(rows, (*top).into(), columns, self.theme.unwrap_or(&NIGHT), note);
        canvas.clear();
        what.paint(&mut canvas, ((*top).into(), (*height).into()));
    }

    /// Draws every band.
    pub fn paint_all(&self, frame: &mut Frame) {
        debug_assert_eq!(self.end(), SIDE, "a stack covers the panel");
        for band in 0..self.len() {
            let rows = self.rows(band);
            let bytes = usize::from(rows.start) * STRIDE..usize::from(rows.end) * STRIDE;
            self.paint(band, &mut frame.as_bytes_mut()[bytes]);
        }
    }
}

/// Remembers what the panel shows, band by band.
pub struct Painter {
    shown: Vec<Shown, BANDS>,
}

/// A band the panel does not show yet, or not all of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dirty {
    /// Which band.
    pub band: usize,
    /// The columns that are missing.
    pub columns: Range<u16>,
}

/// The most panes a band is made of: cells of a grid, halves of the strip.
const PANES: usize = 3;

#[derive(Clone, Copy)]
struct Shown {
    top: u8,
    height: u8,
    sums: [u32; PANES],
}

impl Painter {
    /// Nothing is known: every band has to be drawn.
    pub const fn new() -> Self {
        Painter { shown: Vec::new() }
    }

    /// What the panel lacks of a band: all of it where another stood, else the panes that changed.
    fn missing(&self, now: &Shown, shown: &Band, band: usize) -> Option<Dirty> {
        let Some(before) = self.shown.iter().find(|old| (old.top, old.height) == (now.top, now.height)) else {
            return Some(Dirty { band, columns: 0..SIDE as u16 });
        };
        let ends = shown.what.panes();
        let changed = |pane: &usize| before.sums[*pane] != now.sums[*pane];
        let first = (0..PANES).find(changed)?;
        let last = (0..PANES).rfind(changed)?.min(ends.len() - 1);
        let start = first.min(ends.len()).checked_sub(1).map_or(0, |before| ends[before]);
        Some(Dirty { band, columns: start..ends[last] })
    }
}

impl Default for Painter {
    fn default() -> Self {
        Painter::new()
    }
}

/// FNV-1a in 32 bits: two panes with the same place and sum show the same picture.
pub(crate) struct Sum(u32);

impl Hasher for Sum {
    fn finish(&self) -> u64 {
        self.0.into()
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
    }
}
