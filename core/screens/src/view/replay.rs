//! A look back at a game, answer by answer: each question with the cursor where it was answered.

use core::fmt::Write;

use umpire_rules::table::{Kind, Session};

use super::{Open, View, next_stop};
use crate::band::{Foot, Text, Verb};
use crate::key::{Act, Key};
use crate::parts::Cap;

/// Answers that up and down go by.
const LEAP: u16 = 10;

/// Where a look back stands: after so many answers of so many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    pub(super) at: u16,
    pub(super) of: u16,
}

impl Place {
    /// Where this game is looked at; none where it is played.
    pub(super) fn of(game: &dyn Session) -> Option<Place> {
        game.shown_at().map(|at| Place { at, of: game.tape().answer_count() })
    }

    /// The foot of every screen of the look back.
    pub(super) fn foot(self) -> Foot {
        let mut text = Text::new();
        let _ = write!(text, "{} of {}", self.at, self.of); // five digits each at most
        Foot::verbs([
            Verb::new(Cap::Sideways, &text),
            Verb::new(Cap::Key(Key::Y), "Look"),
            Verb::new(Cap::Key(Key::B), "Leave"),
        ])
    }
}

impl View {
    /// What a key does while somebody looks back.
    pub(super) fn stroke_back(&mut self, key: Key, Place { at, of }: Place, game: &dyn Session) -> Act {
        let to = match key {
            Key::Right | Key::A => {
                if let Some(next) = self.news.and_then(|news| next_stop(&game.news(), usize::from(news) + 1)) {
                    self.news = Some(next);
                    return Act::Stay;
                }
                at.saturating_add(1)
            }
            Key::Left => at.saturating_sub(1),
            Key::Down => at.saturating_add(LEAP),
            Key::Up => at.saturating_sub(LEAP),
            Key::B | Key::X => return Act::Stand(None),
            Key::Y => return Act::Stay,
        };
        let to = to.min(of);
        if to == at { Act::Stay } else { Act::Stand(Some(to)) }
    }

    /// Passes over the news, which somebody has seen before, to the question.
    pub fn pass(&mut self, game: &dyn Session) {
        if game.question().is_some() {
            self.news = None;
        }
    }

    /// Turns to where the game is looked at: what was answered there lies under the cursor.
    #[inline(never)]
    pub fn turn_back_to(&mut self, game: &dyn Session, forward: bool) {
        self.turn_to(game, 0);
        if !forward {
            self.news = None;
        }
        let Some(Place { at, .. }) = Place::of(game) else { return };
        let question = game.question();
        let Some(question) = question.as_deref() else { return };
        let answer = game.tape().answer(at, &question.kind);
        match (&mut self.open, &question.kind, answer) {
            (Open::Choose(picking), Kind::Choose(choose), Some(answer)) => picking.show(choose, &answer),
            (Open::Tick(ticking), _, Some(answer)) => ticking.show(&answer),
            (Open::Number(counting), _, Some(answer)) => counting.show(&answer),
            _ => {}
        }
    }
}
