//! Before the first turn.

use heapless::String;

use crate::book::{HouseRule, Order};
use crate::state::Battle;
use umpire_engine::table::{Happening, MAX_NAME, Seat, Words};

/// What players set before the first turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupEvent {
    /// A player has a name.
    Named(Seat, String<MAX_NAME>),
    /// This table plays a rule so (section 18).
    Rule(HouseRule, u8),
    /// Which orders a commander with an order of his own may give, a bit each (FR-HR-7).
    Allowed(Order, u16),
    /// How many counters of an order each side has (FR-HR-13).
    Stock(Order, u8),
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
            SetupEvent::Rule(rule, setting) => {
                b.house.set(rule, setting);
                let words = Words::with2("{}: {}", rule.name(), rule.settings()[usize::from(setting)]);
                Some(Happening::line("house", None, None, words))
            }
            SetupEvent::Allowed(own, given) => {
                b.house.allowed[own as usize] = given;
                let words = Words::with2("On {}: {} orders", own.name(), given.count_ones() as i16);
                Some(Happening::line("house", None, None, words))
            }
            SetupEvent::Stock(order, counters) => {
                b.house.stock[order as usize] = counters;
                Some(Happening::line("house", None, None, Words::with2("{}: {} counters", order.name(), counters)))
            }
            SetupEvent::Quick(quick) => {
                b.quick = quick;
                let words = if quick { "Quick mode" } else { "Guided turns" };
                Some(Happening::line("quick", None, None, Words::of(words)))
            }
        }
    }
}
