//! What the players call a side or a piece.

use umpire_engine::table::{AnswerError, Nickname, Session, Source};
use umpire_screens::has_room;

use super::{Device, Outcome};

impl Device {
    /// Calls a side or a piece something. The question stays on the screen as far as it was answered.
    pub fn nickname(
        &mut self,
        nickname: Nickname<'_>,
        by: Source,
        game: &mut dyn Session,
        heard: &mut dyn FnMut(&dyn Session),
    ) -> Outcome {
        if !has_room(nickname.bearer, nickname.text) {
            return Outcome::Refused(AnswerError::Width);
        }
        self.stop_looking_back(game);
        if let Err(refusal) = game.nickname(nickname, by) {
            return Outcome::Refused(refusal);
        }
        heard(game);
        self.view.sync_nickname(game);
        Outcome::Said
    }
}
