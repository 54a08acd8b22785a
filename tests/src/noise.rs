//! Raw bits for tests.

use umpire::board::Noise;
use umpire::board::desktop::SystemNoise;
use umpire::fairness::entropy::{Entropy, RawBits, WeakEntropy};

/// Bits that pass every test, and are the same every time.
pub fn fair_bits() -> impl FnMut() -> Result<bool, WeakEntropy> {
    let mut state = 0x2545_f491_u32;
    move || {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        Ok(state >> 16 & 1 == 1)
    }
}

/// Bits of the system's own generator.
pub fn real_bits() -> impl FnMut() -> Result<bool, WeakEntropy> {
    || SystemNoise.bit()
}

/// A moment, and raw bits.
pub fn entropy(moment: u64, bits: RawBits<'_>) -> Entropy<'_> {
    Entropy { moment, bits }
}
