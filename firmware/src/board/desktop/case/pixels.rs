//! The pixels of a window, to be drawn on like a panel.

use core::convert::Infallible;

use embedded_graphics::Pixel;
use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::pixelcolor::raw::{RawData, RawU16};
use embedded_graphics::prelude::{Dimensions, DrawTarget, OriginDimensions, Size};
use embedded_graphics::primitives::Rectangle;

use crate::board::desktop::rgb;

/// Every pixel of a window, row by row, 0x00RRGGBB.
pub struct WindowPixels {
    pixels: Vec<u32>,
    wide: usize,
    high: usize,
}

impl WindowPixels {
    /// A black window.
    pub fn new((wide, high): (usize, usize)) -> Self {
        WindowPixels { pixels: vec![0; wide * high], wide, high }
    }

    /// All of them.
    pub fn as_slice(&self) -> &[u32] {
        &self.pixels
    }

    /// How many there are across and down.
    pub fn sides(&self) -> (usize, usize) {
        (self.wide, self.high)
    }

    /// Puts a row here, every pixel so many times; what leaves the window is left out.
    pub(super) fn stretch(&mut self, row: &[u32], (left, y): (usize, usize), times: usize) {
        if y < self.high && left < self.wide {
            let to = &mut self.pixels[y * self.wide..][left..self.wide];
            to.chunks_mut(times).zip(row).for_each(|(to, pixel)| to.fill(*pixel));
        }
    }
}

impl DrawTarget for WindowPixels {
    type Color = Rgb565;
    type Error = Infallible;

    fn draw_iter<I: IntoIterator<Item = Pixel<Rgb565>>>(&mut self, pixels: I) -> Result<(), Infallible> {
        pixels.into_iter().try_for_each(|Pixel(at, color)| self.fill_solid(&Rectangle::new(at, Size::new(1, 1)), color))
    }

    fn fill_solid(&mut self, area: &Rectangle, color: Rgb565) -> Result<(), Infallible> {
        let area = area.intersection(&self.bounding_box());
        let [r, g, b] = rgb(RawU16::from(color).into_inner());
        let (left, top) = (area.top_left.x as usize, area.top_left.y as usize);
        for y in top..top + area.size.height as usize {
            self.pixels[y * self.wide + left..][..area.size.width as usize].fill(u32::from_be_bytes([0, r, g, b]));
        }
        Ok(())
    }
}

impl OriginDimensions for WindowPixels {
    fn size(&self) -> Size {
        Size::new(self.wide as u32, self.high as u32)
    }
}
