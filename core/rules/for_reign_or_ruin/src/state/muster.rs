//! How armies take the field.

use super::{Battle, BattleSide, Element, ElementId, MoralePhase, NearMemory};
use crate::book::{HouseRules, Step};
use crate::roster::{Army, PackedArmies};
use umpire_engine::table::{ExpectRoom, Seat, SeatSet};

impl Battle {
    /// Everybody takes the field.
    pub(crate) fn muster(&mut self, armies: &PackedArmies) {
        self.clear();
        let mut seats = Seat::first(armies.count());
        armies.each(&mut |army| {
            let seat = seats.next().expect("there are as many as were counted");
            self.take_side(seat, army);
        });
    }

    fn clear(&mut self) {
        self.sides.clear();
        self.elements.clear();
        self.contacts.clear();
        self.covers = 0;
        self.near = NearMemory::default();
        self.morale = MoralePhase::default();
        self.house = HouseRules::default();
        (self.quick, self.turn, self.step, self.over) = (false, 0, Step::SETUP, false);
        (self.skip_to, self.active, self.acting) = (Step::SETUP, SeatSet::EMPTY, None);
    }

    fn take_side(&mut self, seat: Seat, army: &Army) {
        let brought = army.elements.len() as u8;
        let side = BattleSide { army: army.name.clone(), brought, ..BattleSide::default() };
        self.sides.push(side).expect_room("there are no more sides than seats");
        let first = self.elements.len() as u8;
        for card in &army.elements {
            let mut element = Element::new(seat, card);
            // From here on a superior is an element of the table.
            element.card.superior = card.superior.map(|superior| superior + first);
            // And a group is one of all sides: no two sides share one.
            element.group = if card.group == 0 { 0 } else { card.group + seat.0 * 16 };
            self.elements.push(element).expect_room("elements were counted before the battle");
        }
    }

    /// Who gives orders to this one, where he is on the table.
    pub fn superior(&self, id: ElementId) -> Option<ElementId> {
        self.element(id).card.superior.map(ElementId).filter(|superior| self.element(*superior).in_play())
    }
}
