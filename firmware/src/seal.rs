//! The seal: what makes the device's dice checkable.
//!
//! When a game begins the device draws a secret, and shows six words of its hash before anybody presses: from then on
//! it is bound to that secret. Then every seat presses a key at a moment of its own. The seed of all dice is a hash of
//! the secret and those moments, so no player chose it. After the game the secret is shown, and anybody can compute
//! hash, seed and every die again. That the moments were measured honestly, nobody can.

mod words;

use core::fmt;

use heapless::Vec;
use sha2::{Digest, Sha256};
use umpire_rules::table::MAX_SEATS;

use crate::dice::Seed;

/// What the device drew, and tells nobody before the end.
pub type Secret = [u8; 32];
/// What it shows of the secret at the beginning.
pub type Hash = [u8; 32];
/// The first bytes of a hash as words.
pub type Words = [&'static str; WORDS];

/// Words of a seal: 48 bits of the hash.
pub const WORDS: usize = 6;

/// When a seat pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// Microseconds since the device was switched on.
    pub micros: u64,
    /// Whether the key was pressed by cable, and not by a thumb.
    pub afar: bool,
}

/// A secret, and the moments at which the seats pressed, Red first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seal {
    secret: Secret,
    moments: Vec<Moment, MAX_SEATS>,
}

impl Seal {
    /// A secret nobody has pressed for yet.
    pub const fn new(secret: Secret) -> Self {
        Seal { secret, moments: Vec::new() }
    }

    /// The next seat pressed. There are as many places as seats; who presses once more is not heard.
    pub fn press(&mut self, moment: Moment) {
        let _ = self.moments.push(moment);
    }

    /// The secret: it tells every die of the game.
    pub const fn secret(&self) -> &Secret {
        &self.secret
    }

    /// When each seat pressed, Red first.
    pub fn moments(&self) -> &[Moment] {
        &self.moments
    }

    /// What is shown before anybody presses.
    pub fn hash(&self) -> Hash {
        Sha256::new().chain_update(b"pocket umpire seal").chain_update(self.secret).finalize().into()
    }

    /// What the dice are drawn from.
    pub fn seed(&self) -> Seed {
        let mut hash = Sha256::new().chain_update(b"pocket umpire seed").chain_update(self.secret);
        self.moments.iter().for_each(|moment| hash.update(moment.micros.to_le_bytes()));
        hash.finalize().into()
    }
}

/// The words of a hash, to be read aloud and written down.
pub fn words(hash: &Hash) -> Words {
    core::array::from_fn(|at| words::word(hash[at]))
}

/// Words with a space between two.
pub struct Spoken(pub Words);

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

    fn seal(moments: &[u64]) -> Seal {
        let mut seal = Seal::new(core::array::from_fn(|at| at as u8));
        moments.iter().for_each(|&micros| seal.press(Moment { micros, afar: false }));
        seal
    }

    /// By Python's hashlib: a change here breaks every saved game.
    #[test]
    fn the_seal_and_the_seed_of_a_secret_never_change() {
        let pressed = seal(&[1_234_567, 89_012_345_678]);
        let hash = "1b2bb072463ffdc2bac6c03b6411128f9954db394060e35a656ea1895b0dc923";
        assert_eq!(Hex(&pressed.hash()).to_string(), hash);
        let seed = "781756b88546fc637b726bf1b5b5a6b8360d0a0645d033f551d747d50b09c2f2";
        assert_eq!(Hex(&pressed.seed()).to_string(), seed);
        let nobody = "73ffddae4916a5b5324de01da9bc2c6707560161af796cd4a394c8afeea96d54";
        assert_eq!(Hex(&seal(&[]).seed()).to_string(), nobody);
    }

    #[test]
    fn the_words_are_the_first_bytes_of_the_hash() {
        assert_eq!(Spoken(words(&seal(&[]).hash())).to_string(), "candle cube plum jade fire fairy");
    }

    #[test]
    fn the_seal_is_there_before_anybody_presses_and_no_press_changes_it() {
        assert_eq!(seal(&[]).hash(), seal(&[1, 2]).hash());
    }

    #[test]
    fn every_moment_and_their_order_change_the_seed() {
        let seeds = [&[1, 2][..], &[2, 1], &[1, 3], &[1], &[0, 1, 2]].map(|moments| seal(moments).seed());
        for (at, seed) in seeds.iter().enumerate() {
            assert!(!seeds[..at].contains(seed), "{at}");
        }
    }

    #[test]
    fn no_more_seats_press_than_there_are() {
        let mut all = seal(&[1, 2, 3, 4, 5, 6]);
        let before = all.clone();
        all.press(Moment { micros: 7, afar: false });
        assert_eq!(all, before);
    }
}
