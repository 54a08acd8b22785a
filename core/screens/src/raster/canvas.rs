//! The rows of one band in memory: everything is drawn here, and what lies outside is clipped.

use core::ops::Range;

use embedded_graphics::prelude::{Point, Size};
use embedded_graphics::primitives::Rectangle;

use crate::raster::frame_buffer::{SIDE, STRIDE};
use crate::theme::{Color, ColorTheme};

/// Is called with every word and where it went, so that a test can find words that collide or are cut off.
pub type TextProbe<'a> = &'a mut dyn FnMut(Rectangle, &str);

/// Some rows of the panel, from `top` on; places are those of the whole panel.
pub(crate) struct Canvas<'a> {
    rows: &'a mut [u16],
    top: i32,
    end: i32,
    left: i32,
    right: i32,
    pub(crate) theme: &'static ColorTheme,
    probe: Option<TextProbe<'a>>,
}

impl<'a> Canvas<'a> {
    pub(crate) fn new(
        (top, rows): (u16, &'a mut [u8]),
        columns: Range<u16>,
        theme: &'static ColorTheme,
        probe: Option<TextProbe<'a>>,
    ) -> Self {
        let top = i32::from(top);
        let end = top + (rows.len() / STRIDE) as i32;
        let rows = bytemuck::cast_slice_mut(rows);
        Canvas { rows, top, end, left: columns.start.into(), right: columns.end.into(), theme, probe }
    }

    /// Whether anything between these columns can be drawn on.
    pub(crate) fn sees(&self, x0: i32, x1: i32) -> bool {
        x0 < self.right && x1 > self.left
    }

    /// Whether anything between these rows can be drawn on.
    pub(crate) fn sees_rows(&self, y0: i32, y1: i32) -> bool {
        y0 < self.end && y1 > self.top
    }

    /// Those of these rows that can be drawn on.
    pub(crate) fn seen(&self, rows: Range<i32>) -> Range<i32> {
        rows.start.max(self.top)..rows.end.min(self.end)
    }

    /// Whether everything between these columns can be drawn on.
    pub(crate) fn holds(&self, x0: i32, x1: i32) -> bool {
        x0 >= self.left && x1 <= self.right
    }

    /// Fills those pixels of a row whose bits are set, all of which are known to lie on the canvas.
    #[inline(always)]
    pub(crate) fn stamp(&mut self, x: i32, y: i32, width: i32, bits: &[u8], color: Color) {
        let at = (y - self.top) as usize * SIDE + x as usize;
        let color = color.word();
        for (pixels, &bits) in self.rows[at..at + width as usize].chunks_mut(8).zip(bits) {
            let mut bits = bits;
            for pixel in pixels {
                if bits & 1 == 1 {
                    *pixel = color;
                }
                bits >>= 1;
            }
        }
    }

    /// Fills one row from `x0` to before `x1`: every shape and letter ends here.
    pub(crate) fn span(&mut self, x0: i32, x1: i32, y: i32, color: Color) {
        let (x0, x1) = (x0.max(self.left), x1.min(self.right));
        if y < self.top || y >= self.end || x0 >= x1 {
            return;
        }
        let row = (y - self.top) as usize * SIDE;
        let pixels = &mut self.rows[row + x0 as usize..row + x1 as usize];
        if x1 - x0 < SHORT {
            let color = color.word();
            pixels.iter_mut().for_each(|pixel| *pixel = color);
        } else {
            fill(pixels, color);
        }
    }

    pub(crate) fn rect(&mut self, x: i32, y: i32, w: i32, h: i32, color: Color) {
        for y in y.max(self.top)..(y + h).min(self.end) {
            self.span(x, x + w, y, color);
        }
    }

    /// Fills everything.
    pub(crate) fn clear(&mut self) {
        if self.left == 0 && self.right == SIDE as i32 {
            fill(self.rows, self.theme.field);
        } else {
            self.rect(self.left, self.top, self.right - self.left, self.end - self.top, self.theme.field);
        }
    }

    /// Calls the probe, if there is one: something to be read stands here.
    pub(crate) fn note(&mut self, x: i32, y: i32, w: i32, h: i32, text: &str) {
        if let Some(probe) = &mut self.probe {
            probe(Rectangle::new(Point::new(x, y), Size::new(w as u32, h as u32)), text);
        }
    }
}

/// Spans of letters are shorter than this: not worth looking where words begin.
const SHORT: i32 = 12;

/// Fills pixels, two at a time where they lie on whole words. Apart, so that letters' spans stay short code.
#[inline(never)]
fn fill(pixels: &mut [u16], color: Color) {
    let color = color.word();
    let odd = pixels.as_ptr().addr() / 2 % 2;
    let (first, rest) = pixels.split_at_mut(odd.min(pixels.len()));
    let (pairs, last) = rest.split_at_mut(rest.len() & !1);
    first.fill(color);
    let pair = u32::from(color) << 16 | u32::from(color);
    // A loop of single words takes twice as long.
    let (eights, few) = bytemuck::cast_slice_mut::<u16, u32>(pairs).as_chunks_mut();
    eights.iter_mut().for_each(|eight| *eight = [pair; 8]);
    few.fill(pair);
    last.fill(color);
}
