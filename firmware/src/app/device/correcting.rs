//! What the players put right by hand.

use umpire_rules::table::{Correction, Session, Source};

use super::{Device, Moved};

impl Device {
    /// Puts something right, which every seat has agreed to on the screen: there only thumbs are heard.
    pub fn correct(
        &mut self,
        correction: Correction,
        by: Source,
        game: &mut dyn Session,
        heard: &mut dyn FnMut(&dyn Session),
    ) -> Moved {
        self.look_no_more(game);
        if let Err(refusal) = game.correct(correction, by) {
            return Moved::Refused(refusal);
        }
        heard(game);
        self.turn(game);
        Moved::Said
    }
}
