//! Witnessed dice: the ceremony before a game, and what there is to see of its seal.

use umpire_engine::table::{Seat, Session, Standing};

use super::{Device, Outcome};
use crate::fairness::dice::Dice;
use crate::fairness::seal::{Hash, Seal, SealNumber, SealSecret, words};
use crate::persistence::save_file;

/// A seal to which not all seats have added their number yet, and how many seats there are.
pub(super) type Ceremony = Option<(Seal, u8)>;

impl Device {
    /// Whether games begin with witnessed dice from now on.
    pub fn set_witnessed(&mut self, witnessed: bool) {
        self.witnessed = witnessed;
    }

    /// Whether seats have still to add numbers before there are dice.
    pub const fn is_sealing(&self) -> bool {
        self.ceremony.is_some()
    }

    /// Whose number is wanted.
    pub fn adds_next(&self) -> Option<Seat> {
        self.ceremony.as_ref().map(|(seal, _)| Seat(seal.numbers().len() as u8))
    }

    /// The hash that is shown for this game's dice, where they are sealed.
    pub fn hash(&self) -> Option<Hash> {
        self.seal().map_or_else(|| self.dice.hash(), |seal| Some(seal.hash()))
    }

    /// The seal of this game, whether or not all numbers are there.
    pub fn seal(&self) -> Option<&Seal> {
        self.ceremony.as_ref().map(|(seal, _)| seal).or_else(|| self.dice.seal())
    }

    /// Commits to a secret. Where the dice are to be witnessed there are none before every seat has added its number.
    #[inline(never)]
    pub(super) fn begin_seal(&mut self, secret: SealSecret, seats: u8) {
        let seal = Seal::new(secret);
        if !self.witnessed {
            return self.set_dice(Dice::from_seal(seal));
        }
        self.set_dice(Dice::NONE);
        self.drawn = false;
        self.view.begin_sealing(words(&seal.hash()), seats.max(1));
        self.ceremony = Some((seal, seats.max(1)));
        self.show_seal();
    }

    /// The ceremony ends without dice: the game was left before all had added a number, or the source is in doubt.
    pub fn cancel_sealing(&mut self) {
        if self.ceremony.take().is_some() {
            self.view.end_sealing();
            self.show_seal();
        }
    }

    /// The next seat adds its number: with the last of them the dice are fixed.
    #[inline(never)]
    pub fn add_number(&mut self, number: SealNumber, game: &dyn Session) -> Outcome {
        let Some((mut seal, seats)) = self.ceremony.take() else { return Outcome::Stayed };
        seal.add(number);
        let added = seal.numbers().len() as u8;
        if added < seats {
            self.ceremony = Some((seal, seats));
            self.view.next_sealing_seat();
            return Outcome::Added { next: Seat(added) };
        }
        self.set_dice(Dice::from_seal(seal));
        self.view.end_sealing();
        self.sync(game);
        Outcome::Sealed
    }

    /// Shows the secret of a game that is over: from here on these dice are known. Whether there is one to show.
    pub fn tell_secret(&mut self, game: &dyn Session) -> bool {
        let Some(secret) = self.dice.seal().map(Seal::secret).filter(|_| game.standing() == Standing::Over) else {
            return false;
        };
        self.view.reveal_secret(*secret);
        self.reveal_seed();
        true
    }

    /// Puts the seal on its page of the look.
    #[inline(never)]
    pub(super) fn show_seal(&mut self) {
        let shown = self.seal().map(|seal| umpire_screens::SealStatus {
            words: words(&seal.hash()),
            numbers: seal.numbers().iter().copied().collect(),
            closing: None,
            secret: None,
        });
        self.view.set_seal(shown);
    }

    /// The closing words of a game that is over, for who is about to look: they take 50 ms.
    #[inline(never)]
    pub(super) fn close(&mut self, game: &dyn Session) {
        if game.standing() == Standing::Over && self.dice.seal().is_some() {
            self.view.set_closing_words(Some(words(&save_file::closing(game, &self.dice))));
        }
    }
}
