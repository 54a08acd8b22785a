//! The seal: what binds the device to its dice, and keeps everybody from choosing them.
//!
//! Every game has a secret of 256 bits, drawn when it begins, and a seal: a slow hash of it. The seed of all dice is a
//! hash of the secret and of the numbers that players add, if they want to. By default nobody is bothered: there are
//! no numbers, and the seal can be looked at. *Witnessed dice* go in this order:
//!
//! 1. Each player writes a number of six digits on paper. The device has shown nothing yet.
//! 2. The device shows the seal in twelve words, and the players write them down.
//! 3. Each player enters the number that stands on the paper.
//!
//! After the game the secret is shown; `verify` takes words and numbers from the paper, and computes seal, seed and
//! every die again. What it takes to cheat:
//!
//! - *A player* chooses the number before anything is shown (1), and could not make use of more: the seed is a hash
//!   over 256 bits nobody outside the device knows. Work: 2^256.
//! - *The device* fixes its secret (2) before it hears a number (3). To choose afterwards it needs two secrets with
//!   the same words, found in advance. Twelve words are 96 bits: a birthday search of 2^48 seals, each of 2^10 hashes.
//!   Work: 2^58 hashes (a laptop does 2^23 a second: a thousand years). Six words and a quick hash, as
//!   there were before, took 2^24: six seconds.
//! - *The device*, looking for a secret that is good for it whatever the numbers are: over 10^6 numbers of one
//!   honest player, the best of 2^k secrets shifts the mean of a die by about sqrt(k) / 1000 of its spread: 0.04 of
//!   a d20's face for k = 42, after 10^6 * 2^42 = 2^62 throws.
//! - *The device and a player together*, against another: both were bound before (3), the one by words, the other by
//!   paper. Who lets the other enter a number that is not on paper is not protected.
//! - *The device*, at a start: it draws the noise of a start alone, and nobody witnesses that. Every start is on the
//!   tape, in the log, and counted by `verify`.
//! - *Whoever has the finished game* has its secret: he can write another game with dice that fit. The closing words,
//!   a hash over all of the game, bind it: 2^96 tries for another with the same ones.
//! - *Whoever reads the flash* of a running game knows its dice until the device is switched on again: then it draws
//!   fresh noise into all dice that follow (`dice.rs`).
//!
//! That a device throws the dice of its seed at all, nobody knows before the end: `verify` finds out.

mod words;

use core::fmt;

use heapless::Vec;
use sha2::{Digest, Sha256};
use umpire_engine::table::MAX_SEATS;

use crate::fairness::dice::Seed;

/// What the device drew, and tells nobody before the end.
pub type SealSecret = [u8; 32];
/// What it shows of the secret at the beginning.
pub type Hash = [u8; 32];
/// The first bytes of a hash as words.
pub type SealWords = [&'static str; WORDS];
/// What a player adds.
pub type SealNumber = u32;

/// SealWords of a seal: 96 bits of the hash.
pub const WORDS: usize = 12;
/// Players add numbers below this.
pub const NUMBERS: SealNumber = 1_000_000;
/// Hashes behind a seal: 66 ms on a handheld, once a game.
const ROUNDS: u32 = 1 << 10;

/// A secret, its seal, and the numbers that players added, Red first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seal {
    secret: SealSecret,
    hash: Hash,
    numbers: Vec<SealNumber, MAX_SEATS>,
}

impl Seal {
    /// Seals a secret.
    pub fn new(secret: SealSecret) -> Self {
        Seal { secret, hash: seal(&secret), numbers: Vec::new() }
    }

    /// A seal as it was written down: nobody has computed its hash again.
    pub const fn stored(secret: SealSecret, hash: Hash) -> Self {
        Seal { secret, hash, numbers: Vec::new() }
    }

    /// The next seat adds a number. There are as many places as seats; one more is not heard.
    pub fn add(&mut self, number: SealNumber) {
        let _ = self.numbers.push(number);
    }

    /// The secret: it tells every die of the game.
    pub const fn secret(&self) -> &SealSecret {
        &self.secret
    }

    /// The numbers that were added, Red first.
    pub fn numbers(&self) -> &[SealNumber] {
        &self.numbers
    }

    /// What is shown before anybody adds a number.
    pub const fn hash(&self) -> Hash {
        self.hash
    }

    /// Whether the hash is that of the secret.
    pub fn is_sound(&self) -> bool {
        self.hash == seal(&self.secret)
    }

    /// What the dice are drawn from.
    pub fn seed(&self) -> Seed {
        let mut hash = Sha256::new().chain_update(b"pocket-umpire seed 2").chain_update(self.secret);
        hash.update([self.numbers.len() as u8]);
        self.numbers.iter().for_each(|number| hash.update(number.to_le_bytes()));
        hash.finalize().into()
    }
}

/// The slow hash of a secret.
#[inline(never)] // the table of measures times it
fn seal(secret: &SealSecret) -> Hash {
    let first = Sha256::new().chain_update(b"pocket-umpire seal 2").chain_update(secret).finalize();
    (1..ROUNDS).fold(first, |hash, _| Sha256::digest(hash)).into()
}

/// The words of a hash, to be read aloud and written down.
pub fn words(hash: &Hash) -> SealWords {
    core::array::from_fn(|at| words::word(hash[at]))
}

/// The byte that a word stands for; none where it is none of ours.
pub fn byte_of(word: &str) -> Option<u8> {
    words::byte(word)
}

/// SealWords with a space between two.
pub struct Spoken(pub SealWords);

impl fmt::Display for Spoken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().enumerate().try_for_each(|(at, word)| {
            f.write_str(if at > 0 { " " } else { "" })?;
            f.write_str(word)
        })
    }
}

/// Bytes as hex digits.
pub struct Hex<'b>(pub &'b [u8]);

impl fmt::Display for Hex<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use std::string::ToString;

    use super::*;

    fn sealed(numbers: &[SealNumber]) -> Seal {
        let mut seal = Seal::new(core::array::from_fn(|at| at as u8));
        numbers.iter().for_each(|&number| seal.add(number));
        seal
    }

    /// By Python's hashlib: a change here breaks every saved game.
    #[test]
    fn the_seal_and_the_seed_of_a_secret_never_change() {
        let seal = sealed(&[123_456, 7]);
        assert_eq!(Hex(&seal.hash()).to_string(), "e06e7ade0361dd6e8e5dcd2155270427aabceca12716174aafe9301d7d1dc3a7");
        assert_eq!(Hex(&seal.seed()).to_string(), "88e06099b291ffa07423cdf79301ef16bf824353211bc26bc025080affd48196");
        assert_eq!(
            Hex(&sealed(&[]).seed()).to_string(),
            "3eaf2e856d1c2fa8aa7246e05cbe89f68667465a68d26b326cce81c1192d9c56"
        );
        assert_eq!(
            Spoken(words(&seal.hash())).to_string(),
            "throne iron knight temple anchor hedge tavern iron moat hatch sky chisel"
        );
    }

    #[test]
    fn the_seal_is_there_before_anybody_adds_a_number_and_no_number_changes_it() {
        assert_eq!(sealed(&[]).hash(), sealed(&[1, 2]).hash());
    }

    #[test]
    fn every_number_and_their_order_change_the_seed() {
        let seeds = [&[1, 2][..], &[2, 1], &[1, 3], &[1], &[0, 1, 2]].map(|numbers| sealed(numbers).seed());
        for (at, seed) in seeds.iter().enumerate() {
            assert!(!seeds[..at].contains(seed), "{at}");
        }
    }

    #[test]
    fn no_more_numbers_are_added_than_there_are_seats() {
        let mut all = sealed(&[1, 2, 3, 4, 5, 6]);
        let before = all.clone();
        all.add(7);
        assert_eq!(all, before);
    }

    #[test]
    fn another_hash_than_that_of_the_secret_is_found_out() {
        let seal = sealed(&[]);
        assert!(seal.is_sound() && Seal::stored(*seal.secret(), seal.hash()).is_sound());
        assert!(!Seal::stored(*seal.secret(), [0; 32]).is_sound());
    }
}
