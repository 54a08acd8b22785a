//! What dice must show, and what hits take (section 6 of the checklist).

use super::{Battle, UnitId};
use crate::book::{Fantastical, Special, Spell};

/// Which side of a fight a unit is on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FightRole {
    /// It attacks, or counter-charged.
    Attack,
    /// It is attacked.
    Defend,
}

impl Battle {
    /// The natural number each die must show in a fight (DR-CONV-13, DR-ATT-5 to DR-ATT-7).
    pub fn need_melee(&self, unit: UnitId, role: FightRole, rough: bool) -> u8 {
        let profile = self.profile(unit);
        match role {
            _ if self.unit(unit).is_battered() => 6,
            _ if rough && !profile.specials.has(Special::Ranger) => 5,
            FightRole::Attack => profile.attack_value,
            FightRole::Defend => profile.defence_value,
        }
    }

    /// Hits that take a Strength Point of who is shot at, with what cover adds (DR-SHOOT-8).
    pub fn shot_armour(&self, unit: UnitId, cover: u8) -> u8 {
        let profile = self.profile(unit);
        let own = if profile.specials.has(Special::HardToTarget) { 2 } else { profile.armour };
        own + cover + self.shields(unit)
    }

    /// Strength Points that hits take: No Feelings loses them for every hit begun, in an Attack (DR-UNDEAD-3).
    pub fn loss(&self, unit: UnitId, hits: u8, armour: u8, by_attack: bool) -> u8 {
        match by_attack && self.rounds_up(unit) {
            true => hits.div_ceil(armour),
            false => hits / armour,
        }
    }

    /// Whether hits of an Attack that are left over take a Strength Point of a unit, too (DR-UNDEAD-3).
    pub fn rounds_up(&self, unit: UnitId) -> bool {
        self.unit(unit).has(Fantastical::NoFeelings)
    }

    /// What Stronger Shields adds.
    pub fn shields(&self, unit: UnitId) -> u8 {
        self.is_under(unit, Spell::StrongerShields).into()
    }
}
