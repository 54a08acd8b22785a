//! The device's dice: drawn from the game's seed and the answers that stand, so they can be checked.
//!
//! Going back and answering the same brings the same faces; answering otherwise brings others.

mod keys;
mod picker;

use chacha20::ChaCha20Rng;
use chacha20::rand_core::SeedableRng;
use sha2::{Digest, Sha256};
use umpire_engine::dice::{Faces, Pool, throw};
use umpire_engine::table::Tape;

pub use self::keys::ThrowKeys;
pub use self::picker::Pickers;
use crate::fairness::seal::{Hash, Seal, SealNumber};

/// What a game's dice are drawn from.
pub type Seed = [u8; 32];

/// The seed that stands for arranged dice, wherever one is stored: a lesson has a script, and its later dice follow from
/// this.
const ARRANGED: Seed = *b"its dice are arranged: practice!";

/// Where the seed of a game's dice comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Origin {
    /// From a sealed secret and the numbers that players added.
    Sealed(Seal),
    /// The same, but the secret is not here: a game saved before its end.
    Withheld(Hash, heapless::Vec<SealNumber, { umpire_engine::table::MAX_SEATS }>),
    /// It was given by hand.
    Fixed(Seed),
    /// There is none: the players roll their own dice.
    None,
}

impl Origin {
    /// Whether these are the dice of a lesson.
    pub fn is_arranged(&self) -> bool {
        matches!(self, Origin::Fixed(ARRANGED))
    }
}

/// The dice of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dice {
    origin: Origin,
    /// What throws are keyed with, where there is a sound one.
    seed: Option<Seed>,
    /// Whether anything is thrown with it still.
    trusted: bool,
}

impl Dice {
    /// No dice at all, for want of a sound seed.
    pub const NONE: Dice = Dice { origin: Origin::None, seed: None, trusted: false };

    /// Dice drawn from a seed that was given by hand.
    pub const fn from_seed(seed: Seed) -> Self {
        Dice { origin: Origin::Fixed(seed), seed: Some(seed), trusted: true }
    }

    /// The dice of a lesson: known beforehand.
    pub const fn arranged() -> Self {
        Dice::from_seed(ARRANGED)
    }

    /// Whether they are the dice of a lesson.
    pub fn are_arranged(&self) -> bool {
        self.origin.is_arranged()
    }

    /// Dice drawn from a sealed secret.
    pub fn from_seal(seal: Seal) -> Self {
        Dice { seed: Some(seal.seed()), origin: Origin::Sealed(seal), trusted: true }
    }

    /// The dice of a stored or saved game.
    pub fn of(origin: Origin) -> Self {
        match origin {
            Origin::Sealed(seal) => Dice::from_seal(seal),
            Origin::Fixed(seed) => Dice::from_seed(seed),
            origin @ (Origin::None | Origin::Withheld(..)) => Dice { origin, ..Dice::NONE },
        }
    }

    /// These dice throw no more: the source they were drawn from is in doubt. What they threw can still be checked.
    pub fn distrust(&mut self) {
        self.trusted = false;
    }

    /// Whether the device throws them.
    pub const fn trusted(&self) -> bool {
        self.trusted
    }

    /// Where their seed comes from.
    pub const fn origin(&self) -> &Origin {
        &self.origin
    }

    /// The seed, where there is a sound one.
    pub const fn seed(&self) -> Option<&Seed> {
        self.seed.as_ref()
    }

    /// The seal, where they were sealed.
    pub const fn seal(&self) -> Option<&Seal> {
        match &self.origin {
            Origin::Sealed(seal) => Some(seal),
            Origin::Withheld(..) | Origin::Fixed(_) | Origin::None => None,
        }
    }

    /// The hash that was shown when the game began, where they were sealed: logs carry it.
    pub fn hash(&self) -> Option<Hash> {
        match &self.origin {
            Origin::Sealed(seal) => Some(seal.hash()),
            Origin::Withheld(hash, _) => Some(*hash),
            Origin::Fixed(_) | Origin::None => None,
        }
    }

    /// The dice of the game after this one, where they must follow from it: for tests and replays.
    pub fn renewed(&self) -> Dice {
        let next = |seed: &Seed| Sha256::new().chain_update(b"pocket-umpire next 2").chain_update(seed).finalize();
        let seed: Option<Seed> = self.seed.as_ref().map(|seed| next(seed).into());
        let origin = seed.map_or(Origin::None, Origin::Fixed);
        Dice { origin, seed, trusted: self.trusted }
    }

    /// Whether every start of the device draws fresh noise into these dice. Those of a seed given by hand are known
    /// anyway, and the same in every replay.
    pub const fn are_refreshed(&self) -> bool {
        matches!(self.origin, Origin::Sealed(_))
    }

    /// The keys of their throws, from the first line of a tape on.
    pub fn keys(&self) -> Option<ThrowKeys> {
        self.seed.map(ThrowKeys::new)
    }

    /// The faces of a pool at this place of the game; none without a sound source.
    pub fn throw(&self, pool: Pool, tape: &Tape) -> Option<Faces> {
        self.throw_by(&mut self.keys()?, pool, tape)
    }

    /// The same by keys that know most of the tape already.
    #[inline(never)] // its generator is done with before the answer is heard
    pub fn throw_by(&self, keys: &mut ThrowKeys, pool: Pool, tape: &Tape) -> Option<Faces> {
        self.trusted.then(|| throw(pool, &mut ChaCha20Rng::from_seed(keys.key(tape))))
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use umpire_engine::dice::Die;

    use super::*;

    const POOL: Pool = Pool { count: 12, die: Die::D20 };

    /// An answer to an instruction.
    const TELL: &[u8] = &[6, 0, 0, 1, 1];

    fn tape(bytes: &[u8]) -> Tape {
        Tape::from_bytes(bytes).expect("whole lines")
    }

    #[test]
    fn the_same_tape_brings_the_same_faces() {
        let dice = Dice::from_seed([7; 32]);
        let here = tape(TELL);
        assert_eq!(dice.throw(POOL, &here), dice.throw(POOL, &here.clone()));
    }

    #[test]
    fn another_tape_or_seed_brings_other_faces() {
        let dice = Dice::from_seed([7; 32]);
        let here = dice.throw(POOL, &tape(TELL));
        assert_ne!(here, dice.throw(POOL, &tape(&[1, 0, 1, 1, 1, 0])));
        assert_ne!(here, dice.throw(POOL, &tape(&[TELL, TELL].concat())));
        assert_ne!(here, Dice::from_seed([8; 32]).throw(POOL, &tape(TELL)));
    }

    /// By a program of its own in Python: a change here breaks every saved game.
    #[test]
    fn the_first_faces_of_a_seed_never_change() {
        let faces = |bytes: &[u8]| Dice::from_seed([1; 32]).throw(POOL, &tape(bytes)).expect("a sound seed");
        assert_eq!(faces(&[]), [2, 1, 9, 6, 12, 1, 4, 19, 12, 1, 11, 10]);
        let answers = [TELL, &[1, 0, 1, 8, 8, 5]].concat();
        assert_eq!(faces(&answers), [20, 20, 5, 17, 6, 2, 15, 19, 10, 19, 5, 2]);
        let noise: std::vec::Vec<u8> = [8, 0, 16, 9, 9].into_iter().chain(0..16).collect();
        let resumed = [20, 8, 3, 7, 6, 8, 9, 6, 14, 16, 4, 16];
        assert_eq!(faces(&[&answers[..], &noise].concat()), resumed);
        assert_eq!(faces(&[&noise[..], &answers].concat()), resumed, "noise counts from where it is to the end");
    }

    /// Who answered, and the check, are no part of what was chosen.
    #[test]
    fn the_same_choice_by_cable_brings_the_same_faces() {
        let dice = Dice::from_seed([7; 32]);
        assert_eq!(dice.throw(POOL, &tape(&[6, 0, 0, 1, 2])), dice.throw(POOL, &tape(&[6, 1, 0, 3, 4])));
    }

    #[test]
    fn pickers_start_elsewhere_at_every_curtain_and_line() {
        let pickers = Pickers::new([7; 32]);
        let starts = [pickers.start(&tape(&[]), 0), pickers.start(&tape(&[]), 1), pickers.start(&tape(TELL), 0)];
        assert!(starts[0] != starts[1] && starts[0] != starts[2] && starts[1] != starts[2]);
        assert_ne!(Pickers::new([8; 32]).start(&tape(&[]), 0), starts[0]);
    }

    #[test]
    fn the_next_game_has_other_dice() {
        let first = Dice::from_seed([7; 32]);
        let dice = first.renewed();
        assert_ne!(dice.throw(POOL, &Tape::new()), first.throw(POOL, &Tape::new()));
    }

    #[test]
    fn sealed_dice_are_those_of_the_seed_that_follows_from_the_seal() {
        let seal = Seal::new([5; 32]);
        let dice = Dice::from_seal(seal.clone());
        assert_eq!(dice.throw(POOL, &Tape::new()), Dice::from_seed(seal.seed()).throw(POOL, &Tape::new()));
        assert_eq!((dice.seed(), dice.hash()), (Some(&seal.seed()), Some(seal.hash())));
        assert_eq!(Dice::from_seed(seal.seed()).hash(), None, "a seed given by hand has no seal");
    }

    #[test]
    fn dice_in_doubt_throw_no_more_and_can_still_be_checked() {
        let mut dice = Dice::from_seed([7; 32]);
        dice.distrust();
        assert_eq!((dice.throw(POOL, &Tape::new()), dice.seed()), (None, Some(&[7; 32])));
    }

    #[test]
    fn without_a_sound_seed_nothing_is_thrown() {
        assert_eq!((Dice::NONE.throw(POOL, &Tape::new()), Dice::NONE.seed()), (None, None));
    }
}
