//! Whether a held key of the pad may go on by itself: only where it moves a cursor and nothing else.

use umpire_engine::table::Session;

use crate::key::Key;
use crate::pages::look_back::LookBack;
use crate::screen::ScreenState;

impl ScreenState {
    /// Whether this key, held, does again what it did: never behind a curtain, and never where it might answer.
    pub fn repeats(&self, key: Key, game: &dyn Session) -> bool {
        let along = matches!(key, Key::Up | Key::Down);
        if self.warning.is_some() || self.consent.is_some() || self.sealing.is_some() {
            return false;
        }
        if let Some(correcting) = &self.correcting {
            return !correcting.asks_all();
        }
        if self.why.is_some() || self.looking.is_some() {
            return along;
        }
        if self.news.is_some() || LookBack::of(game).is_some() {
            return false;
        }
        game.question().is_some_and(|question| self.open.repeats(along, &question.kind))
    }
}
