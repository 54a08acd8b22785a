//! Who moves together, and at which Init (FR-MOV-1, FR-MOV-2).

use super::{Battle, ElementId, ElementSet, Flag};
use crate::book::UNKNOWN;

impl Battle {
    /// Those who move as one with an element, itself included: its group, or nobody else.
    pub fn members(&self, id: ElementId) -> ElementSet {
        match self.element(id).group {
            0 => ElementSet::one(id),
            group => self.group(group),
        }
    }

    /// The Init at which a mover moves: the lowest of its members (FR-MOV-2, G-9); [`UNKNOWN`] where nobody has said.
    pub fn moves_at(&self, id: ElementId) -> u8 {
        let of = |id: ElementId| self.element(id).moves_at;
        self.members(id).iter().map(of).min().unwrap_or(UNKNOWN)
    }

    /// The lowest Init at which somebody has not moved yet (FR-TURN-2A).
    pub fn lowest_init(&self) -> Option<u8> {
        let waits = self.elements.iter().filter(|element| element.in_play() && !element.is(Flag::Moved));
        waits.map(|element| element.moves_at).min()
    }

    /// The movers of an Init that have not moved yet: single elements, and of each group its first.
    pub fn movers_at(&self, init: u8) -> ElementSet {
        let at = self.elements_where(|_, element| element.moves_at == init && !element.is(Flag::Moved));
        at.iter().filter_map(|id| self.members(id).first()).collect()
    }

    /// Leaders who could lead a mover: at 0 cm of it, or in its group, with Act left and an order of their own; nobody leads
    /// what routs, or what is led already (FR-MOV-5).
    pub fn leaders_of(&self, id: ElementId) -> ElementSet {
        let (members, mover) = (self.members(id), self.element(id));
        if mover.routs() || mover.led.is_some() {
            return ElementSet::EMPTY;
        }
        let at_hand = |leader: ElementId| {
            let his = self.element(leader);
            let near = his.attached.map_or(members.len() > 1 && members.has(leader), |unit| members.has(unit));
            near && his.order != mover.order
        };
        self.leaders(mover.seat, 1).iter().filter(|leader| at_hand(*leader)).collect()
    }

    /// Enemies that can be touched: whoever is in a unit is met with it.
    pub fn foes_to_meet(&self, id: ElementId) -> ElementSet {
        let met: ElementSet = self.contacts_of(id).filter_map(|contact| contact.other(id)).collect();
        let (seat, outside) = (self.seat_of(id), |id| self.element(id).attached.is_none());
        self.elements_where(|other, element| element.seat != seat && outside(other)).except(met)
    }
}
