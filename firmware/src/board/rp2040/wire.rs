//! The wire to the ST7789: commands, and where the pixels that follow belong.

use embassy_rp::gpio::Output;
use embassy_rp::spi::{Config, Mode, Phase, Polarity, Spi};

use crate::board::handheld::{self, Bus};

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

/// What makes the panel ours; everything else stays as the reset left it.
const SETUP: [(u8, &[u8]); 4] = [
    (FORMAT, &[0x55]), // 16 bits per pixel
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
pub(super) struct Wire<M: Mode> {
    pub(super) spi: Spi<'static, Bus, M>,
    pub(super) kind: Output<'static>,
    pub(super) select: Output<'static>,
}

impl<M: Mode> Wire<M> {
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
    pub(super) fn set_up(&mut self) {
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
