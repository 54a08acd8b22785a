//! A look back at a game, answer by answer: each question with the cursor where it was answered.

use umpire_engine::table::Session;

use crate::intent::Intent;
use crate::key::Key;
use crate::pages::look_back::LookBack;
use crate::screen::{ScreenState, next_stop};

/// Answers that up and down go by.
const LEAP: u16 = 10;

impl ScreenState {
    /// What a key does while somebody looks back.
    pub(crate) fn on_key_looking_back(
        &mut self,
        key: Key,
        LookBack { at, of }: LookBack,
        game: &dyn Session,
    ) -> Intent {
        let to = match key {
            Key::Right | Key::A => {
                if let Some(next) = self.news.and_then(|news| next_stop(&game.news(), usize::from(news) + 1)) {
                    self.news = Some(next);
                    return Intent::Stay;
                }
                at.saturating_add(1)
            }
            Key::Left => at.saturating_sub(1),
            Key::Down => at.saturating_add(LEAP),
            Key::Up => at.saturating_sub(LEAP),
            Key::B | Key::X => return Intent::LookBack(None),
            Key::Y => return Intent::Stay,
        };
        let to = to.min(of);
        if to == at { Intent::Stay } else { Intent::LookBack(Some(to)) }
    }

    /// Passes over the news, which somebody has seen before, to the question.
    pub fn skip_news(&mut self, game: &dyn Session) {
        if game.question().is_some() {
            self.news = None;
        }
    }

    /// Opens the page of where the game is looked at: what was answered there lies under the cursor.
    #[inline(never)]
    pub fn sync_looking_back(&mut self, game: &dyn Session, forward: bool) {
        self.sync(game, 0);
        if !forward {
            self.news = None;
        }
        let Some(LookBack { at, .. }) = LookBack::of(game) else { return };
        let question = game.question();
        let Some(question) = question.as_deref() else { return };
        let answer = game.tape().answer(at, &question.kind);
        if let Some(answer) = answer {
            self.open.show(question, &answer);
        }
    }
}
