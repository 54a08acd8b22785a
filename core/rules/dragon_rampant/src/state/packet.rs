//! What Courage tests are due (DR-COURAGE-17). One test a unit and packet; what comes of the tests is the next packet.

use super::{Battle, UnitId, UnitSet};
use crate::book::LeaderTrait;
use umpire_engine::table::{Seat, SeatSet};

/// Losses and removals of one event, and the tests that are due for those of the last one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Packet {
    /// Who shoots, attacks or explodes.
    pub by: Option<UnitId>,
    /// At whom.
    pub at: Option<UnitId>,
    /// Who lost Strength Points by Attack or Shooting, and has not tested for it.
    pub hurt: UnitSet,
    /// Of those who lost some in a fight with a unit that causes Fear, and did not test yet (DR-COURAGE-10).
    pub feared: UnitSet,
    /// Sides whose Leader has left play (DR-COURAGE-4).
    pub leaderless: SeatSet,
    /// Sides that crossed half (DR-COURAGE-5).
    pub halved: SeatSet,
    /// Sides that are down to one unit (DR-COURAGE-3).
    pub lone: SeatSet,
    /// Who is still to test in this packet.
    pub due: UnitSet,
    /// Of this packet: who tests for losses, and retreats from whoever caused them.
    pub for_losses: UnitSet,
    /// Of this packet: sides whose units test for their Leader.
    pub for_leader: SeatSet,
    /// Of this packet: sides whose units test for half of their Warband.
    pub for_half: SeatSet,
    /// Of this packet: whom Fear costs 1.
    pub afraid: UnitSet,
    /// Sides whose Leader helps in this packet: a snapshot (AMB-72).
    pub leaders: SeatSet,
    /// Who lost Strength Points by dice since the action began: a Were may change (DR-WERE-2).
    pub struck: UnitSet,
    /// Who has retreated since it began (DR-ATT-11).
    pub retreated: UnitSet,
}

impl Packet {
    /// Whom a unit fights, or is shot by, in this action.
    pub fn opponent(&self, unit: UnitId) -> Option<UnitId> {
        if self.by == Some(unit) { self.at } else { self.by }
    }
}

impl Battle {
    /// Turns what has happened into the tests that are due for it.
    #[inline(never)]
    pub(crate) fn deal_packet(&mut self) {
        let whole = |seats: SeatSet| self.units_that(|unit| unit.on_table() && seats.has(unit.seat));
        let mut lone = UnitSet::EMPTY;
        for seat in self.packet.lone.iter() {
            let left = whole(self.counted_with(seat));
            lone = if left.len() == 1 { lone.union(left) } else { lone };
        }
        let for_losses = self.packet.hurt.both(self.units_that(|unit| unit.on_table()));
        let wide = whole(self.packet.leaderless).union(whole(self.packet.halved));
        let leaders = self.helping_leaders();
        let packet = &mut self.packet;
        packet.due = for_losses.union(wide).union(lone);
        (packet.for_losses, packet.afraid, packet.leaders) = (for_losses, packet.feared, leaders);
        (packet.for_leader, packet.for_half) = (packet.leaderless, packet.halved);
        (packet.hurt, packet.feared) = (UnitSet::EMPTY, UnitSet::EMPTY);
        (packet.leaderless, packet.halved, packet.lone) = (SeatSet::EMPTY, SeatSet::EMPTY, SeatSet::EMPTY);
    }

    /// Sides whose Leader gives +1 to who is near (DR-COURAGE-9).
    pub fn helping_leaders(&self) -> SeatSet {
        let helps = |seat: &Seat| self.active_leader(*seat).is_some() && !self.led_by(*seat, LeaderTrait::Insipid);
        self.seats().iter().filter(helps).collect()
    }

    /// The next unit to test: who was attacked or shot at first, then who did it, then side by side.
    pub(crate) fn next_due(&self) -> Option<UnitId> {
        let due = self.packet.due.both(self.units_that(|unit| unit.on_table()));
        let first = [self.packet.at, self.packet.by].into_iter().flatten().find(|unit| due.has(*unit));
        first.or_else(|| due.first())
    }
}
