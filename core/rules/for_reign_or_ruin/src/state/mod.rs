//! What lies on the table (section 2.2 of the checklist), in fixed arrays.

mod attack;
mod command;
mod contact;
mod element;
mod morale;
mod movers;
mod muster;
mod near;
mod queries;
mod reform;
mod side;
mod transfer;

use heapless::Vec;

pub use self::attack::{Attacks, Priming};
pub use self::contact::{Contact, Edge, Extent, MAX_CONTACTS, Touch};
pub use self::element::{Element, Flag, Place};
pub use self::morale::MoralePhase;
pub use self::near::{NearMemory, Within};
pub use self::side::BattleSide;
use crate::book::{HouseRule, HouseRules, Step};
use crate::roster::MAX_ELEMENTS_IN_ALL;
use umpire_engine::table::{EnumSet, MAX_SEATS, Seat, SeatSet};

/// An element, by its place on the table.
pub use umpire_engine::table::PieceId as ElementId;

/// Some elements.
pub type ElementSet = EnumSet<ElementId, u128>;

/// A battle.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Battle {
    /// Who fights.
    pub sides: Vec<BattleSide, MAX_SEATS, u8>,
    /// Every element, side by side.
    pub elements: Vec<Element, MAX_ELEMENTS_IN_ALL, u8>,
    /// Who touches whom (FR-ST-5).
    pub contacts: Vec<Contact, MAX_CONTACTS, u8>,
    /// What targets of this turn stood behind, a bit for each [`Defence`](crate::book::Defence) (FR-RNG-8).
    pub covers: u8,
    /// The last answers to "who is within?" (FR-UI-4).
    pub near: NearMemory,
    /// What the Morale phase remembers.
    pub morale: MoralePhase,
    /// What this table plays otherwise.
    pub house: HouseRules,
    /// Whether it is played without the guided turn (FR-UI-5).
    pub quick: bool,
    /// The turn, from 1; 0 before the first.
    pub turn: u8,
    /// Where that is.
    pub step: Step,
    /// Steps before this one are skipped in this turn (FR-UI-2).
    pub skip_to: Step,
    /// Whose doing it is now: both where they act at the same time.
    pub active: SeatSet,
    /// The element that is dealt with.
    pub acting: Option<ElementId>,
    /// Whether it is over.
    pub over: bool,
}

impl Battle {
    /// Every seat.
    pub fn seats(&self) -> SeatSet {
        SeatSet::first(self.sides.len() as u8)
    }

    /// An element.
    pub fn element(&self, id: ElementId) -> &Element {
        &self.elements[usize::from(id.0)]
    }

    pub(crate) fn element_mut(&mut self, id: ElementId) -> &mut Element {
        &mut self.elements[usize::from(id.0)]
    }

    /// Whose an element is.
    pub fn seat_of(&self, id: ElementId) -> Seat {
        self.element(id).seat
    }

    /// Whether this table plays a rule another way than ruled.
    pub fn plays(&self, rule: HouseRule) -> bool {
        self.house.has(rule)
    }
}
