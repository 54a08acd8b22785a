//! A Pimoroni PicoSystem: 240×240 panel, pad, four buttons, piezo, RGB LED and a battery.

use embassy_rp::Peripherals;
use embassy_rp::adc::Channel;
use embassy_rp::gpio::Pull;
use embassy_rp::pac;
use embassy_rp::pac::dma::vals::TreqSel;
use embassy_rp::peripherals::{PIN_6, PIN_7, SPI0};
use umpire_screens::Key;

use super::rp2040::pins::{Pins, ScreenPins, SupplyPins};

/// What the board is called in logs and files.
pub(super) const NAME: &str = "picosystem";

/// The bus the panel hangs on, and its two pins.
pub(super) type PanelBus = SPI0;
/// Its registers.
pub(super) const PANEL_REGISTERS: pac::spi::Spi = pac::SPI0;
/// By which it asks for more to send.
pub(super) const PANEL_REQUEST: TreqSel = TreqSel::SPI0_TX;
pub(super) type PanelClock = PIN_6;
pub(super) type PanelData = PIN_7;

/// The glass is mounted upright. 0x04, from the maker, lets it latch each line from right to left: the order
/// of a refresh, which moves no pixel.
pub(super) const ORIENTATION: u8 = 0x04;

/// A lithium cell, charged on the board.
pub(super) const LITHIUM: bool = true;

/// A key under the middle of the pad, where there is one.
pub(super) const PAD_CENTRE: Option<u8> = None;

/// Whether a high pin lights the lamp. Sources disagree: the maker's own code says so, CircuitPython's the
/// opposite. Where every colour shows as its complement, this is what to change.
pub(super) const LAMP_LIGHTS_HIGH: bool = true;

/// Gives each pin its name.
pub(super) fn pins(p: Peripherals) -> Pins {
    Pins {
        screen: ScreenPins {
            spi: p.SPI0,
            dma: p.DMA_CH0,
            clock: p.PIN_6,
            data: p.PIN_7,
            kind: p.PIN_9.into(),
            select: p.PIN_5.into(),
            reset: p.PIN_4.into(),
            light: p.PIN_12.into(),
            beam: Some(p.PIN_8.into()),
        },
        keys: [
            Some((Key::Up, p.PIN_23.into())),
            Some((Key::Down, p.PIN_20.into())),
            Some((Key::Left, p.PIN_22.into())),
            Some((Key::Right, p.PIN_21.into())),
            Some((Key::A, p.PIN_18.into())),
            Some((Key::B, p.PIN_19.into())),
            Some((Key::X, p.PIN_17.into())),
            Some((Key::Y, p.PIN_16.into())),
            None,
        ],
        piezo: Some(p.PIN_11.into()),
        lamp: Some([p.PIN_14.into(), p.PIN_13.into(), p.PIN_15.into()]),
        power: SupplyPins {
            adc: p.ADC,
            third: Channel::new_pin(p.PIN_26, Pull::None),
            cable: p.PIN_2.into(),
            charging: Some(p.PIN_24.into()),
        },
        flash: p.FLASH,
        watchdog: p.WATCHDOG,
        usb: p.USB,
    }
}
