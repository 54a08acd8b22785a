//! The ceremony before a game: the seal is shown, and then every seat presses at a moment of its own.

use umpire_rules::table::{Match, Seat, Standing};

use super::{Device, Moved};
use crate::dice::Dice;
use crate::seal::{Hash, Moment, Seal, Secret, words};

/// What the device keeps of the ceremony.
#[derive(Default)]
pub(super) struct Ceremony {
    /// A seal that not all seats have pressed for yet, and how many seats there are.
    open: Option<(Seal, u8)>,
    /// When the key that is heard next was pressed.
    moment: u64,
    /// Whether a console presses it.
    pub(super) afar: bool,
}

impl Device {
    /// When the key that is heard next was pressed, in microseconds.
    pub fn pressed_at(&mut self, moment: u64) {
        self.ceremony.moment = moment;
    }

    /// Whether seats have still to press before there are dice.
    pub const fn is_sealing(&self) -> bool {
        self.ceremony.open.is_some()
    }

    /// Whose thumb is wanted for the seal.
    pub fn presses_next(&self) -> Option<Seat> {
        self.ceremony.open.as_ref().map(|(seal, _)| Seat(seal.moments().len() as u8))
    }

    /// The hash that is shown for this game's dice, where they are sealed.
    pub fn hash(&self) -> Option<Hash> {
        self.seal().map(Seal::hash)
    }

    /// The seal of this game, pressed for or not.
    pub fn seal(&self) -> Option<&Seal> {
        self.ceremony.open.as_ref().map(|(seal, _)| seal).or_else(|| self.dice.seal())
    }

    /// Commits to a secret, and waits for every seat. There are no dice before all have pressed.
    #[inline(never)]
    pub(super) fn begin_seal(&mut self, secret: Secret, seats: u8) {
        let (dice, seal) = (Dice::none(self.noise.number()), Seal::new(secret));
        self.take_dice(dice);
        self.drawn = false;
        self.view.begin_seal(words(&seal.hash()), seats.max(1));
        self.ceremony.open = Some((seal, seats.max(1)));
        self.show_seal();
    }

    /// The ceremony ends without dice: the game was left before all had pressed, or the source is in doubt.
    pub fn drop_seal(&mut self) {
        if self.ceremony.open.take().is_some() {
            self.view.end_seal();
            self.show_seal();
        }
    }

    /// The next seat pressed: with the last of them the dice are fixed.
    #[inline(never)]
    pub(super) fn press_seal(&mut self, game: &dyn Match) -> Moved {
        let moment = Moment { micros: self.ceremony.moment, afar: self.ceremony.afar };
        let Some((mut seal, seats)) = self.ceremony.open.take() else { return Moved::Stayed };
        seal.press(moment);
        let pressed = seal.moments().len() as u8;
        if pressed < seats {
            self.ceremony.open = Some((seal, seats));
            self.view.press_seal();
            return Moved::Pressed { next: Seat(pressed) };
        }
        self.take_dice(Dice::from_seal(seal));
        self.view.end_seal();
        self.turn(game);
        Moved::Sealed
    }

    /// Lets every seat press at once, where there are no thumbs: on a desk without a screen.
    pub fn seal_at_once(&mut self, now: &mut dyn FnMut() -> u64, game: &dyn Match) {
        while self.is_sealing() {
            self.pressed_at(now());
            self.press_seal(game);
        }
    }

    /// Shows the secret of a game that is over: from here on these dice are known. Whether there is one to show.
    pub fn tell_secret(&mut self, game: &dyn Match) -> bool {
        let Some(secret) = self.dice.seal().map(Seal::secret).filter(|_| game.standing() == Standing::Over) else {
            return false;
        };
        self.view.tell_secret(*secret);
        self.told_seed();
        true
    }

    /// Puts the seal on its page of the look.
    #[inline(never)]
    pub(super) fn show_seal(&mut self) {
        let shown = self.seal().map(|seal| {
            let hash = seal.hash();
            let moments = seal.moments().iter().map(|moment| moment.micros).collect();
            umpire_screens::Seal { words: words(&hash), hash, moments, secret: None }
        });
        self.view.show_seal(shown);
    }
}
