//! Noise from the ring oscillator, which nothing else uses.

use embassy_rp::pac::ROSC;
use embassy_time::{Duration, block_for};

use crate::entropy::{WeakEntropy, distil};

/// Time between two samples: closer ones are known to repeat. 11 ticks are never less than 10 µs.
const SPACING: Duration = Duration::from_micros(11);

/// A fresh seed from 4096 tested samples. Takes 50 ms, awake.
pub fn seed() -> Result<[u8; 32], WeakEntropy> {
    let oscillator = ROSC.status().read();
    if !oscillator.enabled() || !oscillator.stable() {
        return Err(WeakEntropy::Stopped);
    }
    distil(|| {
        block_for(SPACING);
        ROSC.randombit().read().randombit()
    })
}
