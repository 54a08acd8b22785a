//! The coach of a lesson: what it says of the page on top, and the page at its end.

use umpire_engine::table::{Answer, Cue, Kind, Lesson, Question, Session};

use crate::intent::Intent;
use crate::key::Key;
use crate::pages::look_back::LookBack;
use crate::screen::ScreenState;

impl ScreenState {
    /// Whether a coach speaks where a game is a lesson.
    pub fn set_coached(&mut self, coached: bool) {
        self.coached = coached;
    }

    /// What the coach says of the page on top. Nothing behind a curtain, nor of what lies over the game.
    pub fn cue(&self, game: &dyn Session) -> Option<&'static Cue> {
        game.lesson().filter(|_| self.coached)?;
        if self.is_covered() || self.has_begun_secret() || LookBack::of(game).is_some() {
            return None;
        }
        match self.news {
            Some(at) => game.cue_of_news(at.into()),
            None => game.cue().filter(|_| !self.hushed),
        }
    }

    /// Puts the cursor on the row that the coach speaks of.
    pub(super) fn follow_cue(&mut self, game: &dyn Session, question: &Question) {
        let row = game.lesson().filter(|_| self.coached).and_then(|_| game.cue()?.row);
        if let (Some(row), Kind::Choose(choose)) = (row, &question.kind)
            && choose.options.get(usize::from(row)).is_some_and(|option| option.off.is_none())
        {
            self.open.show(question, &Answer::Pick(row));
        }
    }

    /// The lesson whose last page is shown: it lies over the question that would come now.
    pub fn ended_lesson(&self, game: &dyn Session) -> Option<&'static Lesson> {
        let lesson = game.lesson().filter(|_| self.coached && game.is_lesson_over())?;
        let on_top = self.news.is_none() && !self.is_covered() && LookBack::of(game).is_none();
        (on_top && game.question().is_some()).then_some(lesson)
    }

    /// What a key does to what the coach says; none where that is nothing.
    pub(crate) fn on_key_coached(&mut self, key: Key, game: &dyn Session) -> Option<Intent> {
        if self.ended_lesson(game).is_some() {
            match key {
                Key::A => return Some(Intent::Rematch),
                Key::X => return Some(Intent::Leave),
                Key::B => self.coached = false,
                _ => {}
            }
            return Some(Intent::Stay);
        }
        match key {
            Key::Y if self.cue(game).is_some() => {
                self.coached = false;
                return Some(Intent::Stay);
            }
            // Whoever moves wants to see all there is.
            Key::Up | Key::Down | Key::Left | Key::Right => self.hushed |= self.news.is_none(),
            _ => {}
        }
        None
    }
}
