//! Where somebody looks back at a game: every foot says so.

use core::fmt::Write;

use umpire_engine::table::Session;

use crate::bands::{FootBand, Verb};
use crate::key::Key;
use crate::key_cap::Cap;
use crate::strings::Text;

/// Where a look back stands: after so many answers of so many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LookBack {
    pub(crate) at: u16,
    pub(crate) of: u16,
}

impl LookBack {
    /// Where this game is looked at; none where it is played.
    pub(crate) fn of(game: &dyn Session) -> Option<LookBack> {
        game.shown_at().map(|at| LookBack { at, of: game.tape().answer_count() })
    }

    /// The foot of every screen of the look back.
    pub(crate) fn foot(self) -> FootBand {
        let mut text = Text::new();
        let _ = write!(text, "{} of {}", self.at, self.of); // five digits each at most
        FootBand::verbs([
            Verb::new(Cap::Sideways, &text),
            Verb::new(Cap::Key(Key::Y), "Look"),
            Verb::new(Cap::Key(Key::B), "Leave"),
        ])
    }
}
