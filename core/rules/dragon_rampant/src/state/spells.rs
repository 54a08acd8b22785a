//! Spells in play, and whom a caster may aim at (section 20 of the checklist). Each spell is kept by its caster, and found by
//! looking at all of them (section 27).

use super::{Battle, Flag, UnitId, UnitSet};
use crate::book::{Fantastical, HouseRule, Lasts, LeaderTrait, Spell, SpellTarget, Spells};
use umpire_engine::table::Seat;

/// A spell that a caster keeps up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ongoing {
    /// Which.
    pub spell: Spell,
    /// On whom.
    pub target: UnitId,
    /// Whether it was cast in a phase of its target's owner: one that lasts to the end of his phase outlasts that one
    /// (DR-TURN-5).
    pub fresh: bool,
}

impl Battle {
    /// Whether a unit is under this spell, whoever cast it.
    pub fn is_under(&self, unit: UnitId, spell: Spell) -> bool {
        self.units.iter().filter_map(|caster| caster.spell).any(|cast| cast.target == unit && cast.spell == spell)
    }

    /// Every spell that is kept up, with its caster.
    pub fn ongoing(&self) -> impl Iterator<Item = (UnitId, Ongoing)> {
        (0..).zip(&self.units).filter_map(|(at, unit)| Some((UnitId(at), unit.spell?)))
    }

    /// Who keeps a spell on this unit.
    pub fn casters_on(&self, unit: UnitId) -> UnitSet {
        self.ongoing().filter(|(_, cast)| cast.target == unit).map(|(caster, _)| caster).collect()
    }

    /// The spells a unit can cast (DR-SPELLC-1).
    pub fn spells_of(&self, unit: UnitId) -> Spells {
        let unit = self.unit(unit);
        match unit.has(Fantastical::Spellcaster) {
            true => Spell::ALL.into_iter().collect(),
            false if unit.has(Fantastical::Wizardling) => unit.build.spells,
            false => Spells::EMPTY,
        }
    }

    /// Whom a caster may aim a spell at, as far as anybody can know who does not see the table (DR-SPELL-3 to DR-SPELL-5).
    /// Its own old spell is gone by then, and hinders nobody (AMB-115). Who would have nothing of it is left out.
    pub fn spell_targets(&self, caster: UnitId, spell: Spell) -> UnitSet {
        let (friends, foes) = (self.friends(caster), self.foes(caster));
        let these = match spell.target() {
            SpellTarget::OtherFriend => friends,
            SpellTarget::Friend => friends.and(caster),
            SpellTarget::Enemy | SpellTarget::SteadyEnemy => foes,
            SpellTarget::Anybody => friends.union(foes).and(caster),
            SpellTarget::Bespelled => friends.union(foes),
        };
        let charmed = |unit| foes.has(unit) && self.is_led_by(unit, LeaderTrait::Charmed);
        these.iter().filter(|unit| !charmed(*unit) && self.takes(*unit, spell, caster)).collect()
    }

    /// Whether a spell of this caster would take hold of a unit, apart from whose it is.
    fn takes(&self, unit: UnitId, spell: Spell, caster: UnitId) -> bool {
        let mut others = self.ongoing().filter(|(by, cast)| *by != caster && cast.target == unit);
        match spell {
            Spell::SodOff => return others.any(|(_, cast)| self.sods_off(cast.spell)),
            Spell::HealThee if self.unit(unit).lost() == 0 => return false,
            Spell::BefuddleThee if !self.can_befuddle(unit, caster) => return false,
            _ => {}
        }
        let breath = !self.plays(HouseRule::Breath);
        others.all(|(_, cast)| breath && cast.spell == Spell::DragonsBreath)
    }

    /// Whether a Sod-off ends this spell: two of the three durations, or any (DR-SPELL-SODOFF, HR-SODOFF).
    pub fn sods_off(&self, spell: Spell) -> bool {
        self.plays(HouseRule::SodOff) || matches!(spell.lasts(), Lasts::CasterPhase | Lasts::TargetRallies)
    }

    /// Whether a unit is not Battered once the caster's old spell is gone, and can be (HR-BEFNF, HR-BEFSTICK).
    fn can_befuddle(&self, unit: UnitId, caster: UnitId) -> bool {
        let own = self.unit(caster).spell.is_some_and(|cast| cast.target == unit && cast.spell == Spell::BefuddleThee);
        let freed = own && !self.plays(HouseRule::BefuddleSticks);
        let unit = self.unit(unit);
        let feels = !unit.has(Fantastical::NoFeelings) || self.plays(HouseRule::BefuddleNoFeelings);
        feels && !unit.is(Flag::Battered) && (freed || !unit.is(Flag::Befuddled))
    }

    /// Who keeps up a spell that is over when this side's phase begins (DR-TURN-3).
    pub fn over_at_start(&self, seat: Seat) -> UnitSet {
        let over =
            |(by, cast): &(UnitId, Ongoing)| self.seat_of(*by) == seat && cast.spell.lasts() == Lasts::CasterPhase;
        self.ongoing().filter(over).map(|(caster, _)| caster).collect()
    }

    /// Who keeps up a spell on a unit of this side that is over when its phase ends, or would be had it not been cast in
    /// this very phase (DR-TURN-5).
    pub fn over_at_end(&self, seat: Seat) -> UnitSet {
        let over = |(_, cast): &(UnitId, Ongoing)| {
            self.seat_of(cast.target) == seat && cast.spell.lasts() == Lasts::TargetPhase
        };
        self.ongoing().filter(over).map(|(caster, _)| caster).collect()
    }
}

impl Battle {
    /// Ends this spell on a unit, whoever keeps it up.
    pub(crate) fn end_spell(&mut self, spell: Spell, target: UnitId) {
        for unit in &mut self.units {
            if unit.spell.is_some_and(|cast| (cast.spell, cast.target) == (spell, target)) {
                unit.spell = None;
            }
        }
    }
}
