//! Who is where, whose friend, and led by whom.

use super::{Battle, Flag, Unit, UnitId, UnitSet};
use crate::book::{CaptainTrait, HouseRule, UnitTrait};
use umpire_engine::table::{Seat, SeatSet};

impl Battle {
    /// The Units of which this is so.
    pub fn units_where(&self, so: impl Fn(UnitId, &Unit) -> bool) -> UnitSet {
        (0..).map(UnitId).zip(&self.units).filter(|(id, unit)| so(*id, unit)).map(|(id, _)| id).collect()
    }

    /// A side's Units in play.
    pub fn in_play(&self, seat: Seat) -> UnitSet {
        self.units_where(|_, unit| unit.seat == seat && unit.in_play())
    }

    /// The sides that have Units in play.
    pub fn alive(&self) -> SeatSet {
        self.units.iter().filter(|unit| unit.in_play()).map(|unit| unit.seat).collect()
    }

    /// Whether two sides are friends (WH-SETUP-3).
    pub fn allied(&self, one: Seat, other: Seat) -> bool {
        self.sides[one.index()].alliance == self.sides[other.index()].alliance
    }

    /// Whether only one alliance has Units in play, or none (WH-ROUND-5).
    pub fn is_decided(&self) -> bool {
        let alive = self.alive();
        let first = alive.iter().next();
        first.is_none_or(|first| alive.iter().all(|seat| self.allied(first, seat)))
    }

    /// Whom a Unit may attack: enemies with FS left (WH-ATK-1).
    pub fn foes(&self, unit: UnitId) -> UnitSet {
        let seat = self.seat_of(unit);
        self.units_where(|_, other| other.stands() && !self.allied(seat, other.seat))
    }

    /// Who of a side has still to act.
    pub fn idle(&self, seat: Seat) -> UnitSet {
        self.units_where(|_, unit| unit.seat == seat && unit.in_play() && !unit.is(Flag::Acted))
    }

    /// Whether several sides act at the same time.
    pub fn together(&self) -> bool {
        self.block.len() > 1
    }

    /// Whether damage waits for the end of the block (WH-SIM-2).
    pub fn defers(&self) -> bool {
        self.together() && !self.plays(HouseRule::Simultaneous)
    }

    /// Whether a Unit is bloodied (WH-FS-3).
    pub fn is_bloodied(&self, unit: UnitId) -> bool {
        self.unit(unit).strength <= self.class(unit).bloodied_at
    }

    /// Whether a Unit's captain has this trait, and it counts now (WH-CAP-3, WH-HR-7).
    pub fn led_by(&self, unit: UnitId, own: CaptainTrait) -> bool {
        let led = self.unit(unit);
        led.captain == Some(own) && led.stands() && !(led.is(Flag::Shaken) && self.plays(HouseRule::Shaken))
    }

    /// The Units of these sides whose captain has this trait.
    pub fn captains(&self, own: CaptainTrait, of: impl Fn(Seat) -> bool) -> UnitSet {
        self.units_where(|id, unit| of(unit.seat) && self.led_by(id, own))
    }

    /// The friends whose Aggressive captain could help a Unit (WH-CAPT-6).
    pub fn aggressive_friends(&self, unit: UnitId) -> UnitSet {
        let seat = self.seat_of(unit);
        self.captains(CaptainTrait::Aggressive, |other| self.allied(seat, other)).without(unit)
    }

    /// The sides whose Wicked captains could hurt a Unit (WH-CAPT-3).
    pub fn wicked_foes(&self, unit: UnitId) -> SeatSet {
        let seat = self.seat_of(unit);
        let led = self.captains(CaptainTrait::Wicked, |other| !self.allied(seat, other));
        led.iter().map(|id| self.seat_of(id)).collect()
    }

    /// The walls that may strike a Unit that moves: enemies' (WH-WALL-3), or anybody's (WH-HR-14).
    pub fn walls_against(&self, mover: UnitId) -> UnitSet {
        let (seat, struck) = (self.seat_of(mover), self.unit(mover).struck_by.set());
        let any = self.plays(HouseRule::WallStrikes);
        let walls = self.units_where(|id, unit| {
            unit.in_play() && unit.is(Flag::Wall) && id != mover && (any || !self.allied(seat, unit.seat))
        });
        walls.except(struck)
    }

    /// Whether a Unit tests for a Retreat once it is hit (WH-RETR-1).
    pub fn retreats(&self, unit: UnitId) -> bool {
        self.unit(unit).stands() && self.class(unit).has(UnitTrait::Retreat)
    }

    /// Whether fear does nothing to a Unit (WH-RES-5, WH-CLS-3).
    pub fn is_fearless(&self, unit: UnitId) -> bool {
        self.class(unit).has(UnitTrait::Fearless) || self.led_by(unit, CaptainTrait::Resolute)
    }

    /// The sides that act next, all at the same time; none when all have acted.
    pub fn next_block(&self) -> SeatSet {
        self.block_after(self.done)
    }

    /// The sides that act next when these have acted.
    pub(crate) fn block_after(&self, done: SeatSet) -> SeatSet {
        let waits = |seat: &Seat| !done.has(*seat);
        let key = |seat: Seat| self.sides[seat.index()].key;
        let best = self.alive().iter().filter(waits).map(key).max();
        self.alive().iter().filter(waits).filter(|seat| Some(key(*seat)) == best).collect()
    }
}
