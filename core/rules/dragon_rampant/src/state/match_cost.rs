//! What units cost in this match (DR-WB-8).

use super::{Battle, Unit, UnitId};
use crate::book::MATCHED;
use crate::roster::{MatchFault, UNIT_COST};
use umpire_engine::table::Seat;

impl Battle {
    /// What a unit costs against its enemies: those of the other team.
    pub fn match_cost(&self, unit: UnitId) -> u8 {
        let team = self.side(self.seat_of(unit)).team;
        let mut enemies = (0..self.units.len() as u8).map(UnitId).filter(|other| {
            let other = self.side(self.seat_of(*other));
            other.team != team
        });
        let more = if enemies.any(|enemy| self.slays(unit, enemy)) { MATCHED } else { 0 };
        (self.unit(unit).build.cost() + more).max(UNIT_COST.0) as u8
    }

    /// Gives each unit its points in this match: once it is known who fights whom.
    pub fn settle_points(&mut self) {
        for at in 0..self.units.len() as u8 {
            self.unit_mut(UnitId(at)).points = self.match_cost(UnitId(at));
        }
    }

    /// Why a side is too dear against these enemies: its owner must leave something at home, or all agree (AMB-54).
    pub fn match_fault(&self, seat: Seat) -> Option<MatchFault> {
        let own = || (0..).zip(&self.units).filter(|(_, unit)| unit.seat == seat);
        // Whoever was too dear before the enemies were known is so by agreement.
        let dear = |(_, unit): &(u8, &Unit)| {
            unit.points > UNIT_COST.1 as u8 && i16::from(unit.points) > i16::from(unit.build.cost())
        };
        let total: u16 = own().map(|(_, unit)| u16::from(unit.points)).sum();
        let before: i16 = own().map(|(_, unit)| i16::from(unit.build.cost().max(UNIT_COST.0))).sum();
        let over = total > self.size.into() && total as i16 > before;
        let unit = own().find(dear).map(|(at, unit)| MatchFault::Unit(at, unit.points));
        unit.or(over.then_some(MatchFault::Total(total)))
    }
}
