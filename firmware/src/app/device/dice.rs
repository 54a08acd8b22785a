//! The dice of the game on the device: drawn, taken up again, doubted, put away.

use umpire_engine::table::{Freshness, Session};

use super::{Device, Notice};
use crate::fairness::dice::{Dice, Origin, Pickers};
use crate::fairness::entropy::{Entropy, EntropyPool, RawBits};

impl Device {
    /// Where dice come from.
    pub const fn noise(&self) -> &EntropyPool {
        &self.noise
    }

    /// Draws the secret of a game that begins at this moment. Where dice are witnessed, there are some when all seats
    /// have added their numbers. Only a seed given by hand is there before: a saved game tells its seed, which must not
    /// tell of the games after it.
    #[inline(never)]
    pub fn begin(&mut self, entropy: &mut Entropy<'_>, seats: u8) {
        if self.dice.are_arranged() && self.fixed {
            self.set_dice(self.dice.renewed());
        }
        if self.drawn && !self.dice.are_arranged() {
            return;
        }
        match self.noise.seed(entropy.moment, entropy.bits) {
            Ok(secret) => self.begin_seal(secret, seats),
            Err(_) => {
                self.set_dice(Dice::NONE);
                self.note(Notice::NoDice);
            }
        }
    }

    /// A lesson begins: its dice are arranged, and a coach speaks.
    pub fn begin_lesson(&mut self) {
        self.set_dice(Dice::arranged());
        self.view.set_coached(true);
    }

    /// Draws dice for a workbench, where nobody plays against anybody: they are not sealed. The next game draws its own.
    #[inline(never)]
    pub fn begin_bench(&mut self, entropy: &mut Entropy<'_>) {
        if !self.drawn {
            let seed = self.noise.seed(entropy.moment, entropy.bits);
            self.set_bench_dice(seed.map_or(Dice::NONE, Dice::from_seed));
        }
    }

    /// Takes up the dice of a stored workbench.
    pub fn resume_bench(&mut self, origin: Origin) {
        if !self.drawn {
            self.set_bench_dice(Dice::of(origin));
        }
    }

    fn set_bench_dice(&mut self, dice: Dice) {
        self.set_dice(dice);
        self.drawn = false;
    }

    /// Takes up the dice of a stored game, at this moment. They were sound when they were drawn; if the source is broken
    /// now, they are thrown no more. Else there is fresh noise to be noted on its tape before anything is thrown: who
    /// read the flash while the device was off knows nothing of the dice to come.
    pub fn resume(&mut self, origin: Origin, entropy: &mut Entropy<'_>) -> Option<Freshness> {
        let mut dice = Dice::of(origin);
        let noise = if dice.are_refreshed() { Some(self.noise.note(entropy.moment, entropy.bits)) } else { None };
        if self.noise.broken().is_some() {
            dice.distrust();
        }
        self.set_dice(dice);
        noise?.ok()
    }

    /// These dice are in doubt: the players throw their own from here on.
    pub fn distrust_dice(&mut self) {
        self.dice.distrust();
        self.view.use_own_dice(true);
    }

    /// The seed was told: these dice are known beforehand now, and throw no more. The next game has others.
    pub fn reveal_seed(&mut self) {
        self.distrust_dice();
        (self.drawn, self.told) = (false, true);
    }

    /// Stirs the moment of a press into what dice are drawn from, and looks whether the source is still sound.
    #[inline(never)]
    pub fn add_entropy(&mut self, entropy: &mut Entropy<'_>, game: &dyn Session) {
        let sound = self.noise.broken().is_none();
        if self.noise.stir(entropy.moment, entropy.bits).is_err() && sound {
            self.lose_noise(game);
        }
    }

    /// Gathers what the next game's dice need, while nobody waits for them.
    #[inline(never)]
    pub fn gather_entropy(&mut self, bits: RawBits<'_>, game: &dyn Session) {
        let sound = self.noise.broken().is_none();
        if sound && self.noise.fill(bits).is_err() {
            self.lose_noise(game);
        }
    }

    /// The source is not sound any more: that is said, and the players throw their own dice from here on.
    fn lose_noise(&mut self, game: &dyn Session) {
        if self.fixed {
            return;
        }
        self.dice.distrust();
        self.drawn |= self.is_sealing();
        self.cancel_sealing();
        self.view.use_own_dice(true);
        self.note(Notice::NoDice);
        self.draw_pickers(); // who picks a secret just now begins anew, and elsewhere
        self.sync(game);
    }

    /// What the device throws.
    pub const fn dice(&self) -> &Dice {
        &self.dice
    }

    /// Takes up another game's dice.
    pub fn set_dice(&mut self, dice: Dice) {
        self.view.use_own_dice(!dice.trusted());
        self.keys = dice.keys();
        (self.dice, self.drawn, self.told) = (dice, true, false);
        self.draw_pickers();
        self.show_seal();
    }

    /// Lets pickers start elsewhere: by noise that no die is drawn from. Where all dice are known, so are they.
    pub(super) fn draw_pickers(&mut self) {
        self.pickers = match self.dice.origin() {
            Origin::Fixed(seed) => Pickers::of_known(seed),
            _ => Pickers::new(self.noise.key()),
        };
    }

    /// The game is put away: the next one has dice of its own. Those of a seed given by hand follow from it, and
    /// that is said again.
    pub(crate) fn put_away(&mut self) {
        self.drawn = self.fixed;
        if self.fixed {
            let dice = self.dice.renewed();
            self.set_dice(dice);
            self.note(Notice::FixedSeed);
        }
    }
}
