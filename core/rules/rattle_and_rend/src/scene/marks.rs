//! What is so for an Element, in one word.

use crate::state::{ElementId, State, Whereabouts};
use umpire_engine::table::PieceMark;

/// Where it is if not on the table; or that it may not act in this Turn, or may for nothing.
pub(super) fn of(s: &State, id: ElementId) -> Option<PieceMark> {
    let element = s.element(id);
    let name = match element.place {
        Whereabouts::Out => "lost",
        Whereabouts::Banished(_) | Whereabouts::Away(_) => "away",
        Whereabouts::Aboard(_) => "aboard",
        Whereabouts::Ambush => "ambush",
        Whereabouts::Delayed | Whereabouts::Late => "late",
        Whereabouts::Table if s.round == 0 || element.is_ward() => return None,
        Whereabouts::Table if s.is_blocked(id) => "acted",
        Whereabouts::Table if s.action_cost(id) == 0 => "free",
        Whereabouts::Table => return None,
    };
    Some(PieceMark { name, icon: None, help: None })
}
