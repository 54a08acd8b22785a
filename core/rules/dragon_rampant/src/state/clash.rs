//! A fight as it is fought: who attacks whom, and on what ground.

use super::{Battle, FightRole, UnitId};
use crate::book::{HouseRule, Special, Spell};

/// An Attack in the middle of being resolved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clash {
    /// Who attacks.
    pub attacker: UnitId,
    /// Who is attacked.
    pub defender: UnitId,
    /// Whether the defender met it half way, so that both attack (DR-CC-2).
    pub countered: bool,
    /// Whether the defender tried to evade: its Armour is 1 (DR-EVADE-6).
    pub evaded: bool,
    /// Whether the players say that it is fought in rough ground.
    pub rough: bool,
    /// Whether they say that the defender is in cover or uphill.
    pub cover: bool,
    /// Strength Points that attacker and defender lost in this Attack.
    pub lost: [u8; 2],
}

impl Clash {
    /// An Attack that begins.
    pub const fn new(attacker: UnitId, defender: UnitId) -> Self {
        let (countered, evaded, rough, cover) = (false, false, false, false);
        Clash { attacker, defender, countered, evaded, rough, cover, lost: [0; 2] }
    }

    /// As what a unit counts (DR-CC-2).
    pub fn role(&self, unit: UnitId) -> FightRole {
        if unit == self.attacker || self.countered { FightRole::Attack } else { FightRole::Defend }
    }

    /// Whom a unit fights.
    pub fn opponent(&self, unit: UnitId) -> UnitId {
        if unit == self.attacker { self.defender } else { self.attacker }
    }
}

impl Battle {
    /// Whether the ground of a fight can be rough at all: no where one flies (DR-ATT-13), yes where one is bogged.
    /// Players are asked where this is neither.
    pub fn rough_by_rule(&self, clash: &Clash) -> Option<bool> {
        let both = [clash.attacker, clash.defender];
        let bogged = |unit: UnitId| self.is_bogged(unit);
        if both.iter().any(|unit| self.unit(*unit).flies()) {
            // A Flyer that is held by a Bog itself, where this table plays so (HR-BOGFLY).
            return Some(both.iter().any(|unit| self.unit(*unit).flies() && bogged(*unit)));
        }
        both.iter().any(|unit| bogged(*unit)).then_some(true)
    }

    /// Whether a Bog holds a unit: no Flyer, unless this table plays so.
    pub fn is_bogged(&self, unit: UnitId) -> bool {
        self.is_under(unit, Spell::BogThee) && (!self.unit(unit).flies() || self.plays(HouseRule::BogFlyers))
    }

    /// Whether the fight is in rough ground for both (DR-TERR-8).
    pub fn is_rough(&self, clash: &Clash) -> bool {
        self.rough_by_rule(clash).unwrap_or(clash.rough)
    }

    /// The natural number each die of a unit must show in this fight.
    pub fn clash_need(&self, clash: &Clash, unit: UnitId) -> u8 {
        self.need_melee(unit, clash.role(unit), self.is_rough(clash))
    }

    /// Hits that take a Strength Point of a unit in this fight (section 6).
    pub fn clash_armour(&self, clash: &Clash, unit: UnitId) -> u8 {
        self.armour_there(clash, unit, self.is_rough(clash))
    }

    /// The same where it is known whether the ground is rough.
    pub(crate) fn armour_there(&self, clash: &Clash, unit: UnitId, rough: bool) -> u8 {
        let profile = self.profile(unit);
        let rough = rough && !profile.specials.has(Special::Ranger);
        let evaded = clash.evaded && unit == clash.defender;
        let adds = !evaded || self.plays(HouseRule::EvadeArmour);
        let base = match (evaded, rough) {
            (true, false) => 1,
            (true, true) if !adds => 1,
            (_, true) => 2,
            (false, false) => profile.armour,
        };
        let defends = clash.role(unit) == FightRole::Defend;
        // One of the two: a wall stands in no cover but that of a hill (AMB-30).
        let cover = clash.cover && self.may_have_cover(clash) || self.unit(unit).is(super::Flag::Wall);
        base + u8::from(defends && adds && cover) + self.shields(unit)
    }

    /// Whether the defender can have cover (DR-ATT-8, DR-ATT-13, DR-CC-2).
    pub fn may_have_cover(&self, clash: &Clash) -> bool {
        let flown_at = self.unit(clash.attacker).flies() && self.plays(HouseRule::FlyCover);
        !clash.countered && !self.unit(clash.defender).flies() && !flown_at
    }
}
