//! Noise from the ring oscillator, which nothing else uses.

use embassy_rp::pac::clocks::vals::{ClkRefCtrlSrc, ClkSysCtrlSrc};
use embassy_rp::pac::{CLOCKS, ROSC};
use embassy_time::{Duration, Instant};

use crate::board::Noise;
use crate::fairness::entropy::EntropyError;

/// Time between two samples: closer ones are known to repeat. 11 ticks are never less than 10 µs.
const SPACING: Duration = Duration::from_micros(11);

/// The ring oscillator, and when it may be sampled again: whatever is done with a bit meanwhile is part of the wait.
pub struct RingOscillator {
    next: Instant,
}

impl RingOscillator {
    /// It may be sampled at once.
    pub(super) const fn new() -> Self {
        RingOscillator { next: Instant::MIN }
    }
}

impl Noise for RingOscillator {
    /// A raw bit, a little after the one before. The oscillator must run, and nothing may run by it: a clock that is
    /// derived from it would sample it always at the same place.
    fn bit(&mut self) -> Result<bool, EntropyError> {
        let oscillator = ROSC.status().read();
        let by_itself = CLOCKS.clk_ref_ctrl().read().src() == ClkRefCtrlSrc::XOSC_CLKSRC
            && CLOCKS.clk_sys_ctrl().read().src() == ClkSysCtrlSrc::CLKSRC_CLK_SYS_AUX;
        if !oscillator.enabled() || !oscillator.stable() || !by_itself {
            return Err(EntropyError::Stopped);
        }
        while Instant::now() < self.next {}
        let bit = ROSC.randombit().read().randombit();
        self.next = Instant::now() + SPACING;
        Ok(bit)
    }
}
