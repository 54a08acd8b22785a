//! Before the first turn.

use heapless::String;

use crate::book::HouseRules;
use crate::state::Battle;
use umpire_engine::table::{Happening, MAX_NAME, Seat, Words};

/// What players set before the first turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupEvent {
    /// A player has a name.
    Named(Seat, String<MAX_NAME>),
    /// This table plays so.
    House(HouseRules),
    /// It is played without the guided turn (FR-UI-5), or with it again.
    Quick(bool),
}

impl SetupEvent {
    pub(super) fn apply(self, b: &mut Battle) -> Option<Happening> {
        match self {
            SetupEvent::Named(seat, name) => {
                b.sides[seat.index()].player = name.as_str().try_into().unwrap_or_default();
                None
            }
            SetupEvent::House(house) => {
                b.house = house;
                None
            }
            SetupEvent::Quick(quick) => {
                b.quick = quick;
                let words = if quick { "Quick mode" } else { "Guided turns" };
                Some(Happening::line("quick", None, None, Words::of(words)))
            }
        }
    }
}
