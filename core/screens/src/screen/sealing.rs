//! The seal of the dice, as far as the screen shows it: the ceremony before a game, and what its page says.

use crate::pages::look::SealStatus;
use crate::pages::seal::SealingPage;
use crate::screen::ScreenState;

impl ScreenState {
    /// What the dice of this game are sealed with: a page of the look.
    pub fn set_seal(&mut self, seal: Option<SealStatus>) {
        self.seal = seal;
    }

    /// Shows the secret on that page.
    pub fn reveal_secret(&mut self, secret: [u8; 32]) {
        if let Some(seal) = &mut self.seal {
            seal.secret = Some(secret);
        }
    }

    /// What a finished game is known by; none while it goes on.
    pub fn set_closing_words(&mut self, closing: Option<[&'static str; 12]>) {
        if let Some(seal) = &mut self.seal {
            seal.closing = closing;
        }
    }

    /// Lays the ceremony over the question until so many seats have added a number.
    pub fn begin_sealing(&mut self, words: [&'static str; 12], seats: u8) {
        self.sealing = Some(SealingPage::new(words, seats));
    }

    /// A seat has pressed, and another is to.
    pub fn next_sealing_seat(&mut self) {
        if let Some(sealing) = &mut self.sealing {
            sealing.next();
        }
    }

    /// All have pressed, or nobody will.
    pub fn end_sealing(&mut self) {
        self.sealing = None;
    }
}
