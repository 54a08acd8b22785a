//! What a side has lost: its Leader, half of its points, all units but one (DR-COURAGE-3 to DR-COURAGE-5).

use super::{Battle, Departure, Flag, Place, Unit, UnitId};
use crate::book::{HouseRule, LeaderTrait};
use umpire_engine::table::{Seat, SeatSet};

impl Battle {
    /// Sides whose losses are counted together: one, or a team (HR-MULTI).
    pub(crate) fn counted_with(&self, seat: Seat) -> SeatSet {
        match self.plays(HouseRule::Teams) {
            true => self.seats().iter().filter(|other| self.allied(seat, *other)).collect(),
            false => SeatSet::one(seat),
        }
    }

    /// Army points a side has lost, and how many are half of them (DR-COURAGE-8).
    pub fn points_lost(&self, seat: Seat) -> (u16, u16) {
        let sides = self.counted_with(seat);
        let own = |unit: &&Unit| sides.has(unit.seat);
        let points = |unit: &Unit| u16::from(unit.points);
        let removed = |unit: &&Unit| match unit.place {
            Place::Gone(Departure::Deserted | Departure::RingBlast, _) => false,
            Place::Gone(..) => true,
            Place::Exited => self.plays(HouseRule::Exits),
            _ => false,
        };
        // A Were that left by a goal has not told (AMB-100).
        let shown = |(at, _): (u8, &Unit)| u16::from(self.shown_points(UnitId(at)));
        let lost = (0..).zip(&self.units).filter(|(_, unit)| own(unit) && removed(unit)).map(shown).sum();
        let all = match self.plays(HouseRule::HalfBase) {
            true => self.units.iter().filter(own).map(points).sum(),
            false => u16::from(self.size) * u16::from(sides.len()),
        };
        (lost, all.div_ceil(2))
    }

    /// Takes note of what the loss of a unit means for its side: each happens once in a game (DR-COURAGE-18), and none
    /// of it is tested for in an Unstoppable March (DR-TRAIT-U).
    #[inline(never)]
    pub(crate) fn note_loss(&mut self, unit: UnitId) {
        let (seat, place) = (self.seat_of(unit), self.unit(unit).place);
        let counted = match place {
            Place::Gone(Departure::Deserted | Departure::RingBlast, _) => return,
            Place::Gone(..) => true,
            _ => self.plays(HouseRule::Exits),
        };
        if counted && self.unit(unit).is(Flag::Leader) && !self.side(seat).leader_lost {
            self.side_mut(seat).leader_lost = true;
            self.packet.leaderless = self.packet.leaderless.and(seat);
        }
        let (lost, half) = self.points_lost(seat);
        for side in self.counted_with(seat).iter() {
            if lost >= half && !self.side(side).half_lost {
                self.side_mut(side).half_lost = true;
                self.packet.halved = self.packet.halved.and(side);
            }
        }
        let sides = self.counted_with(seat);
        let left = self.units_that(|unit| unit.on_table() && sides.has(unit.seat));
        if left.len() == 1 && !self.side(seat).last_unit {
            sides.iter().for_each(|side| self.side_mut(side).last_unit = true);
            self.packet.lone = self.packet.lone.and(seat);
        }
        if self.side(seat).leader_trait == Some(LeaderTrait::UnstoppableMarch) {
            let packet = &mut self.packet;
            packet.leaderless = packet.leaderless.without(seat);
            packet.halved = packet.halved.without(seat);
            packet.lone = packet.lone.without(seat);
        }
    }
}
