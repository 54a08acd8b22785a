//! The panel: pixels go out by DMA while the app draws the next ones.

use embassy_executor::Spawner;
use embassy_rp::gpio::{Level, Output};
use embassy_rp::peripherals::DMA_CH0;
use embassy_rp::spi::Spi;
use embassy_rp::{bind_interrupts, dma};
use embassy_time::{Duration, Instant, Timer, block_for};

use umpire_screens::Area;

use super::beam;
use super::pins::ScreenPins;
use super::pulse::Pulse;
use super::wire::{PixelFormat, RESET_MS, SIDE, WAKE_MS, Wire, speed};
use crate::board::Panel;
use crate::board::beam::Transfer;

bind_interrupts!(struct Irqs {
    DMA_IRQ_0 => dma::InterruptHandler<DMA_CH0>;
});

/// The shortest reset pulse the panel takes for one is 10 µs.
const RESET_PULSE: Duration = Duration::from_micros(20);
/// The panel may not be sent to sleep sooner than this after it woke, nor woken sooner after it fell asleep.
const TURN: Duration = Duration::from_millis(120);
/// A pause for the beam as short as this is not worth a sleep: whatever is drawn meanwhile would make it longer.
const SHORT: u32 = 700;

/// The screen as a thing that takes pixels.
pub struct St7789 {
    wire: Wire,
    dma: dma::Channel<'static>,
    light: Pulse,
    /// How bright it is to be once there is something to see, in thousandths.
    brightness: u16,
    _reset: Output<'static>,
    /// The pin by which the panel says when it reads its memory.
    beam: Option<u8>,
    state: PanelState,
}

enum PanelState {
    /// Reset; may be woken at this moment.
    Asleep(Instant),
    /// Listening, but nobody can see it: what its memory held at power-on is noise. Whether its first row was sent, and
    /// its last: a picture may come upside down.
    Dark { first: bool, last: bool },
    /// On, since this moment.
    Lit(Instant),
    /// Asleep with its picture; may be woken at this moment.
    Dozing(Instant),
    /// Told to wake; listens from this moment on.
    Waking(Instant),
}

impl St7789 {
    /// Resets the panel and leaves it asleep and dark.
    pub(super) fn reset(spawner: Spawner, pins: ScreenPins) -> St7789 {
        let beam = beam::watch(spawner, pins.beam);
        let mut reset = Output::new(pins.reset, Level::Low);
        block_for(RESET_PULSE);
        reset.set_high();
        St7789 {
            wire: Wire {
                spi: Spi::new_blocking_txonly(pins.spi, pins.clock, pins.data, speed()),
                kind: Output::new(pins.kind, Level::High),
                select: Output::new(pins.select, Level::High),
            },
            dma: dma::Channel::new(pins.dma, Irqs),
            light: Pulse::light(pins.light),
            brightness: 0,
            _reset: reset,
            beam,
            state: PanelState::Asleep(Instant::now() + Duration::from_millis(RESET_MS)),
        }
    }

    /// Wakes a panel that dozed: its picture is there again, its light still out. May be dropped and called again.
    async fn wake(&mut self) {
        if let PanelState::Dozing(until) = self.state {
            Timer::at(until).await;
            self.wire.wake();
            self.state = PanelState::Waking(Instant::now() + Duration::from_millis(WAKE_MS));
        }
        if let PanelState::Waking(until) = self.state {
            Timer::at(until).await;
            self.state = PanelState::Lit(until);
        }
    }

    /// Wakes the panel for the first time.
    async fn start(&mut self, when: Instant) {
        Timer::at(when).await;
        self.wire.wake();
        Timer::after_millis(WAKE_MS).await;
        self.wire.set_up(PixelFormat::Rgb444);
        self.state = PanelState::Dark { first: false, last: false };
    }
}

impl Panel for St7789 {
    /// Sends the pixels of an area, row by row; returns when the wire is done.
    ///
    /// The transfer starts at the first poll, so `join(panel.send(..), async { draw })` draws meanwhile:
    /// 46.1 µs per full row and 9 µs per call, 11.1 ms for the whole panel. The very first call waits for
    /// the panel to wake. The light goes on once its first row and its last have been sent.
    async fn send(&mut self, area: Area, pixels: &[u16]) {
        debug_assert_eq!(pixels.len(), area.pixels());
        match self.state {
            PanelState::Asleep(until) => self.start(until).await,
            PanelState::Dozing(_) | PanelState::Waking(_) => self.wake().await,
            PanelState::Dark { .. } | PanelState::Lit(_) => {}
        }
        race(area).await;
        let below = area.top + area.height;
        self.wire.window(area.left, area.top, area.left + area.width - 1, below - 1);
        self.wire.pixels(&mut self.dma, pixels).await;
        self.wire.end();
        if let PanelState::Dark { first, last } = &mut self.state {
            *first |= area.top == 0;
            *last |= below == SIDE;
            if *first && *last {
                self.wire.show();
                self.light.share(self.brightness);
                self.state = PanelState::Lit(Instant::now());
            }
        }
    }

    /// Lets the light shine, in thousandths of all it can; wakes the panel where it slept.
    async fn shine(&mut self, brightness: u16) {
        self.brightness = brightness;
        self.wake().await;
        if matches!(self.state, PanelState::Lit(_)) {
            self.light.share(brightness);
        }
    }

    /// Puts the light out and the panel to sleep; it keeps its picture.
    async fn sleep(&mut self) {
        self.brightness = 0;
        self.light.share(0);
        if let PanelState::Lit(since) = self.state {
            Timer::at(since + TURN).await;
            self.wire.sleep();
            beam::forget();
            self.state = PanelState::Dozing(Instant::now() + TURN);
        }
    }

    fn frames(&self) -> Option<(u32, u8)> {
        self.beam.map(|pin| (beam::frames(), pin))
    }
}

/// Waits until the panel's own reading of its memory will not cross these rows while they are written.
async fn race(area: Area) {
    let takes = area.pixels() as u32 * 24 / 125;
    loop {
        match beam::pause(Transfer { top: area.top, rows: area.height, takes }) {
            0 => return,
            short @ ..=SHORT => block_for(Duration::from_micros(short.into())),
            long => Timer::after_micros(long.into()).await,
        }
    }
}
