//! The panel as a last resort: nothing that ran before is trusted, and every byte is waited for.
//!
//! No buffers: what is drawn goes straight to the wire, a message is there after a quarter of a second.

use core::convert::Infallible;

use embassy_rp::gpio::{Level, Output};
use embassy_rp::pac::DMA;
use embassy_rp::spi::Spi;
use embassy_time::{Duration, block_for};
use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

use super::wire::{PixelFormat, RESET_MS, SIDE, WAKE_MS, Wire, speed};
use crate::board::handheld;

/// The panel, taken from whoever held it. It can be drawn on.
pub(super) struct PanicPanel {
    wire: Wire,
    light: Output<'static>,
    _reset: Output<'static>,
}

impl PanicPanel {
    /// Takes the panel, starts it from its reset and leaves it dark. Takes 126 ms.
    ///
    /// # Safety
    /// No owner of the panel may run again: interrupts are off, and the caller never returns.
    pub(super) unsafe fn seize() -> PanicPanel {
        // SAFETY: the caller answers for it.
        let pins = handheld::pins(unsafe { embassy_rp::Peripherals::steal() }).screen;
        DMA.chan_abort().write(|w| w.set_chan_abort(u16::MAX));
        while DMA.chan_abort().read().chan_abort() != 0 {}
        block_for(Duration::from_micros(10)); // what was on its way to the panel is sent
        let mut reset = Output::new(pins.reset, Level::Low);
        let mut wire = Wire {
            spi: Spi::new_blocking_txonly(pins.spi, pins.clock, pins.data, speed()),
            kind: Output::new(pins.kind, Level::High),
            select: Output::new(pins.select, Level::High),
        };
        block_for(Duration::from_millis(1)); // the timer needs no interrupt to be read
        reset.set_high();
        block_for(Duration::from_millis(RESET_MS));
        wire.wake();
        block_for(Duration::from_millis(WAKE_MS));
        wire.set_up(PixelFormat::Rgb565);
        PanicPanel { wire, light: Output::new(pins.light, Level::Low), _reset: reset }
    }

    /// Lets everybody see what has been drawn.
    pub(super) fn light(&mut self) {
        self.wire.show();
        self.light.set_high();
    }
}

impl DrawTarget for PanicPanel {
    type Color = Rgb565;
    type Error = Infallible;

    fn draw_iter<I: IntoIterator<Item = Pixel<Rgb565>>>(&mut self, pixels: I) -> Result<(), Infallible> {
        pixels.into_iter().try_for_each(|Pixel(at, ink)| self.fill_solid(&Rectangle::new(at, Size::new_equal(1)), ink))
    }

    /// Takes areas within the panel only; the page above draws no others.
    fn fill_contiguous<I: IntoIterator<Item = Rgb565>>(&mut self, area: &Rectangle, inks: I) -> Result<(), Infallible> {
        let Some(last) = area.bottom_right() else { return Ok(()) };
        let [left, top, right, bottom] = [area.top_left.x, area.top_left.y, last.x, last.y].map(|n| n as u16);
        self.wire.window(left, top, right, bottom);
        let count = (area.size.width * area.size.height) as usize;
        inks.into_iter().take(count).for_each(|ink| self.wire.bytes(&ink.into_storage().to_be_bytes()));
        self.wire.end();
        Ok(())
    }

    fn fill_solid(&mut self, area: &Rectangle, ink: Rgb565) -> Result<(), Infallible> {
        self.fill_contiguous(area, core::iter::repeat(ink))
    }
}

impl OriginDimensions for PanicPanel {
    fn size(&self) -> Size {
        Size::new(SIDE.into(), SIDE.into())
    }
}
