//! Turns raw oscillator bits and the timing of thumbs into seeds, and refuses bits that look broken.
//!
//! The tests are those of NIST SP 800-90B, section 4.4, for a binary source that is trusted with half
//! a bit of entropy per sample. A sound source fails one of them in about a million samples, so a source
//! that fails gets one more chance to fill a whole seed; who fails twice in a row is broken.

use core::fmt;

use sha2::{Digest, Sha256};
use umpire_engine::table::Freshness;

use crate::fairness::dice::Seed;
use crate::log;

/// Raw bits behind one seed: at half a bit each, eight times what 256 bits of seed need.
pub const SAMPLES: u16 = 4096;
/// Raw bits behind a note of 128 bits, by the same measure: what a device gathers before its first picture. SP 800-90B
/// wants 1,024 tested bits at a start.
const NOTE_SAMPLES: u16 = SAMPLES / 2;
/// Raw bits that are tested and stirred in with every press.
const SPOONFUL: u16 = 32;

/// So many equal bits in a row are a stuck source: 1 + 20 / 0.5.
const RUN_LIMIT: u16 = 41;
/// Bits that are counted together.
const WINDOW: u16 = 1024;
/// So many bits of a window equal to its first are a lopsided source: 1 + CRITBINOM(1024, 2^-0.5, 1 - 2^-20).
const COUNT_LIMIT: u16 = 793;

/// Why no seed could be made; the handheld must not roll its own dice then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(target_os = "none", derive(defmt::Format))]
pub enum EntropyError {
    /// The oscillator does not run, or the processor runs by it.
    Stopped,
    /// The same bit came again and again.
    Stuck,
    /// One of the two bits comes far too often.
    Lopsided,
}

impl fmt::Display for EntropyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Stopped => "the noise source stands still: roll your own dice",
            Self::Stuck => "the noise source is stuck: roll your own dice",
            Self::Lopsided => "the noise source is lopsided: roll your own dice",
        })
    }
}

impl core::error::Error for EntropyError {}

/// Where raw bits come from.
pub type RawBits<'s> = &'s mut dyn FnMut() -> Result<bool, EntropyError>;

/// What is fresh when a game begins or goes on, or a key was pressed: a moment, and raw bits.
pub struct Entropy<'n> {
    /// When, in microseconds of uptime.
    pub moment: u64,
    /// Raw bits.
    pub bits: RawBits<'n>,
}

/// What seeds are drawn from: all bits and moments so far, hashed together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntropyPool {
    pool: [u8; 32],
    /// Tested bits since the last seed, as far as they matter.
    fresh: u16,
    health: Health,
    broken: Option<EntropyError>,
}

impl EntropyPool {
    /// Nothing yet.
    pub const fn new() -> Self {
        EntropyPool { pool: [0; 32], fresh: 0, health: Health::new(), broken: None }
    }

    /// Whether the source failed when it was last looked at.
    pub const fn broken(&self) -> Option<EntropyError> {
        self.broken
    }

    /// Gathers what a note needs: the rest of a seed can wait for the first picture.
    pub fn start(&mut self, source: RawBits<'_>) -> Result<(), EntropyError> {
        self.gather_up_to(NOTE_SAMPLES, source)
    }

    /// Gathers what a seed needs, and gives a source that failed before another chance.
    pub fn fill(&mut self, source: RawBits<'_>) -> Result<(), EntropyError> {
        self.gather_up_to(SAMPLES, source)
    }

    fn gather_up_to(&mut self, samples: u16, source: RawBits<'_>) -> Result<(), EntropyError> {
        if self.broken.is_none() && self.fresh >= samples {
            return Ok(());
        }
        let missing = samples.saturating_sub(self.fresh);
        self.broken = self.gather(missing, source).or_else(|_| self.again(source)).err();
        self.sound()
    }

    /// Stirs the moment of a press and a few fresh bits in. A source that fails now is tried once more, with a whole
    /// seed's worth of bits.
    pub fn stir(&mut self, moment: u64, source: RawBits<'_>) -> Result<(), EntropyError> {
        self.mix(&moment.to_le_bytes());
        if self.broken.is_none() {
            self.broken = self.gather(SPOONFUL, source).or_else(|_| self.again(source)).err();
            return self.sound();
        }
        self.broken.map_or(Ok(()), Err)
    }

    /// What came of a look at the source.
    fn sound(&self) -> Result<(), EntropyError> {
        self.broken.map_or(Ok(()), Err).inspect_err(|why| log::error!("noise source: {}", why))
    }

    /// Draws a seed at this moment; the pool cannot be told from it, nor any seed before or after.
    pub fn seed(&mut self, moment: u64, source: RawBits<'_>) -> Result<Seed, EntropyError> {
        self.mix(&moment.to_le_bytes());
        self.fill(source)?;
        Ok(self.draw(b"seed"))
    }

    /// Draws the noise that a game notes on its tape when it goes on at this moment.
    pub fn note(&mut self, moment: u64, source: RawBits<'_>) -> Result<Freshness, EntropyError> {
        self.mix(&moment.to_le_bytes());
        self.start(source)?;
        Ok(*self.draw(b"note").first_chunk().expect("a hash is longer than a note"))
    }

    /// A hash of the pool, which moves on.
    fn draw(&mut self, purpose: &[u8]) -> [u8; 32] {
        let drawn = Sha256::new().chain_update(purpose).chain_update(self.pool).finalize().into();
        self.mix(b"next");
        self.fresh = 0;
        drawn
    }

    /// A key that nobody can foresee as far as thumbs and noise allow; no die is drawn from it.
    pub fn key(&mut self) -> [u8; 32] {
        self.mix(b"key");
        Sha256::new().chain_update(b"pocket-umpire noise key").chain_update(self.pool).finalize().into()
    }

    /// The source failed. Chance may do that to a sound one, once in a million bits.
    fn again(&mut self, source: RawBits<'_>) -> Result<(), EntropyError> {
        (self.health, self.fresh) = (Health::new(), 0);
        self.gather(SAMPLES, source)
    }

    /// Draws so many bits, tests each, and hashes them, first bit highest, into the pool.
    fn gather(&mut self, bits: u16, source: RawBits<'_>) -> Result<(), EntropyError> {
        let mut hash = Sha256::new().chain_update(self.pool);
        for _ in 0..bits.div_ceil(8) {
            let mut byte = 0;
            for _ in 0..8 {
                let fresh = source()?;
                self.health.check(fresh)?;
                byte = byte << 1 | u8::from(fresh);
            }
            hash.update([byte]);
        }
        self.pool = hash.finalize().into();
        self.fresh = (self.fresh + bits).min(SAMPLES);
        Ok(())
    }

    fn mix(&mut self, bytes: &[u8]) {
        self.pool = Sha256::new().chain_update(self.pool).chain_update(bytes).finalize().into();
    }
}

impl Default for EntropyPool {
    fn default() -> Self {
        EntropyPool::new()
    }
}

/// The repetition count test and the adaptive proportion test, bit by bit.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Health {
    last: Option<bool>,
    run: u16,
    first: bool,
    seen: u16,
    same: u16,
}

impl Health {
    const fn new() -> Self {
        Health { last: None, run: 0, first: false, seen: 0, same: 0 }
    }

    fn check(&mut self, bit: bool) -> Result<(), EntropyError> {
        self.run = if self.last == Some(bit) { self.run + 1 } else { 1 };
        self.last = Some(bit);
        if self.run >= RUN_LIMIT {
            return Err(EntropyError::Stuck);
        }
        if self.seen == 0 {
            (self.first, self.same) = (bit, 0);
        }
        self.seen = (self.seen + 1) % WINDOW;
        self.same += u16::from(bit == self.first);
        if self.same >= COUNT_LIMIT {
            return Err(EntropyError::Lopsided);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Ones of a period of bits, repeated for ever.
    fn cycle(period: &[u8]) -> impl FnMut() -> Result<bool, EntropyError> {
        let mut bits = period.iter().cycle();
        move || Ok(bits.next() == Some(&1))
    }

    /// A fair source that turns into ones for ever after so many bits.
    fn fails_after(bits: usize) -> impl FnMut() -> Result<bool, EntropyError> {
        let mut at = 0;
        move || {
            at += 1;
            Ok(at > bits || at % 2 == 0)
        }
    }

    #[test]
    fn forty_equal_bits_may_be_chance_and_forty_one_may_not() {
        let mut health = Health::new();
        assert!((0..40).all(|_| health.check(true).is_ok()));
        assert_eq!(health.check(true), Err(EntropyError::Stuck));
        assert_eq!(EntropyPool::new().fill(&mut || Ok(false)), Err(EntropyError::Stuck));
    }

    #[test]
    fn three_ones_in_four_pass_and_four_in_five_do_not() {
        assert_eq!(EntropyPool::new().fill(&mut cycle(&[1, 1, 1, 0])), Ok(()));
        assert_eq!(EntropyPool::new().fill(&mut cycle(&[1, 1, 1, 1, 0])), Err(EntropyError::Lopsided));
    }

    #[test]
    fn every_window_counts_afresh() {
        let mut health = Health::new();
        let mut bit = cycle(&[1, 1, 1, 0]); // 768 of 1024
        assert!((0..100 * WINDOW as usize).all(|_| health.check(bit().expect("runs")).is_ok()));
    }

    #[test]
    fn a_source_that_stands_still_is_refused() {
        assert_eq!(EntropyPool::new().seed(1, &mut || Err(EntropyError::Stopped)), Err(EntropyError::Stopped));
    }

    /// By hand: the pool is the hash of the pool before and the bits packed from the left.
    #[test]
    fn a_seed_is_a_hash_of_all_bits_and_of_the_moment() {
        let pool = Sha256::new().chain_update([0; 32]).chain_update(7_u64.to_le_bytes()).finalize();
        let pool = Sha256::new().chain_update(pool).chain_update([0b1010_1010; SAMPLES as usize / 8]).finalize();
        let expected: Seed = Sha256::new().chain_update(b"seed").chain_update(pool).finalize().into();
        assert_eq!(EntropyPool::new().seed(7, &mut cycle(&[1, 0])), Ok(expected));
    }

    #[test]
    fn the_moment_of_any_press_changes_the_seed() {
        let seed = |press: u64, start: u64| {
            let mut noise = EntropyPool::new();
            noise.fill(&mut cycle(&[1, 0])).expect("sound");
            noise.stir(press, &mut cycle(&[1, 0])).expect("sound");
            noise.seed(start, &mut cycle(&[1, 0])).expect("sound")
        };
        assert_eq!(seed(1, 2), seed(1, 2));
        assert_ne!(seed(1, 2), seed(3, 2));
        assert_ne!(seed(1, 2), seed(1, 3));
    }

    #[test]
    fn every_seed_has_fresh_bits_of_its_own() {
        let mut drawn = 0;
        let mut noise = EntropyPool::new();
        let mut bit = cycle(&[1, 0]);
        let mut source = || {
            drawn += 1;
            bit()
        };
        let first = noise.seed(1, &mut source).expect("sound");
        let second = noise.seed(1, &mut source).expect("sound");
        assert_ne!(first, second);
        assert_eq!(drawn, 2 * SAMPLES);
    }

    #[test]
    fn a_note_takes_half_of_what_a_seed_takes_and_leaves_it_none() {
        let mut drawn = 0;
        let mut noise = EntropyPool::new();
        let mut bit = cycle(&[1, 0]);
        let mut source = || {
            drawn += 1;
            bit()
        };
        noise.start(&mut source).expect("sound");
        let note = noise.note(1, &mut source).expect("sound");
        let seed = noise.seed(1, &mut source).expect("sound");
        assert_ne!(note, seed[..note.len()]);
        assert_eq!(drawn, NOTE_SAMPLES + SAMPLES);
    }

    #[test]
    fn presses_gather_what_the_next_seed_needs() {
        let mut noise = EntropyPool::new();
        let mut bit = cycle(&[1, 0]);
        (0..SAMPLES / SPOONFUL).for_each(|moment| noise.stir(moment.into(), &mut bit).expect("sound"));
        assert!(noise.seed(9, &mut || Err(EntropyError::Stopped)).is_ok(), "no bit is drawn at the start of the game");
    }

    #[test]
    fn a_source_that_fails_while_running_is_found_out() {
        let mut noise = EntropyPool::new();
        let mut source = fails_after(usize::from(SAMPLES) + 100);
        noise.fill(&mut source).expect("sound at first");
        let found = (0..10).find_map(|moment| noise.stir(moment, &mut source).err());
        assert_eq!(found, Some(EntropyError::Stuck));
        assert_eq!(noise.broken(), Some(EntropyError::Stuck));
        assert_eq!(noise.seed(1, &mut source), Err(EntropyError::Stuck), "and no seed comes from it");
        assert!(noise.seed(1, &mut cycle(&[1, 0])).is_ok(), "until it recovers");
    }

    #[test]
    fn one_bad_stretch_is_chance() {
        let mut noise = EntropyPool::new();
        noise.fill(&mut cycle(&[1, 0])).expect("sound");
        let mut at = 0;
        let mut source = || {
            at += 1;
            Ok(at <= 41 || at % 2 == 0)
        };
        (0..9).for_each(|moment| noise.stir(moment, &mut source).expect("a second chance"));
    }
}
