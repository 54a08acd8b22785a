//! Some rows of the panel in memory.

use core::convert::Infallible;
use core::ops::Range;

use embedded_graphics::Pixel;
use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::{Dimensions, DrawTarget, Point, Size};
use embedded_graphics::primitives::Rectangle;

use crate::frame_buffer::{SIDE, STRIDE};
use crate::rgb444::narrow;

/// Rows of the panel from `top` on, two bytes to a pixel: what the panel shows of its colour. Places are those of the
/// whole panel, and what lies in other rows or columns is clipped.
///
/// ```
/// use embedded_graphics::{pixelcolor::Rgb565, prelude::*, primitives::{Circle, PrimitiveStyle}};
/// use umpire_raster::{FrameBuffer, PanelRows, STRIDE};
///
/// // Eight rows from the hundredth on: the middle of a circle.
/// let mut buffer = FrameBuffer::new();
/// let mut rows = PanelRows::new(100, &mut buffer.as_bytes_mut()[..8 * STRIDE], 0..240);
/// Circle::new(Point::new(50, 80), 40).into_styled(PrimitiveStyle::with_fill(Rgb565::RED)).draw(&mut rows)?;
/// assert_eq!(buffer.rgb565(70, 0), 0xF800);
/// # Ok::<(), core::convert::Infallible>(())
/// ```
pub struct PanelRows<'a> {
    rows: &'a mut [u16],
    top: i32,
    end: i32,
    left: i32,
    right: i32,
}

impl<'a> PanelRows<'a> {
    /// Full-width rows from `top` on, of which only these columns are drawn on.
    ///
    /// # Panics
    ///
    /// Where the bytes do not begin at an even address, or the columns leave the panel.
    pub fn new(top: u16, rows: &'a mut [u8], columns: Range<u16>) -> Self {
        assert!(usize::from(columns.end) <= SIDE && columns.start <= columns.end, "columns of the panel");
        let top = i32::from(top);
        let end = top + (rows.len() / STRIDE) as i32;
        let rows = bytemuck::cast_slice_mut(rows);
        PanelRows { rows, top, end, left: columns.start.into(), right: columns.end.into() }
    }
}

impl DrawTarget for PanelRows<'_> {
    type Color = Rgb565;
    type Error = Infallible;

    fn draw_iter<I>(&mut self, pixels: I) -> Result<(), Infallible>
    where
        I: IntoIterator<Item = Pixel<Rgb565>>,
    {
        for Pixel(Point { x, y }, color) in pixels {
            if (self.left..self.right).contains(&x) && (self.top..self.end).contains(&y) {
                self.rows[(y - self.top) as usize * SIDE + x as usize] = narrow(color);
            }
        }
        Ok(())
    }

    fn fill_contiguous<I>(&mut self, area: &Rectangle, colors: I) -> Result<(), Infallible>
    where
        I: IntoIterator<Item = Rgb565>,
    {
        let Some(clipped) = self.clip(area) else { return Ok(()) };
        let mut colors = colors.into_iter();
        let skip = |colors: &mut I::IntoIter, count: usize| count.checked_sub(1).map(|last| colors.nth(last));
        let Point { x, y } = area.top_left;
        let (above, before) = (self.top.saturating_sub(y).max(0) as usize, self.left.saturating_sub(x).max(0) as usize);
        let width = area.size.width as usize;
        skip(&mut colors, width.saturating_mul(above).saturating_add(before));
        for row in self.rows[clipped.first..].chunks_mut(SIDE).take(clipped.height) {
            row[..clipped.width].iter_mut().zip(&mut colors).for_each(|(pixel, color)| *pixel = narrow(color));
            skip(&mut colors, width - clipped.width);
        }
        Ok(())
    }

    #[inline(always)]
    fn fill_solid(&mut self, area: &Rectangle, color: Rgb565) -> Result<(), Infallible> {
        let Some(Clipped { first, width, height }) = self.clip(area) else { return Ok(()) };
        let (rows, color) = ((0..height).map(|row| first + row * SIDE), narrow(color));
        if width < SHORT {
            rows.for_each(|at| self.rows[at..at + width].iter_mut().for_each(|pixel| *pixel = color));
        } else if width < SIDE {
            rows.for_each(|at| fill(&mut self.rows[at..at + width], color));
        } else {
            fill(&mut self.rows[first..first + height * SIDE], color);
        }
        Ok(())
    }
}

impl Dimensions for PanelRows<'_> {
    fn bounding_box(&self) -> Rectangle {
        let size = Size::new((self.right - self.left) as u32, (self.end - self.top) as u32);
        Rectangle::new(Point::new(self.left, self.top), size)
    }
}

/// What of an area lies on the rows.
struct Clipped {
    /// Its first pixel's place in them.
    first: usize,
    width: usize,
    height: usize,
}

impl PanelRows<'_> {
    #[inline(always)]
    fn clip(&self, area: &Rectangle) -> Option<Clipped> {
        let Rectangle { top_left: Point { x, y }, size } = *area;
        // A single row is what most shapes are made of, and simpler.
        let (y, height) = match size.height {
            1 if y >= self.top && y < self.end => (y, 1),
            1 => return None,
            height => clip(y, height, self.top, self.end)?,
        };
        let (x, width) = clip(x, size.width, self.left, self.right)?;
        Some(Clipped { first: (y - self.top) as usize * SIDE + x as usize, width, height })
    }
}

/// What of `count` places lies from `from` to before `end`: the first, and how many. Exact for any numbers.
#[inline(always)]
fn clip(first: i32, count: u32, from: i32, end: i32) -> Option<(i32, usize)> {
    let last = first.wrapping_add_unsigned(count);
    let last = if last < first { i32::MAX } else { last };
    let (first, end) = (first.max(from), last.min(end));
    if first < end { Some((first, (end - first) as usize)) } else { None }
}

/// Spans of letters are shorter than this: not worth looking where words begin.
const SHORT: usize = 12;

/// Fills pixels, two at a time where they lie on whole words. Apart, so that letters' spans stay short code.
#[inline(never)]
fn fill(pixels: &mut [u16], color: u16) {
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
