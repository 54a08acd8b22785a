//! The Pico's panel as one writes it with `mipidsi` alone: everything waits for the wire, byte by byte.
//!
//! Only for the table of measures, which compares [our own way](panel.rs) with it.

use embassy_executor::Spawner;
use embassy_rp::gpio::{Level, Output};
use embassy_rp::spi::{Blocking, Error, Spi};
use embassy_time::{Delay, Duration, block_for};
use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::pixelcolor::raw::RawU16;
use embedded_graphics::prelude::*;
use embedded_hal::spi::{ErrorType, Operation, SpiDevice};
use mipidsi::interface::SpiInterface;
use mipidsi::models::ST7789;
use mipidsi::options::{ColorInversion, Orientation, RefreshOrder, Rotation, VerticalRefreshOrder};
use mipidsi::{Builder, Display};
use static_cell::ConstStaticCell;
use umpire_screens::FrameBuffer;

use super::handheld::Bus;
use super::pins::Screen;
use super::pulse::Pulse;
use super::wire::{SIDE, speed};

const NEVER: &str = "a write to this bus cannot fail";

/// The screen as a thing that takes pictures.
pub struct Panel {
    display: Display<SpiInterface<'static, Alone, Output<'static>>, ST7789, Output<'static>>,
    light: Pulse,
    /// How bright it is to be once there is something to see, in thousandths.
    brightness: u16,
    /// Whether it shows more than the noise it held at power-on.
    drawn: bool,
    _select: Output<'static>,
}

impl Panel {
    /// Starts the panel, and waits until it listens: 300 ms.
    pub(super) fn reset(_: Spawner, pins: Screen) -> Panel {
        static BUFFER: ConstStaticCell<[u8; 512]> = ConstStaticCell::new([0; 512]);
        let select = Output::new(pins.select, Level::Low);
        let reset = Output::new(pins.reset, Level::Low);
        block_for(Duration::from_micros(20)); // the pulse by `mipidsi` alone may last less than the 10 µs it must
        let spi = Alone(Spi::new_blocking_txonly(pins.spi, pins.clock, pins.data, speed()));
        let wire = SpiInterface::new(spi, Output::new(pins.kind, Level::High), BUFFER.take());
        let display = Builder::new(ST7789, wire)
            .reset_pin(reset)
            .display_size(SIDE, SIDE)
            .orientation(Orientation::new().rotate(Rotation::Deg90))
            .refresh_order(RefreshOrder { vertical: VerticalRefreshOrder::BottomToTop, ..RefreshOrder::default() })
            .invert_colors(ColorInversion::Inverted)
            .init(&mut Delay)
            .expect(NEVER);
        Panel { display, light: Pulse::light(pins.light), brightness: 0, drawn: false, _select: select }
    }

    /// Sends the whole picture at once: the quickest way `mipidsi` has.
    pub fn show(&mut self, frame: &FrameBuffer) {
        let (pixels, _) = frame.rows(0, SIDE).as_chunks();
        let colors = pixels.iter().map(|&pixel| Rgb565::from(RawU16::new(u16::from_be_bytes(pixel))));
        self.display.fill_contiguous(&self.display.bounding_box(), colors).expect(NEVER);
        if !self.drawn {
            self.light.share(self.brightness);
            self.drawn = true;
        }
    }

    /// Lets the light shine, in thousandths of all it can; wakes the panel where it slept.
    pub async fn shine(&mut self, brightness: u16) {
        self.brightness = brightness;
        if self.display.is_sleeping() {
            self.display.wake(&mut Delay).expect(NEVER);
        }
        if self.drawn {
            self.light.share(brightness);
        }
    }

    /// Puts the light out and the panel to sleep; it keeps its picture.
    pub async fn sleep(&mut self) {
        self.brightness = 0;
        self.light.share(0);
        if !self.display.is_sleeping() {
            self.display.sleep(&mut Delay).expect(NEVER);
        }
    }
}

/// A bus with nothing on it but the panel, which is selected for good: `mipidsi` need not select it for every write.
struct Alone(Spi<'static, Bus, Blocking>);

impl ErrorType for Alone {
    type Error = Error;
}

impl SpiDevice for Alone {
    fn transaction(&mut self, operations: &mut [Operation<'_, u8>]) -> Result<(), Error> {
        operations.iter_mut().try_for_each(|operation| match operation {
            Operation::Write(bytes) => self.0.blocking_write(bytes),
            _ => unreachable!("mipidsi only writes"),
        })
    }
}
