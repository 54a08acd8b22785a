//! Back and forth in a game: what thumbs and lines may take back, and who has to agree.

use umpire_rules::table::{AnswerError, Session, Source};

use super::{Device, Moved};

impl Device {
    /// Takes so many answers back; but where dice the device threw or revealed secrets are among them, every seat is
    /// asked first, on the screen.
    pub fn back(&mut self, steps: u16, by: Source, game: &mut dyn Session) -> Moved {
        self.look_no_more(game);
        let (lines, crossed) = (game.tape().answer_count(), game.tape().crossing(steps));
        if steps == 0 || steps > lines {
            return if lines == 0 { Moved::AtStart } else { Moved::Stayed };
        }
        if !game.tape().has_room_to_undo(steps) {
            return Moved::Refused(AnswerError::UndoFull);
        }
        if crossed.needs_all() {
            self.view.ask_consent(steps, crossed);
            return Moved::Asked;
        }
        self.take_back(steps, false, by, game)
    }

    /// Takes so many answers back, which every seat has agreed to, or need not.
    pub fn take_back(&mut self, steps: u16, agreed: bool, by: Source, game: &mut dyn Session) -> Moved {
        self.look_no_more(game);
        let dice = game.tape().last_answers(steps).any(|line| line.thrown().is_some());
        if !game.undo(steps, agreed, by) {
            return match game.tape().answer_count() {
                0 => Moved::AtStart,
                lines if steps <= lines => Moved::Refused(AnswerError::UndoFull),
                _ => Moved::Stayed,
            };
        }
        self.turn(game);
        Moved::Undone { dice }
    }

    /// Lets the answer stand again that was taken back last.
    pub fn redo(&mut self, by: Source, game: &mut dyn Session, heard: &mut dyn FnMut(&dyn Session)) -> Moved {
        self.look_no_more(game);
        if !game.redo(by) {
            return Moved::Stayed;
        }
        heard(game);
        self.turn(game);
        Moved::Said
    }

    /// Whoever looks back is called to where the game stands.
    pub fn look_no_more(&mut self, game: &mut dyn Session) {
        if game.shown_at().is_some() {
            self.stand(None, game);
        }
    }

    /// Shows where the game stood after so many answers, or where it stands.
    pub fn stand(&mut self, answers: Option<u16>, game: &mut dyn Session) {
        let before = game.shown_at();
        game.show_at(answers);
        match answers {
            Some(answers) => self.view.sync_looking_back(game, before.is_none_or(|before| before < answers)),
            None => {
                self.turn(game);
                self.view.skip_news(game);
            }
        }
    }
}
