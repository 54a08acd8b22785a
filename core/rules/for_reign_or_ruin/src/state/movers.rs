//! Who moves together, and at which Init (FR-MOV-1, FR-MOV-2).

use super::{Battle, Element, ElementId, ElementSet, Flag};

impl Battle {
    /// Those who move as one with an element, itself included: its group, or nobody else.
    pub fn members(&self, id: ElementId) -> ElementSet {
        match self.element(id).group {
            0 => ElementSet::one(id),
            group => self.group(group),
        }
    }

    /// Whether it moves alone, or is the first of its group on the table.
    pub fn is_first(&self, id: ElementId) -> bool {
        let group = self.element(id).group;
        let before = &self.elements[..usize::from(id.0)];
        group == 0 || !before.iter().any(|other| other.group == group && other.in_play())
    }

    /// The Init at which a mover moves: the lowest of its members (FR-MOV-2, G-9); [`UNKNOWN`] where nobody has said.
    pub fn moves_at(&self, id: ElementId) -> u8 {
        let (own, group) = (self.element(id).moves_at, self.element(id).group);
        let others = self.elements.iter().filter(|other| group != 0 && other.group == group && other.in_play());
        others.map(|other| other.moves_at).min().unwrap_or(own)
    }

    /// The lowest Init at which somebody has not moved yet (FR-TURN-2A).
    pub fn lowest_init(&self) -> Option<u8> {
        let waits = self.elements.iter().filter(|element| element.in_play() && !element.is(Flag::Moved));
        waits.map(|element| element.moves_at).min()
    }

    /// The movers of an Init that have not moved yet: single elements, and of each group its first.
    pub fn movers_at(&self, init: u8) -> ElementSet {
        let at = |element: &Element| element.in_play() && element.moves_at == init && !element.is(Flag::Moved);
        // Of a group its first, if one of it moves now.
        self.elements_where(|id, element| match element.group {
            0 => at(element),
            group => self.is_first(id) && self.elements.iter().any(|other| other.group == group && at(other)),
        })
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
