//! What every board has, under the names the rest of this folder uses. A board fills them in.

use embassy_rp::Peri;
use embassy_rp::adc::Channel;
use embassy_rp::gpio::AnyPin;
use embassy_rp::peripherals::{ADC, DMA_CH0, FLASH, USB, WATCHDOG};
use umpire_screens::Key;

use crate::board::handheld::{PanelBus, PanelClock, PanelData};

/// All parts in use.
pub(in crate::board) struct Pins {
    /// What leads to the panel.
    pub(in crate::board) screen: ScreenPins,
    /// Every key, each pulled low when pressed; a key may have several pins.
    pub(in crate::board) keys: [Option<(Key, Peri<'static, AnyPin>)>; KEYS],
    /// What makes itself heard, where there is such a thing.
    pub(in crate::board) piezo: Option<Peri<'static, AnyPin>>,
    /// The lamp's red, green and blue, where there is one.
    pub(in crate::board) lamp: Option<[Peri<'static, AnyPin>; 3]>,
    /// Where power is measured.
    pub(in crate::board) power: SupplyPins,
    /// Where the program lies, and what outlasts the power.
    pub(in crate::board) flash: Peri<'static, FLASH>,
    /// Starts the umpire again when it hangs.
    pub(in crate::board) watchdog: Peri<'static, WATCHDOG>,
    /// The cable.
    pub(in crate::board) usb: Peri<'static, USB>,
}

/// The most pins with a key behind them.
pub(in crate::board) const KEYS: usize = crate::board::MAX_CONTACTS;

/// What leads to the panel.
pub(in crate::board) struct ScreenPins {
    pub(in crate::board) spi: Peri<'static, PanelBus>,
    pub(in crate::board) dma: Peri<'static, DMA_CH0>,
    pub(in crate::board) clock: Peri<'static, PanelClock>,
    pub(in crate::board) data: Peri<'static, PanelData>,
    /// Low: a command; high: its arguments or pixels.
    pub(in crate::board) kind: Peri<'static, AnyPin>,
    /// Low: the panel listens.
    pub(in crate::board) select: Peri<'static, AnyPin>,
    /// Low: the panel forgets everything.
    pub(in crate::board) reset: Peri<'static, AnyPin>,
    /// High: the backlight shines.
    pub(in crate::board) light: Peri<'static, AnyPin>,
    /// Goes low when the panel begins to read its first row, where it says so.
    pub(in crate::board) beam: Option<Peri<'static, AnyPin>>,
}

/// Where power is measured.
pub(in crate::board) struct SupplyPins {
    pub(in crate::board) adc: Peri<'static, ADC>,
    /// A third of the voltage.
    pub(in crate::board) third: Channel<'static>,
    /// High: the cable gives power.
    pub(in crate::board) cable: Peri<'static, AnyPin>,
    /// Low: the battery is being charged, where the board says so.
    pub(in crate::board) charging: Option<Peri<'static, AnyPin>>,
}
