//! A panel in memory.

use core::convert::Infallible;

use embedded_graphics::Pixel;
use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::{DrawTarget, OriginDimensions, Size};
use embedded_graphics::primitives::Rectangle;

use crate::panel_rows::PanelRows;
use crate::rgb444::widen;

/// Pixels of a side of the panel.
pub const SIDE: usize = 240;
/// Bytes of a row in memory.
pub const STRIDE: usize = SIDE * 2;

/// 240 rows of 240 pixels, two bytes to each: what the panel shows of its colour. Its rows begin on whole words, so that
/// they can be hashed two pixels at a time.
#[repr(align(4))]
pub struct FrameBuffer {
    bytes: [u8; SIDE * STRIDE],
}

impl FrameBuffer {
    /// A black panel.
    pub const fn new() -> Self {
        FrameBuffer { bytes: [0; SIDE * STRIDE] }
    }

    /// Some rows, to be sent.
    pub fn rows(&self, top: u16, count: u16) -> &[u8] {
        &self.bytes[usize::from(top) * STRIDE..][..usize::from(count) * STRIDE]
    }

    /// All rows, to split and draw into.
    pub fn as_bytes_mut(&mut self) -> &mut [u8] {
        &mut self.bytes
    }

    /// All rows, to draw on.
    fn panel_rows(&mut self) -> PanelRows<'_> {
        PanelRows::new(0, &mut self.bytes, 0..SIDE as u16)
    }

    /// One pixel, as the panel shows it.
    pub fn rgb565(&self, x: usize, y: usize) -> u16 {
        let at = y * STRIDE + x * 2;
        widen(u16::from_ne_bytes([self.bytes[at], self.bytes[at + 1]]))
    }
}

impl Default for FrameBuffer {
    fn default() -> Self {
        FrameBuffer::new()
    }
}

impl DrawTarget for FrameBuffer {
    type Color = Rgb565;
    type Error = Infallible;

    fn draw_iter<I: IntoIterator<Item = Pixel<Rgb565>>>(&mut self, pixels: I) -> Result<(), Infallible> {
        self.panel_rows().draw_iter(pixels)
    }

    fn fill_contiguous<I>(&mut self, area: &Rectangle, colors: I) -> Result<(), Infallible>
    where
        I: IntoIterator<Item = Rgb565>,
    {
        self.panel_rows().fill_contiguous(area, colors)
    }

    fn fill_solid(&mut self, area: &Rectangle, color: Rgb565) -> Result<(), Infallible> {
        self.panel_rows().fill_solid(area, color)
    }
}

impl OriginDimensions for FrameBuffer {
    fn size(&self) -> Size {
        Size::new_equal(SIDE as u32)
    }
}
