//! Where the cursor of the open question is, for those who say it in words. Nothing of a secret.

use umpire_engine::table::{Kind, Session, Ticks};

use crate::screen::ScreenState;
use crate::screen::open::OpenPage;

/// What a page shows of an answer that is not given yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Marked {
    /// The cursor is on this option.
    Option(u8),
    /// The cursor is on this row, or below all of them, and so much is ticked.
    Ticks(Option<u8>, Ticks),
    /// The number as it stands.
    Number(i16),
}

impl ScreenState {
    /// What the page of an open, public question shows of its answer; none while something else is shown.
    pub fn marked(&self, game: &dyn Session) -> Option<Marked> {
        if self.is_looking() || self.news.is_some() {
            return None;
        }
        let question = game.question();
        match (&self.open, &question.as_deref()?.kind) {
            (OpenPage::Choose(page), Kind::Choose(choose)) => page.under(choose).map(Marked::Option),
            (OpenPage::Tick(page), Kind::Tick(tick)) => {
                let (row, ticked) = page.marked(tick);
                Some(Marked::Ticks(row, ticked))
            }
            (OpenPage::Number(page), Kind::Number(_)) => Some(Marked::Number(page.value())),
            _ => None,
        }
    }
}
