//! The wire to the ST7789: commands, and where the pixels that follow belong.

use embassy_rp::dma::Channel;
use embassy_rp::gpio::Output;
use embassy_rp::spi::{Blocking, Config, Phase, Polarity, Spi};

use crate::board::handheld::{self, PANEL_REGISTERS, PANEL_REQUEST, PanelBus};

/// Columns and rows of the panel.
pub(super) const SIDE: u16 = 240;
/// The panel needs this long after a reset before it may be told to wake.
pub(super) const RESET_MS: u64 = 120;
/// And this long after waking before it listens again.
pub(super) const WAKE_MS: u64 = 5;

const SLEEP: u8 = 0x10;
const WAKE: u8 = 0x11;
const INVERT: u8 = 0x21;
const SHOW: u8 = 0x29;
const COLUMNS: u8 = 0x2a;
const ROWS: u8 = 0x2b;
const PIXELS: u8 = 0x2c;
const BEAM: u8 = 0x35;
const ORIENTATION: u8 = 0x36;
const FORMAT: u8 = 0x3a;

/// How pixels lie on the wire.
pub(super) enum PixelFormat {
    /// 12 bits each.
    Rgb444 = 0x53,
    /// Two bytes each.
    Rgb565 = 0x55,
}

/// What makes the panel ours; everything else stays as the reset left it.
const SETUP: [(u8, &[u8]); 3] = [
    (ORIENTATION, &[handheld::ORIENTATION]),
    (BEAM, &[0]),  // says when it begins to read its memory, on a pin that some boards have
    (INVERT, &[]), // this kind of glass is dark where others are bright
];

/// Mode 3, not 0: in mode 0 the PL022 lifts its own select line between bytes, which costs time. The panel
/// reads both alike. 62.5 MHz is the panel's limit (16 ns per bit) and half our clock.
pub(super) fn speed() -> Config {
    let mut config = Config::default();
    config.frequency = 62_500_000;
    config.phase = Phase::CaptureOnSecondTransition;
    config.polarity = Polarity::IdleHigh;
    config
}

/// The bus and the pins that say what its bytes mean.
pub(super) struct Wire {
    pub(super) spi: Spi<'static, PanelBus, Blocking>,
    pub(super) kind: Output<'static>,
    pub(super) select: Output<'static>,
}

impl Wire {
    /// Tells the panel to leave its sleep, [`RESET_MS`] after a reset. It is deaf for [`WAKE_MS`] then.
    pub(super) fn wake(&mut self) {
        self.command(WAKE, &[]);
        self.end();
    }

    /// Sends the panel to sleep: it keeps its picture and shows nothing.
    pub(super) fn sleep(&mut self) {
        self.command(SLEEP, &[]);
        self.end();
    }

    /// Sets the panel up, still dark.
    pub(super) fn set_up(&mut self, format: PixelFormat) {
        self.command(FORMAT, &[format as u8]);
        for (code, arguments) in SETUP {
            self.command(code, arguments);
        }
        self.span(COLUMNS, 0, SIDE - 1);
        self.end();
    }

    /// Lets the panel show what it has been sent.
    pub(super) fn show(&mut self) {
        self.command(SHOW, &[]);
        self.end();
    }

    /// Opens a rectangle, last column and row included: pixels come next, then [`Wire::end`].
    pub(super) fn window(&mut self, left: u16, top: u16, right: u16, bottom: u16) {
        self.span(COLUMNS, left, right);
        self.span(ROWS, top, bottom);
        self.command(PIXELS, &[]);
    }

    /// Lets go of the panel.
    pub(super) fn end(&mut self) {
        self.select.set_high();
    }

    /// Sends bytes and waits for the last of them. A write to this bus cannot fail.
    pub(super) fn bytes(&mut self, bytes: &[u8]) {
        let _ = self.spi.blocking_write(bytes);
    }

    /// Sends pixels of 12 bits each, straight from the halfwords they lie in: the bus takes no more of each. They are on
    /// the wire from the first poll on.
    pub(super) async fn pixels(&mut self, dma: &mut Channel<'_>, pixels: &[u16]) {
        frame_bits(12);
        let data = PANEL_REGISTERS.dr().as_ptr().cast();
        // SAFETY: the pixels are borrowed until the transfer is over, and nobody else writes to the bus meanwhile.
        unsafe { dma.write(pixels, data, PANEL_REQUEST, false) }.await;
        frame_bits(8);
    }

    fn span(&mut self, code: u8, first: u16, last: u16) {
        let ([a, b], [c, d]) = (first.to_be_bytes(), last.to_be_bytes());
        self.command(code, &[a, b, c, d]);
    }

    fn command(&mut self, code: u8, arguments: &[u8]) {
        self.select.set_low();
        self.kind.set_low();
        self.bytes(&[code]);
        self.kind.set_high();
        self.bytes(arguments);
    }
}

/// Waits for the last bit, forgets what the panel did not say, and sends so many bits at a time from here on.
fn frame_bits(bits: u8) {
    let bus = PANEL_REGISTERS;
    while bus.sr().read().bsy() {}
    while bus.sr().read().rne() {
        bus.dr().read();
    }
    bus.icr().write(|clear| clear.set_roric(true));
    bus.cr1().modify(|control| control.set_sse(false));
    bus.cr0().modify(|control| control.set_dss(bits - 1));
    bus.cr1().modify(|control| control.set_sse(true));
}
