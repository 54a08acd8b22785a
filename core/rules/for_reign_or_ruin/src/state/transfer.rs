//! Who may pass stress to whom, and who has (section 12).

use super::{Battle, ElementId, ElementSet, Flag};
use crate::book::{Attribute, may_give};
use crate::roster::{MAX_ELEMENTS, MAX_ELEMENTS_IN_ALL};

/// Pairs of two of a side, a bit each.
const PAIRS_OF_A_SIDE: usize = MAX_ELEMENTS * (MAX_ELEMENTS - 1) / 2;
/// The bytes for those of all sides.
pub(super) const PAIR_BYTES: usize = (PAIRS_OF_A_SIDE * MAX_ELEMENTS_IN_ALL / MAX_ELEMENTS).div_ceil(8);

impl Battle {
    /// The byte and the bit of a pair of one side.
    fn pair(&self, a: ElementId, b: ElementId) -> (usize, u8) {
        let seat = self.seat_of(a);
        let first = self.elements.iter().position(|element| element.seat == seat).unwrap_or(0);
        let [low, high] = [a.0.min(b.0), a.0.max(b.0)].map(|id| usize::from(id) - first);
        let bit = seat.index() * PAIRS_OF_A_SIDE + high * high.saturating_sub(1) / 2 + low;
        (bit / 8, 1 << (bit % 8))
    }

    /// Stress went between two friends.
    pub(crate) fn mark_pair(&mut self, a: ElementId, b: ElementId) {
        let (byte, bit) = self.pair(a, b);
        self.morale.pairs[byte] |= bit;
    }

    /// Whether stress went between two friends in this turn.
    pub fn have_passed(&self, a: ElementId, b: ElementId) -> bool {
        let (byte, bit) = self.pair(a, b);
        self.morale.pairs[byte] & bit != 0
    }

    /// Whether the types of two friends let stress go from one to the other (FR-TRA-14).
    fn types_allow(&self, giver: ElementId, receiver: ElementId) -> bool {
        let [giver, receiver] = [giver, receiver].map(|id| &self.element(id).card);
        let mindless = giver.is(Attribute::Mindless) || receiver.is(Attribute::Mindless);
        !mindless && may_give(giver.morale, receiver.morale)
    }

    /// Friends to whom it may pass stress now, wherever they are: by their types, with no more stress, and never back
    /// (FR-TRA-4, FR-TRA-14, FR-TRA-15).
    pub fn receivers(&self, giver: ElementId) -> ElementSet {
        let stress = self.element(giver).stress;
        let may = |id: &ElementId| {
            self.element(*id).stress <= stress && self.types_allow(giver, *id) && !self.have_passed(giver, *id)
        };
        if stress == 0 { ElementSet::EMPTY } else { self.friends(giver).iter().filter(may).collect() }
    }

    /// Those who may still pass stress on in this turn (FR-TRA-10).
    pub fn givers(&self) -> ElementSet {
        self.elements_where(|id, element| {
            element.stress > 0 && !element.is(Flag::Gave) && !self.receivers(id).is_empty()
        })
    }
}
