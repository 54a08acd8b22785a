//! Were units: who knows of them (DR-WERE-1, AMB-100).

use super::{Battle, Flag, Place, UnitId};
use crate::book::{Fantastical, Fantasticals};
use umpire_engine::table::Seat;

impl Battle {
    /// Whether everybody knows that a unit is a Were: it has changed, or has left play, where its whole worth counts. One
    /// that left by a goal has not told.
    pub fn is_known_were(&self, unit: UnitId) -> bool {
        let unit = self.unit(unit);
        unit.has(Fantastical::Were) && (unit.is(Flag::Changed) || matches!(unit.place, Place::Gone(..)))
    }

    /// Whether a unit is a Were, and nobody but its owner knows.
    fn hides(&self, unit: UnitId) -> bool {
        self.unit(unit).has(Fantastical::Were) && !self.is_known_were(unit)
    }

    /// How many Were units of a side nobody has seen yet: that number is announced (DR-SETUP-3).
    pub fn hidden_weres(&self, seat: Seat) -> u8 {
        (0..self.units.len() as u8).map(UnitId).filter(|unit| self.seat_of(*unit) == seat && self.hides(*unit)).count()
            as u8
    }

    /// What everybody knows of a unit's rules.
    pub fn shown_rules(&self, unit: UnitId) -> Fantasticals {
        let rules = self.unit(unit).build.fantastical;
        if self.hides(unit) { rules.without(Fantastical::Were) } else { rules }
    }

    /// What a unit costs, as far as everybody knows (AMB-100).
    pub fn shown_points(&self, unit: UnitId) -> u8 {
        let build = &self.unit(unit).build;
        let hidden = if self.hides(unit) { build.cost() - build.public_cost() } else { 0 };
        self.unit(unit).points.saturating_sub(hidden as u8).max(1)
    }
}
