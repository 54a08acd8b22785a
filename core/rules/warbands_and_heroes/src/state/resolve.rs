//! The Resolve of a Unit, and what could change it (WH-RES-1 to WH-RES-3).

use super::{Battle, Flag, UnitId, UnitSet};
use crate::book::HouseRule;

/// A Resolve that a die cannot fail.
const SURE: i8 = 6;

impl Battle {
    /// What a Unit's die may show at the most, before captains and the referee.
    pub fn resolve(&self, unit: UnitId) -> i8 {
        let nerves = self.plays(HouseRule::BloodiedNerves) && self.is_bloodied(unit);
        self.class(unit).resolve as i8 - i8::from(nerves)
    }

    /// The captains' Units that could help a Unit: friends that are not Shaken (WH-RES-2, WH-CAP-3).
    pub fn captains_for(&self, unit: UnitId) -> UnitSet {
        let seat = self.seat_of(unit);
        let led = self.units_where(|_, other| {
            other.captain.is_some() && other.stands() && !other.is(Flag::Shaken) && self.allied(seat, other.seat)
        });
        if self.plays(HouseRule::OwnCaptain) { led.without(unit) } else { led }
    }

    /// Whether a die is needed at all for this Resolve, and what comes of it where it is not (WH-DICE-5, WH-HR-11).
    pub fn certain(&self, resolve: i8) -> Option<bool> {
        match resolve {
            ..=0 => Some(false),
            SURE.. if !self.plays(HouseRule::NaturalSix) => Some(true),
            _ => None,
        }
    }

    /// What the die may show at the most for this Resolve: a 6 may always fail (WH-HR-11).
    pub fn resolve_need(&self, resolve: i8) -> i16 {
        let most = if self.plays(HouseRule::NaturalSix) { SURE - 1 } else { SURE };
        resolve.min(most).into()
    }

    /// Whether one more could change what the die may show.
    pub fn captain_matters(&self, resolve: i8) -> bool {
        resolve >= 0 && self.resolve_need(resolve) != self.resolve_need(resolve + 1)
    }
}
