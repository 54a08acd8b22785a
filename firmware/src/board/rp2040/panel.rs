//! The panel: pixels go out by DMA while the app draws the next ones.

use embassy_rp::gpio::{Level, Output};
use embassy_rp::peripherals::DMA_CH0;
use embassy_rp::spi::{Async, Spi};
use embassy_rp::{bind_interrupts, dma};
use embassy_time::{Duration, Instant, Timer};

use umpire_screens::Area;

use super::pins::Screen;
use super::wire::{RESET_MS, SIDE, WAKE_MS, Wire, speed};

bind_interrupts!(struct Irqs {
    DMA_IRQ_0 => dma::InterruptHandler<DMA_CH0>;
});

/// The shortest reset pulse the panel takes for one is 10 µs.
const RESET_PULSE: Duration = Duration::from_micros(20);

/// The screen as a thing that takes pixels.
pub struct Panel {
    wire: Wire<Async>,
    light: Output<'static>,
    _reset: Output<'static>,
    state: State,
}

enum State {
    /// Reset; may be woken at this moment.
    Asleep(Instant),
    /// Listening, but nobody can see it: what its memory held at power-on is noise.
    Dark,
    Lit,
}

impl Panel {
    /// Resets the panel and leaves it asleep and dark.
    pub(super) fn reset(pins: Screen) -> Panel {
        let mut reset = Output::new(pins.reset, Level::Low);
        embassy_time::block_for(RESET_PULSE);
        reset.set_high();
        Panel {
            wire: Wire {
                spi: Spi::new_txonly(pins.spi, pins.clock, pins.data, pins.dma, Irqs, speed()),
                kind: Output::new(pins.kind, Level::High),
                select: Output::new(pins.select, Level::High),
            },
            light: Output::new(pins.light, Level::Low),
            _reset: reset,
            state: State::Asleep(Instant::now() + Duration::from_millis(RESET_MS)),
        }
    }

    /// Sends the pixels of an area, row by row, big-endian RGB565; returns when the wire is done.
    ///
    /// The transfer starts at the first poll, so `join(panel.send(..), async { draw })` draws meanwhile:
    /// 61.4 µs per full row and 9 µs per call, 14.8 ms for the whole panel. The very first call waits for
    /// the panel to wake. The light goes on once the last row has been sent for the first time.
    pub async fn send(&mut self, area: Area, pixels: &[u8]) {
        debug_assert_eq!(pixels.len(), area.bytes());
        if let State::Asleep(until) = self.state {
            self.wake(until).await;
        }
        let below = area.top + area.height;
        self.wire.window(area.left, area.top, area.left + area.width - 1, below - 1);
        let _ = self.wire.spi.write(pixels).await; // cannot fail: its error type is empty
        self.wire.end();
        if matches!(self.state, State::Dark) && below == SIDE {
            self.wire.show();
            self.light.set_high();
            self.state = State::Lit;
        }
    }

    async fn wake(&mut self, when: Instant) {
        Timer::at(when).await;
        self.wire.wake();
        Timer::after_millis(WAKE_MS).await;
        self.wire.set_up();
        self.state = State::Dark;
    }
}
