//! What the players put right by hand.

use umpire_engine::table::{Correction, Session, Source};

use super::{Device, Outcome};

impl Device {
    /// Puts something right, which every seat has agreed to on the screen: there only thumbs are heard.
    pub fn correct(
        &mut self,
        correction: Correction,
        by: Source,
        game: &mut dyn Session,
        heard: &mut dyn FnMut(&dyn Session),
    ) -> Outcome {
        self.stop_looking_back(game);
        if let Err(refusal) = game.correct(correction, by) {
            return Outcome::Refused(refusal);
        }
        heard(game);
        self.sync(game);
        Outcome::Said
    }
}
