//! A screen as a stack of bands: where each of them lies, and how it is drawn.

use core::ops::Range;

use embedded_graphics::Drawable;
use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::{Dimensions, DrawTarget, DrawTargetExt, Point, Size};
use embedded_graphics::primitives::Rectangle;
use heapless::Vec;
use umpire_raster::canvas::{Target, TextProbe, draw_on};
use umpire_raster::frame_buffer::{FrameBuffer, SIDE, STRIDE};
use umpire_raster::panel_rows::PanelRows;
use umpire_raster::text_scale::TextScale;
use umpire_raster::theme::{ColorTheme, NIGHT};

use crate::bands::AnyBand;
use crate::damage::DirtyPiece;

/// The most bands a screen is made of.
pub const MAX_BANDS: usize = 15;

/// A screen: full-width bands, top to bottom, not overlapping, covering all rows.
pub struct BandStack {
    /// None is night: a stack of zeros takes no room in flash.
    pub(crate) theme: Option<&'static ColorTheme>,
    pub(crate) scale: TextScale,
    pub(crate) bands: Vec<PlacedBand, MAX_BANDS>,
}

/// Bytes of a stack at most: 4 KiB on a handheld, twice that where an address is twice as long.
const MAX_BYTES: usize = 1024 * size_of::<usize>();
const _: () = assert!(size_of::<BandStack>() <= MAX_BYTES, "a stack is kept on the stack");

/// A band, and where it lies.
pub(crate) struct PlacedBand {
    pub(crate) top: u8,
    pub(crate) height: u8,
    /// The rows of it that are seen, from the first to behind the last: all, where nothing covers some.
    pub(crate) seen: (u8, u8),
    pub(crate) band: AnyBand,
}

impl PlacedBand {
    /// Whether it is seen as a whole or not at all: all but pictures of more rows than this.
    fn is_whole(&self, tall: usize) -> bool {
        usize::from(self.height) <= tall || self.band.is_row()
    }
}

impl Default for BandStack {
    fn default() -> Self {
        BandStack::new()
    }
}

impl BandStack {
    /// Without bands yet.
    pub const fn new() -> Self {
        BandStack { theme: None, scale: TextScale::Normal, bands: Vec::new() }
    }

    /// Without bands again, in this theme and this size of text.
    pub(crate) fn clear(&mut self, theme: &'static ColorTheme, scale: TextScale) {
        self.bands.clear();
        (self.theme, self.scale) = (Some(theme), scale);
    }

    /// The row below the last band.
    pub(crate) fn end(&self) -> usize {
        self.bands.last().map_or(0, |band| usize::from(band.seen.1))
    }

    /// Puts a band below the last one.
    #[inline(never)]
    pub(crate) fn push(&mut self, height: usize, band: AnyBand) {
        let top = self.end() as u8;
        let band = PlacedBand { top, height: height as u8, seen: (top, top + height as u8), band };
        assert!(self.bands.push(band).is_ok(), "no screen has so many bands");
    }

    /// Leaves the rows down to `row` empty.
    pub(crate) fn blank_to(&mut self, row: usize) {
        let end = self.end();
        if row > end {
            self.push(row - end, AnyBand::Blank);
        }
    }

    /// The first row below strip and head.
    pub(crate) fn page_start(&self) -> usize {
        let first = self.bands.iter().find(|band| !band.band.is_above_page());
        first.map_or(0, |band| band.seen.0.into())
    }

    /// Whether the last band says what the keys do.
    pub(crate) fn has_foot(&self) -> bool {
        self.bands.last().is_some_and(|band| matches!(band.band, AnyBand::Foot(_)))
    }

    /// Whether one says what to expect of a roll.
    pub(crate) fn has_odds(&self) -> bool {
        self.bands.iter().any(|band| matches!(band.band, AnyBand::Likely(_)))
    }

    /// Nothing below this row is seen of the last band.
    pub(crate) fn cut_at(&mut self, row: usize) {
        if let Some(last) = self.bands.last_mut() {
            last.seen.1 = last.seen.1.min(row as u8);
        }
    }

    /// The rows of the cursor, where there is one.
    pub(crate) fn cursor(&self) -> Option<Range<usize>> {
        let on = self.bands.iter().find(|band| band.band.has_cursor())?;
        Some(on.seen.0.into()..on.seen.1.into())
    }

    /// Where the band begins that has this row; the row itself in one that is taller than this.
    pub(crate) fn edge_at_most(&self, row: usize, tall: usize) -> usize {
        let has = |band: &&PlacedBand| (band.seen.0..band.seen.1).contains(&(row as u8));
        let band = self.bands.iter().find(has).filter(|band| band.is_whole(tall));
        band.map_or(row, |band| band.seen.0.into())
    }

    /// Where the band ends that has the row before this one; this row in one that is taller than this.
    pub(crate) fn edge_at_least(&self, row: usize, tall: usize) -> usize {
        let has = |band: &&PlacedBand| band.seen.0 < row as u8 && row as u8 <= band.seen.1;
        let band = self.bands.iter().find(has).filter(|band| band.is_whole(tall));
        band.map_or(row, |band| band.seen.1.into())
    }

    /// Lays a band over these rows of those that are there: what is left of a band keeps its picture.
    pub(crate) fn cover(&mut self, rows: Range<usize>, band: AnyBand) {
        let (start, end) = (rows.start as u8, rows.end as u8);
        self.bands.retain(|band| band.seen.0 < start || band.seen.1 > end);
        for placed in &mut self.bands {
            if placed.seen.0 < start {
                placed.seen.1 = placed.seen.1.min(start);
            } else {
                placed.seen.0 = placed.seen.0.max(end);
            }
        }
        let at = self.bands.iter().position(|band| band.seen.0 >= end).unwrap_or(self.bands.len());
        let placed = PlacedBand { top: start, height: end - start, seen: (start, end), band };
        assert!(self.bands.insert(at, placed).is_ok(), "no screen has so many bands");
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
        let (start, end) = self.bands[band].seen;
        start.into()..end.into()
    }

    /// One band, to draw on any target.
    pub fn band(&self, band: usize) -> StackedBand<'_> {
        StackedBand { stack: self, band }
    }

    /// Draws one band into its rows.
    pub fn draw_band(&self, band: usize, rows: &mut [u8]) {
        self.draw_band_probing(band, rows, None);
    }

    /// Draws a piece of a band into full-width rows of its own, and leaves the other columns alone.
    #[inline(never)] // or all bands would be compiled into the app's loop
    pub fn draw_piece(&self, piece: &DirtyPiece, rows: &mut [u8]) {
        let top = piece.rows.start;
        let rows = PanelRows::new(top, &mut rows[..piece.rows.len() * STRIDE], piece.columns.clone());
        self.draw_rows(piece.band, rows, None);
    }

    /// Draws one band, and calls the probe with its words.
    pub fn draw_band_probing(&self, band: usize, rows: &mut [u8], probe: Option<TextProbe>) {
        let Range { start, end } = self.rows(band);
        let PlacedBand { top, height, seen, .. } = self.bands[band];
        let cut = (top, top + height) != seen;
        // Of a picture that is covered in part, no word is there that lies below the cover.
        let unseen = |area: Rectangle, word: &str, probe: TextProbe| {
            let (from, to) = (area.top_left.y, area.top_left.y + area.size.height as i32);
            if !cut || (from < i32::from(end) && to > i32::from(start)) {
                probe(area, word);
            }
        };
        let mut probe = probe.map(|probe| move |area: Rectangle, word: &str| unseen(area, word, probe));
        let rows = PanelRows::new(start, &mut rows[..usize::from(end - start) * STRIDE], 0..SIDE as u16);
        self.draw_rows(band, rows, probe.as_mut().map(|probe| -> TextProbe { probe }));
    }

    fn draw_rows(&self, band: usize, mut rows: PanelRows, probe: Option<TextProbe>) {
        let Ok(()) = self.paint(band, &mut rows, probe);
    }

    /// Paints a band on a target that shows nothing else.
    fn paint<D: Target>(&self, band: usize, target: &mut D, probe: Option<TextProbe>) -> Result<(), D::Error> {
        let PlacedBand { top, height, band, .. } = &self.bands[band];
        draw_on(target, (self.theme.unwrap_or(&NIGHT), self.scale), probe, |canvas| {
            canvas.clear();
            band.paint(canvas, ((*top).into(), (*height).into()));
        })
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

/// A whole screen; where the target is larger, what lies around it is left alone.
impl Drawable for BandStack {
    type Color = Rgb565;
    type Output = ();

    fn draw<D: DrawTarget<Color = Rgb565>>(&self, target: &mut D) -> Result<(), D::Error> {
        (0..self.len()).try_for_each(|band| self.band(band).draw(target))
    }
}

/// One band of a screen.
pub struct StackedBand<'a> {
    stack: &'a BandStack,
    band: usize,
}

impl Dimensions for StackedBand<'_> {
    fn bounding_box(&self) -> Rectangle {
        let rows = self.stack.rows(self.band);
        Rectangle::new(Point::new(0, rows.start.into()), Size::new(SIDE as u32, rows.len() as u32))
    }
}

impl Drawable for StackedBand<'_> {
    type Color = Rgb565;
    type Output = ();

    fn draw<D: DrawTarget<Color = Rgb565>>(&self, target: &mut D) -> Result<(), D::Error> {
        let mut rows = target.clipped(&self.bounding_box());
        if rows.bounding_box().is_zero_sized() {
            return Ok(());
        }
        self.stack.paint(self.band, &mut rows, None)
    }
}
