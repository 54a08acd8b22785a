//! A Raspberry Pi Pico on a Waveshare Pico-LCD-1.3: 240×240 panel, pad, four buttons.

use embassy_rp::Peripherals;
use embassy_rp::adc::Channel;
use embassy_rp::gpio::Pull;
use embassy_rp::pac;
use embassy_rp::pac::dma::vals::TreqSel;
use embassy_rp::peripherals::{PIN_10, PIN_11, SPI1};
use umpire_screens::Key;

use super::rp2040::pins::{Pins, ScreenPins, SupplyPins};

/// What the board is called in logs and files.
pub(super) const NAME: &str = "pico-lcd-1.3";

/// The bus the panel hangs on, and its two pins.
pub(super) type PanelBus = SPI1;
/// Its registers.
pub(super) const PANEL_REGISTERS: pac::spi::Spi = pac::SPI1;
/// By which it asks for more to send.
pub(super) const PANEL_REQUEST: TreqSel = TreqSel::SPI1_TX;
pub(super) type PanelClock = PIN_10;
pub(super) type PanelData = PIN_11;

/// The glass is mounted a quarter turn round: pad left, buttons right.
pub(super) const ORIENTATION: u8 = 0x70;

/// Whatever feeds it, nobody knows what it is: only its voltage is shown.
pub(super) const LITHIUM: bool = false;

/// A key under the middle of the pad, where there is one.
pub(super) const PAD_CENTRE: Option<u8> = Some(3);

/// There is no lamp.
pub(super) const LAMP_LIGHTS_HIGH: bool = true;

/// Gives each pin its name.
pub(super) fn pins(p: Peripherals) -> Pins {
    Pins {
        screen: ScreenPins {
            spi: p.SPI1,
            dma: p.DMA_CH0,
            clock: p.PIN_10,
            data: p.PIN_11,
            kind: p.PIN_8.into(),
            select: p.PIN_9.into(),
            reset: p.PIN_12.into(),
            light: p.PIN_13.into(),
            beam: None,
        },
        keys: [
            Some((Key::Up, p.PIN_2.into())),
            Some((Key::A, p.PIN_3.into())), // the pad's centre
            Some((Key::A, p.PIN_15.into())),
            Some((Key::Left, p.PIN_16.into())),
            Some((Key::B, p.PIN_17.into())),
            Some((Key::Down, p.PIN_18.into())),
            Some((Key::X, p.PIN_19.into())),
            Some((Key::Right, p.PIN_20.into())),
            Some((Key::Y, p.PIN_21.into())),
        ],
        piezo: None,
        lamp: None,
        power: SupplyPins {
            adc: p.ADC,
            third: Channel::new_pin(p.PIN_29, Pull::None),
            cable: p.PIN_24.into(),
            charging: None,
        },
        flash: p.FLASH,
        watchdog: p.WATCHDOG,
        usb: p.USB,
    }
}
