//! What lies on the table: plain data, changed only by events.

use heapless::Vec;

use super::book::{Action, Terrain, Type, Warband};
use super::roster::{Element, ElementId, Set};
use crate::table::{PieceId, Seat};

/// Most Elements of one side: eight, an attached Champion counted with its host (RR-WB-2).
const MAX_ELEMENTS: usize = 8;

/// The whole game as it stands.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct State {
    /// Every Element, red's first.
    pub elements: Vec<Element, { 2 * MAX_ELEMENTS }>,
    /// Red and blue.
    pub sides: [Side; 2],
    /// The Round; 0 before the first.
    pub round: u8,
    /// Whose Turn it is; nobody's during bids.
    pub active: Option<Seat>,
    /// Passes one after the other, with no Action between them (RR-TURN-4).
    pub passes: u8,
    /// Which kinds of terrain lie on the table, a bit each (RR-Q-12).
    pub terrain: u8,
    /// The Action under way.
    pub frame: Frame,
    /// Whether the game is over, and who won it.
    pub over: Option<Option<Seat>>,
}

/// One player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Side {
    /// Which warband.
    pub warband: Option<&'static Warband>,
    /// Momentum left.
    pub now: u8,
    /// Total Momentum: what it is filled up to, and its cap.
    pub total: u8,
    /// Who may not act again at once (RR-TURN-6).
    pub last_acted: Set,
    /// Rights to act for nothing (section 19).
    pub credits: Vec<Credit, 4>,
}

/// A right to pay nothing for an Action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Credit {
    /// For the next own Action, if this Element is given it (Maneuver).
    ActionOf(ElementId),
    /// For the next own Action, whoever takes it (Evade).
    NextAction,
}

/// The one Reaction an Action allows (RR-REACT-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Slot {
    /// Not used yet.
    #[default]
    Free,
    /// The Reactive Player wants to hear no more of it in this Action.
    Waived,
    /// Declared: gone, whatever came of it.
    Used,
}

/// The Action under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Frame {
    /// Who acts.
    pub actor: Option<ElementId>,
    /// What it does.
    pub action: Option<Action>,
    /// At whom.
    pub target: Option<ElementId>,
    /// The Reaction slot.
    pub slot: Slot,
    /// Whether a Reaction succeeded: the Turn swaps when all is done.
    pub reacted: bool,
    /// Whether the Action does not happen (Intimidate).
    pub cancelled: bool,
    /// Whether something moved since the target was named.
    pub moved: bool,
    /// Whether the target is now one of the actor's own side (Fodder).
    pub redirected: bool,
    /// Who strikes back (Retaliate).
    pub strike: Option<ElementId>,
}

impl State {
    /// An Element.
    pub fn element(&self, id: ElementId) -> &Element {
        &self.elements[usize::from(id.0)]
    }

    /// A side.
    pub fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    /// Every Element of a side with its id, lost ones included.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = (ElementId, &Element)> {
        self.elements.iter().enumerate().map(|(i, e)| (PieceId(i as u8), e)).filter(move |(_, e)| e.seat == seat)
    }

    /// A side's Elements in play.
    pub fn live(&self, seat: Seat) -> impl Iterator<Item = (ElementId, &Element)> {
        self.of(seat).filter(|(_, e)| e.in_play())
    }

    /// Live points: what a side's Elements in play are worth right now.
    pub fn live_points(&self, seat: Seat) -> u8 {
        self.live(seat).map(|(_, e)| e.points()).sum()
    }

    /// Elements that can be given Actions at all: in play, and no Wards (RR-EL-3).
    pub fn actors(&self, seat: Seat) -> impl Iterator<Item = ElementId> {
        self.live(seat).filter(|(_, e)| e.kind() != Type::Ward).map(|(id, _)| id)
    }

    /// Whether this kind of terrain lies on the table.
    pub fn has(&self, terrain: Terrain) -> bool {
        self.terrain >> terrain as u8 & 1 == 1
    }

    /// Whether an Element may not act because it acted last (RR-TURN-6, RR-TURN-7).
    pub fn is_blocked(&self, id: ElementId) -> bool {
        let seat = self.element(id).seat;
        let last = self.side(seat).last_acted;
        // With one Element left, or none but the blocked, the block is lifted.
        last.has(id) && self.actors(seat).any(|other| !last.has(other))
    }

    /// What an Action of this Element costs: nothing with a credit that covers it (RR-CRED-3).
    pub fn action_cost(&self, id: ElementId) -> u8 {
        let covers = |credit: &Credit| match credit {
            Credit::ActionOf(ally) => *ally == id,
            Credit::NextAction => true,
        };
        u8::from(!self.side(self.element(id).seat).credits.iter().any(covers))
    }

    /// Whether an Element can be given an Action now.
    pub fn may_act(&self, id: ElementId) -> bool {
        let element = self.element(id);
        element.in_play()
            && element.kind() != Type::Ward
            && !self.is_blocked(id)
            && self.action_cost(id) <= self.side(element.seat).now
    }

    /// Whether a player can take any Action (RR-ROUND-2, RR-CRED-5).
    pub fn can_act(&self, seat: Seat) -> bool {
        self.actors(seat).any(|id| self.may_act(id))
    }
}
