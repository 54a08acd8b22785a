//! Spotting and commands (section 16).

use crate::state::{Battle, ElementId, Flag};
use umpire_engine::table::{Happening, Rolled, Show, Words};

/// Spotting and commands (section 16).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CommandEvent {
    /// A commander looked for a brigade marker; what he rolled, where it could fail (FR-CMD-2).
    Spotted(ElementId, ElementId, Option<Rolled>),
    /// It is no marker any more.
    Revealed(ElementId),
    /// Its order is confirmed in this turn (FR-CMD-9).
    Confirmed(ElementId),
    /// Dice that players threw for something of their own.
    Threw(Rolled),
}

impl CommandEvent {
    pub(super) fn apply(self, b: &mut Battle) -> Option<Happening> {
        match self {
            CommandEvent::Spotted(by, marker, rolled) => {
                let words = Words::with2("{} spots {}", by, marker);
                let show = rolled.map_or(Show::Line, Show::Rolled);
                let line = Happening::line("spotted", Some(b.seat_of(by)), Some(marker), words);
                Some(Happening { by: Some(by), show, ..line })
            }
            CommandEvent::Revealed(id) => {
                b.element_mut(id).set(Flag::Hidden, false);
                let words = Words::with("{} is revealed", id);
                Some(Happening::line("revealed", Some(b.seat_of(id)), Some(id), words))
            }
            CommandEvent::Confirmed(id) => {
                b.element_mut(id).set(Flag::Confirmed, true);
                let words = Words::with("{}: confirmed", id);
                Some(Happening::line("confirmed", Some(b.seat_of(id)), Some(id), words))
            }
            CommandEvent::Threw(rolled) => {
                let words = Words::with("Dice: {}", rolled.hits);
                Some(Happening { show: Show::Rolled(rolled), ..Happening::line("dice", None, None, words) })
            }
        }
    }
}
