//! What the Morale phase remembers: who still checks, who has passed stress to whom, who goes with his unit.

use super::transfer::PAIR_BYTES;
use super::{Battle, ElementId, ElementSet, Flag};
use crate::book::{Attribute, HouseRule, Kind, Order, Stat};
use umpire_engine::table::SeatSet;

/// What the Morale phase remembers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoralePhase {
    /// Who still has to check in this step 13.
    pub checks: ElementSet,
    /// Leaders who go with the unit they were in (FR-HR-2).
    pub doomed: ElementSet,
    /// Sides whose givers of equal stress go in any order in this turn (FR-TRA-1).
    pub any_order: SeatSet,
    /// Pairs between which stress was passed in this turn (FR-TRA-15). Who is giver now has not given before, so that a pair
    /// tells the direction.
    pub(super) pairs: [u8; PAIR_BYTES],
}

impl Default for MoralePhase {
    fn default() -> Self {
        MoralePhase {
            checks: ElementSet::EMPTY,
            doomed: ElementSet::EMPTY,
            any_order: SeatSet::EMPTY,
            pairs: [0; PAIR_BYTES],
        }
    }
}

impl Battle {
    /// Those who go at the next marked moment: over End, or with their unit (FR-STR-2, FR-HR-2).
    pub fn going(&self) -> ElementSet {
        self.elements_where(|id, element| element.is_over_end() || self.morale.doomed.has(id))
    }

    /// Those of some to whom a stress more makes a difference: whoever goes anyway takes it only for those inside, who get
    /// what is over End.
    pub(crate) fn can_be_shaken(&self, these: ElementSet) -> ElementSet {
        let overflows = !self.plays(HouseRule::LeaderInDestroyed);
        let inside = |id: &ElementId| overflows && !self.attached_to(*id).is_empty();
        these.except(self.going().iter().filter(|id| !inside(id)).collect())
    }

    /// Who is at 0 cm of an element, beside those in it: the unit it is in, and others in that.
    pub(crate) fn beside(&self, id: ElementId) -> ElementSet {
        let unit = self.element(id).attached;
        unit.map_or(ElementSet::EMPTY, |unit| self.attached_to(unit).and(unit).without(id))
    }

    /// What becomes of its order when a check fails (FR-MOR-4 to FR-MOR-6, FR-HR-12).
    pub fn order_after_failure(&self, id: ElementId) -> Order {
        let element = self.element(id);
        let shift = element.order.row().shift;
        if element.routs() {
            Order::Rout
        } else if element.card.is(Attribute::Automaton) {
            Order::Halt
        } else if !element.card.is(Attribute::Berserker) {
            shift
        } else if shift == Order::Rout && !self.plays(HouseRule::Berserker) {
            Order::Rout
        } else {
            Order::Attack
        }
    }

    /// Those who check now: more stress than at the last check, and an order that can change (FR-MOR-1, FR-UI-1).
    pub fn to_check(&self) -> ElementSet {
        let changes = |id: ElementId| self.order_after_failure(id) != self.element(id).order;
        self.elements_where(|id, element| element.stress > element.stress_ref && changes(id))
    }

    /// Whether it has an Act to spend; in quick mode one whose Act nobody knows may have it (FR-UI-5).
    pub fn has_act(&self, id: ElementId) -> bool {
        let element = self.element(id);
        element.act > 0 || self.quick && element.number(Stat::Act).is_none()
    }

    /// Whether a leader may try to rally an element now, if he is near enough (FR-MOR-9, G-54, FR-HR-11).
    fn may_rally(&self, leader: ElementId, id: ElementId) -> bool {
        let (his, card) = (self.element(leader), &self.element(id).card);
        let above = |superior: ElementId| superior == leader || self.is_superior_of(leader, superior);
        let commands = his.card.kind.commands()
            && (self.is_superior_of(leader, id) || card.superior.is_some_and(|superior| above(ElementId(superior))));
        let ready = self.has_act(leader) && !his.routs() && his.seat == self.seat_of(id) && leader != id;
        let tried = self.plays(HouseRule::RallyLimit) && his.is(Flag::RallyChecked);
        ready && !tried && (commands || his.card.kind == Kind::Hero)
    }

    /// Who may try to rally an element.
    pub fn ralliers(&self, id: ElementId) -> ElementSet {
        self.elements_where(|leader, _| self.may_rally(leader, id))
    }

    /// Routing elements that somebody may try to rally (FR-MOR-10).
    pub fn to_rally(&self) -> ElementSet {
        let once = !self.plays(HouseRule::RallyLimit);
        self.elements_where(|id, element| {
            element.routs() && !(once && element.is(Flag::RallyChecked)) && !self.ralliers(id).is_empty()
        })
    }
}
