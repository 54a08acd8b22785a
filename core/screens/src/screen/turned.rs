//! Which way round the picture stands: it may turn to whoever is asked.

use umpire_engine::table::{Kind, Role, Session};

use crate::pages::look::Flip;
use crate::screen::ScreenState;

impl ScreenState {
    /// Sets which way round the picture stands.
    pub fn set_flip(&mut self, flip: Flip) {
        self.flip = flip;
    }

    /// Whether the picture is to be upside down as the device lies; none where it stays as it is. What lies over a
    /// question is read by whoever opened it, and news by whoever caused them.
    pub fn turned(&self, game: &dyn Session) -> Option<bool> {
        // Keys that are tried are pressed where they are.
        if self.flip == Flip::Off || game.book().role == Role::SelfTest {
            return Some(false);
        }
        if self.flip == Flip::Always {
            return Some(true);
        }
        if self.is_covered() || self.news.is_some() {
            return None;
        }
        let question = game.question()?;
        // Every second side sits opposite. A secret never turns: whoever is asked has the device in hand.
        let far = question.heading.asked.seat().is_some_and(|seat| seat.index() % 2 == 1);
        Some(far && !matches!(question.kind, Kind::Secret(_)))
    }
}
