//! Who may order whom (section 16).

use super::{Battle, Element, ElementId, ElementSet, Flag};
use crate::book::{Attribute, HouseRule, Kind, Order};
use umpire_engine::table::Seat;

impl Element {
    /// Whether its order has to be confirmed each turn, and was not in this one (FR-CMD-9, FR-ATT-4, FR-ATT-5). A routing one
    /// can only be rallied.
    pub fn is_unconfirmed(&self) -> bool {
        (self.card.is(Attribute::Mindless) || self.card.is(Attribute::Unwilling))
            && !self.is(Flag::Confirmed)
            && !self.is(Flag::Ordered)
            && !self.routs()
    }
}

impl Battle {
    /// All that share its order counter (G-41): the units of its group with its order, or itself.
    pub fn under_counter(&self, id: ElementId) -> ElementSet {
        let element = self.element(id);
        if element.group == 0 || !element.card.kind.is_unit() {
            return ElementSet::one(id);
        }
        self.elements_where(|_, other| {
            other.group == element.group && other.order == element.order && other.card.kind.is_unit()
        })
    }

    /// Who can give this one an order now: itself, where it chooses freely (FR-CMD-7); else its commander, for 1 Act
    /// (FR-CMD-3). A commander who routs may (FR-CMD-6), a C-in-C who routs may not (G-54).
    pub fn orderer(&self, id: ElementId) -> Option<ElementId> {
        if matches!(self.element(id).card.kind, Kind::ChiefCommander | Kind::Hero) {
            return Some(id);
        }
        self.ordered_by(id).filter(|by| {
            let by = self.element(*by);
            by.in_play() && by.act > 0 && by.card.kind.commands() && (!by.routs() || by.card.kind == Kind::Commander)
        })
    }

    /// Who of a side can be given an order now: not routing (FR-CMD-5), not ordered in this turn, one of a group (FR-CMD-4).
    pub fn awaiting_orders(&self, seat: Seat) -> ElementSet {
        self.elements_where(|id, element| {
            element.seat == seat
                && !element.routs()
                && !element.is(Flag::Ordered)
                && !element.is(Flag::Confirmed)
                && self.under_counter(id).first() == Some(id)
                && self.orderer(id).is_some()
        })
    }

    /// These by the commander who orders them, one command after the other.
    pub fn by_command(&self, these: ElementSet) -> impl Iterator<Item = ElementId> {
        let leaders: ElementSet = these.iter().filter_map(|id| self.orderer(id)).collect();
        leaders.iter().flat_map(move |by| these.iter().filter(move |id| self.orderer(*id) == Some(by)))
    }

    /// Counters of an order a side still has (FR-CMD-11); none where they are not counted (FR-HR-13).
    pub fn counters_left(&self, seat: Seat, order: Order) -> Option<u8> {
        if !self.plays(HouseRule::CounterStock) {
            return None;
        }
        let lies = |id, element: &Element| {
            element.seat == seat && element.order == order && self.under_counter(id).first() == Some(id)
        };
        let used = self.elements_where(lies).len() as u8;
        Some(self.house.stock[order as usize].saturating_sub(used))
    }

    /// Brigade markers of a side's enemies (FR-IN-22).
    pub fn hidden_from(&self, seat: Seat) -> ElementSet {
        self.elements_where(|_, element| element.seat != seat && element.is(Flag::Hidden))
    }

    /// These from the lowest Init up (G-45); whose Init nobody knows come last.
    pub fn by_init(&self, these: ElementSet) -> impl Iterator<Item = ElementId> {
        let init = |id: ElementId| (self.element(id).card.init, id.0);
        let after = move |last: Option<(u8, u8)>| {
            these.iter().map(init).filter(|next| last.is_none_or(|last| *next > last)).min()
        };
        core::iter::successors(after(None), move |last| after(Some(*last))).map(|(_, id)| ElementId(id))
    }
}
