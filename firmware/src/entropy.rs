//! Turns raw oscillator bits into a seed, and refuses bits that look broken.
//!
//! The tests are those of NIST SP 800-90B, section 4.4, for a binary source that is trusted with half
//! a bit of entropy per sample. A sound source fails one of them in about a million samples.

use core::fmt;

use sha2::{Digest, Sha256};

/// Raw bits behind one seed: at half a bit each, eight times what 256 bits of seed need.
pub const SAMPLES: usize = 4096;

/// So many equal bits in a row are a stuck source: 1 + 20 / 0.5.
const RUN_LIMIT: u16 = 41;
/// Bits that are counted together.
const WINDOW: u16 = 1024;
/// So many bits of a window equal to its first are a lopsided source: 1 + CRITBINOM(1024, 2^-0.5, 1 - 2^-20).
const COUNT_LIMIT: u16 = 793;

/// Why no seed could be made; the handheld must not roll its own dice then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(target_os = "none", derive(defmt::Format))]
pub enum WeakEntropy {
    /// The oscillator does not run.
    Stopped,
    /// The same bit came again and again.
    Stuck,
    /// One of the two bits comes far too often.
    Lopsided,
}

impl fmt::Display for WeakEntropy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Stopped => "the noise source stands still: roll your own dice",
            Self::Stuck => "the noise source is stuck: roll your own dice",
            Self::Lopsided => "the noise source is lopsided: roll your own dice",
        })
    }
}

/// Draws [`SAMPLES`] bits, tests each, and hashes them, first bit highest, into a seed.
pub fn distil(mut bit: impl FnMut() -> bool) -> Result<[u8; 32], WeakEntropy> {
    let mut health = Health::default();
    let mut hash = Sha256::new();
    for _ in 0..SAMPLES / 8 {
        let mut byte = 0;
        for _ in 0..8 {
            let fresh = bit();
            health.check(fresh)?;
            byte = byte << 1 | u8::from(fresh);
        }
        hash.update([byte]);
    }
    Ok(hash.finalize().into())
}

/// The repetition count test and the adaptive proportion test, bit by bit.
#[derive(Default)]
struct Health {
    last: Option<bool>,
    run: u16,
    first: bool,
    seen: u16,
    same: u16,
}

impl Health {
    fn check(&mut self, bit: bool) -> Result<(), WeakEntropy> {
        self.run = if self.last == Some(bit) { self.run + 1 } else { 1 };
        self.last = Some(bit);
        if self.run >= RUN_LIMIT {
            return Err(WeakEntropy::Stuck);
        }
        if self.seen == 0 {
            (self.first, self.same) = (bit, 0);
        }
        self.seen = (self.seen + 1) % WINDOW;
        self.same += u16::from(bit == self.first);
        if self.same >= COUNT_LIMIT {
            return Err(WeakEntropy::Lopsided);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Ones of a period of bits, repeated for ever.
    fn cycle(period: &[u8]) -> impl FnMut() -> bool {
        let mut bits = period.iter().cycle();
        move || bits.next() == Some(&1)
    }

    #[test]
    fn forty_equal_bits_may_be_chance_and_forty_one_may_not() {
        let mut health = Health::default();
        assert!((0..40).all(|_| health.check(true).is_ok()));
        assert_eq!(health.check(true), Err(WeakEntropy::Stuck));
        assert_eq!(distil(|| false), Err(WeakEntropy::Stuck));
    }

    #[test]
    fn three_ones_in_four_pass_and_four_in_five_do_not() {
        assert!(distil(cycle(&[1, 1, 1, 0])).is_ok());
        assert_eq!(distil(cycle(&[1, 1, 1, 1, 0])), Err(WeakEntropy::Lopsided));
    }

    #[test]
    fn every_window_counts_afresh() {
        let mut health = Health::default();
        let mut bit = cycle(&[1, 1, 1, 0]); // 768 of 1024
        assert!((0..100 * WINDOW as usize).all(|_| health.check(bit()).is_ok()));
    }

    #[test]
    fn the_seed_is_the_hash_of_the_bits_packed_from_the_left() {
        let expected: [u8; 32] = Sha256::digest([0b1010_1010; SAMPLES / 8]).into();
        assert_eq!(distil(cycle(&[1, 0])), Ok(expected));
    }
}
