//! Every wire of the board, named once.

use embassy_rp::gpio::AnyPin;
use embassy_rp::peripherals::{DMA_CH0, FLASH, PIN_10, PIN_11, SPI1};
use embassy_rp::{Peri, Peripherals};
use umpire_screens::Key;

/// All pins in use.
pub(super) struct Pins {
    pub(super) screen: Screen,
    pub(super) keys: [(Key, Peri<'static, AnyPin>); 9],
    pub(super) flash: Peri<'static, FLASH>,
}

/// What leads to the panel.
pub(super) struct Screen {
    pub(super) spi: Peri<'static, SPI1>,
    pub(super) dma: Peri<'static, DMA_CH0>,
    pub(super) clock: Peri<'static, PIN_10>,
    pub(super) data: Peri<'static, PIN_11>,
    /// Low: a command; high: its arguments or pixels.
    pub(super) kind: Peri<'static, AnyPin>,
    /// Low: the panel listens.
    pub(super) select: Peri<'static, AnyPin>,
    /// Low: the panel forgets everything.
    pub(super) reset: Peri<'static, AnyPin>,
    /// High: the backlight shines.
    pub(super) light: Peri<'static, AnyPin>,
}

impl Pins {
    /// Gives each pin its name.
    pub(super) fn of(p: Peripherals) -> Pins {
        Pins {
            screen: Screen {
                spi: p.SPI1,
                dma: p.DMA_CH0,
                clock: p.PIN_10,
                data: p.PIN_11,
                kind: p.PIN_8.into(),
                select: p.PIN_9.into(),
                reset: p.PIN_12.into(),
                light: p.PIN_13.into(),
            },
            keys: [
                (Key::Up, p.PIN_2.into()),
                (Key::A, p.PIN_3.into()), // the pad's centre
                (Key::A, p.PIN_15.into()),
                (Key::Left, p.PIN_16.into()),
                (Key::B, p.PIN_17.into()),
                (Key::Down, p.PIN_18.into()),
                (Key::X, p.PIN_19.into()),
                (Key::Right, p.PIN_20.into()),
                (Key::Y, p.PIN_21.into()),
            ],
            flash: p.FLASH,
        }
    }
}
