//! The device's dice: drawn from the game's seed and the tape so far, so they can be checked.
//!
//! Going back and answering the same brings the same faces; answering otherwise brings others.

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use umpire_rules::dice::{Faces, Pool, throw};
use umpire_rules::table::Tape;

use crate::seal::{Hash, Seal};

/// What a game's dice are drawn from.
pub type Seed = [u8; 32];

/// Turns a tape's stream into one that no die is drawn from.
const NOISE: u64 = 0x6e6f_6973_6521_6e6f;

/// The stream a game's successor is seeded from.
const NEXT: u64 = 0x6e65_7874_2067_616d;

/// Where the seed of a game's dice comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Origin {
    /// From a sealed secret and the moments at which the seats pressed.
    Sealed(Seal),
    /// It was given by hand.
    Fixed(Seed),
    /// There is none: the players roll their own dice.
    None,
}

/// The dice of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dice {
    origin: Origin,
    /// What streams are keyed with: without a sound seed, a number that only hides where pickers start.
    seed: Seed,
    /// Whether anything is thrown with it still.
    trusted: bool,
}

impl Dice {
    /// Dice drawn from a seed that was given by hand.
    pub const fn from_seed(seed: Seed) -> Self {
        Dice { origin: Origin::Fixed(seed), seed, trusted: true }
    }

    /// Dice drawn from a secret that was sealed before the seats pressed.
    pub fn from_seal(seal: Seal) -> Self {
        Dice { seed: seal.seed(), origin: Origin::Sealed(seal), trusted: true }
    }

    /// No dice at all, for want of a sound seed; `moment` still hides where secret pickers start.
    pub fn none(moment: u64) -> Self {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&moment.to_le_bytes());
        Dice { origin: Origin::None, seed, trusted: false }
    }

    /// The dice of a stored or saved game; where it has none, `moment` hides where secret pickers start.
    pub fn of(origin: Origin, moment: impl FnOnce() -> u64) -> Self {
        match origin {
            Origin::Sealed(seal) => Dice::from_seal(seal),
            Origin::Fixed(seed) => Dice::from_seed(seed),
            Origin::None => Dice::none(moment()),
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
    pub fn seed(&self) -> Option<&Seed> {
        (self.origin != Origin::None).then_some(&self.seed)
    }

    /// The seal, where they were sealed.
    pub const fn seal(&self) -> Option<&Seal> {
        match &self.origin {
            Origin::Sealed(seal) => Some(seal),
            Origin::Fixed(_) | Origin::None => None,
        }
    }

    /// The hash that was shown when the game began, where they were sealed: logs carry it.
    pub fn hash(&self) -> Option<Hash> {
        self.seal().map(Seal::hash)
    }

    /// The dice of the game after this one, where they must follow from it: for tests and replays.
    pub fn renewed(&self) -> Dice {
        let mut seed = [0; 32];
        self.stream(NEXT).fill_bytes(&mut seed);
        let origin = if self.seed().is_some() { Origin::Fixed(seed) } else { Origin::None };
        Dice { origin, seed, trusted: self.trusted }
    }

    /// The faces of a pool at this place of the game; none without a sound source.
    pub fn throw(&self, pool: Pool, tape: &Tape) -> Option<Faces> {
        self.trusted.then(|| throw(pool, &mut self.stream(tape.digest())))
    }

    /// Where secret pickers start at this place of the game, elsewhere `again` after an undo and for each curtain
    /// that is `opened`: who counted presses before a reveal must not learn from counting them again, nor foresee
    /// from the starts they saw where the other's picker starts. It says nothing about any die.
    #[inline(never)]
    pub fn noise(&self, tape: &Tape, again: u32, opened: u16) -> u32 {
        let mut rng = self.stream(tape.digest() ^ NOISE);
        rng.set_word_pos(u128::from(again) << 16 | u128::from(opened));
        rng.next_u32()
    }

    fn stream(&self, stream: u64) -> ChaCha20Rng {
        let mut rng = ChaCha20Rng::from_seed(self.seed);
        rng.set_stream(stream);
        rng
    }
}

#[cfg(test)]
mod tests {
    use umpire_rules::dice::Die;

    use super::*;

    const POOL: Pool = Pool { count: 12, die: Die::D20 };

    fn tape(bytes: &[u8]) -> Tape {
        Tape::from_bytes(bytes).expect("whole lines")
    }

    #[test]
    fn the_same_tape_brings_the_same_faces() {
        let dice = Dice::from_seed([7; 32]);
        let here = tape(&[0xc0, 1]);
        assert_eq!(dice.throw(POOL, &here), dice.throw(POOL, &here.clone()));
    }

    #[test]
    fn another_tape_or_seed_brings_other_faces() {
        let dice = Dice::from_seed([7; 32]);
        let here = dice.throw(POOL, &tape(&[0xc0, 1]));
        assert_ne!(here, dice.throw(POOL, &tape(&[0xc0, 2])));
        assert_ne!(here, dice.throw(POOL, &tape(&[0xc0, 1, 0xc0, 1])));
        assert_ne!(here, Dice::from_seed([8; 32]).throw(POOL, &tape(&[0xc0, 1])));
    }

    /// From RFC 8439's block function by another program: a change here breaks every saved game.
    #[test]
    fn the_first_faces_of_a_seed_never_change() {
        let faces = Dice::from_seed([1; 32]).throw(POOL, &Tape::new()).expect("a sound seed");
        assert_eq!(faces, [12, 1, 16, 9, 3, 18, 17, 9, 6, 17, 2, 10]);
    }

    #[test]
    fn noise_is_another_stream_than_the_dice() {
        let dice = Dice::from_seed([7; 32]);
        let mut die = dice.stream(Tape::new().digest());
        assert_ne!(dice.noise(&Tape::new(), 0, 0), die.next_u32());
    }

    #[test]
    fn pickers_start_elsewhere_after_an_undo() {
        let dice = Dice::from_seed([7; 32]);
        assert_ne!(dice.noise(&Tape::new(), 0, 0), dice.noise(&Tape::new(), 1, 0));
        assert_eq!(dice.noise(&Tape::new(), 1, 0), dice.noise(&Tape::new(), 1, 0));
        assert_ne!(dice.noise(&Tape::new(), 0, 0), dice.noise(&Tape::new(), 0, 1), "and behind the next curtain");
    }

    #[test]
    fn the_next_game_has_other_dice() {
        let first = Dice::from_seed([7; 32]);
        let dice = first.renewed();
        assert_ne!(dice.throw(POOL, &Tape::new()), first.throw(POOL, &Tape::new()));
        assert_ne!(dice.noise(&Tape::new(), 0, 0), first.noise(&Tape::new(), 0, 0));
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
    fn without_a_sound_seed_nothing_is_thrown_but_pickers_still_start_anywhere() {
        let none = Dice::none(5);
        assert_eq!((none.throw(POOL, &Tape::new()), none.seed()), (None, None));
        assert_ne!(none.noise(&Tape::new(), 0, 0), Dice::none(6).noise(&Tape::new(), 0, 0));
    }
}
