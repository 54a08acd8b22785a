//! The device's dice: drawn from the game's seed and the tape so far, so they can be checked.
//!
//! Going back and answering the same brings the same faces; answering otherwise brings others.

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use umpire_rules::dice::{Faces, Pool, throw};
use umpire_rules::table::Tape;

/// What a game's dice are drawn from.
pub type Seed = [u8; 32];

/// Turns a tape's stream into one that no die is drawn from.
const NOISE: u64 = 0x6e6f_6973_6521_6e6f;

/// The stream a game's successor is seeded from.
const NEXT: u64 = 0x6e65_7874_2067_616d;

/// The dice of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dice {
    seed: Seed,
    /// Whether the seed is a sound one.
    fair: bool,
    /// Whether anything is thrown with it still.
    trusted: bool,
}

impl Dice {
    /// Dice drawn from this seed.
    pub const fn from_seed(seed: Seed) -> Self {
        Dice { seed, fair: true, trusted: true }
    }

    /// No dice at all, for want of a sound seed; `moment` still hides where secret pickers start.
    pub fn none(moment: u64) -> Self {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&moment.to_le_bytes());
        Dice { seed, fair: false, trusted: false }
    }

    /// These dice throw no more: the source they were drawn from is in doubt. What they threw can still be checked.
    pub fn distrust(&mut self) {
        self.trusted = false;
    }

    /// Whether the device throws them.
    pub const fn trusted(&self) -> bool {
        self.trusted
    }

    /// The seed, where there is a sound one.
    pub fn seed(&self) -> Option<&Seed> {
        self.fair.then_some(&self.seed)
    }

    /// The dice of the game after this one, where they must follow from it: for tests and replays.
    pub fn renewed(&self) -> Dice {
        let mut next = self.clone();
        self.stream(NEXT).fill_bytes(&mut next.seed);
        next
    }

    /// The faces of a pool at this place of the game; none without a sound source.
    pub fn throw(&self, pool: Pool, tape: &Tape) -> Option<Faces> {
        self.trusted.then(|| throw(pool, &mut self.stream(tape.digest())))
    }

    /// Where secret pickers start at this place of the game, elsewhere `again` after an undo: who
    /// counted presses before a reveal must not learn from counting them again. It says nothing
    /// about any die.
    pub fn noise(&self, tape: &Tape, again: u32) -> u32 {
        let mut rng = self.stream(tape.digest() ^ NOISE);
        rng.set_word_pos(u128::from(again));
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
        assert_ne!(dice.noise(&Tape::new(), 0), die.next_u32());
    }

    #[test]
    fn pickers_start_elsewhere_after_an_undo() {
        let dice = Dice::from_seed([7; 32]);
        assert_ne!(dice.noise(&Tape::new(), 0), dice.noise(&Tape::new(), 1));
        assert_eq!(dice.noise(&Tape::new(), 1), dice.noise(&Tape::new(), 1));
    }

    #[test]
    fn the_next_game_has_other_dice() {
        let first = Dice::from_seed([7; 32]);
        let dice = first.renewed();
        assert_ne!(dice.throw(POOL, &Tape::new()), first.throw(POOL, &Tape::new()));
        assert_ne!(dice.noise(&Tape::new(), 0), first.noise(&Tape::new(), 0));
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
        assert_ne!(none.noise(&Tape::new(), 0), Dice::none(6).noise(&Tape::new(), 0));
    }
}
