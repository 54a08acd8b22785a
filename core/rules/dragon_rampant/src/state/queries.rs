//! What rules often want to know.

use super::{Battle, Flag, Place, Unit, UnitId, UnitSet};
use crate::book::{Fantastical, HouseRule, LeaderTrait, Spell, TypeOption, UnitType};
use crate::roster::BEASTS;
use umpire_engine::table::Seat;

impl Battle {
    /// Every unit that is like this.
    pub(crate) fn units_that(&self, is: impl Fn(&Unit) -> bool) -> UnitSet {
        let (mut bits, mut bit) = (0, 1);
        for unit in &self.units {
            bits |= if is(unit) { bit } else { 0 };
            bit <<= 1;
        }
        UnitSet::of_bits(bits)
    }

    /// A side's units on the table.
    pub fn fielded(&self, seat: Seat) -> UnitSet {
        self.units_that(|unit| unit.seat == seat && unit.on_table())
    }

    /// Whether two sides are of one team.
    pub fn allied(&self, one: Seat, other: Seat) -> bool {
        self.side(one).team == self.side(other).team
    }

    /// A unit's enemies on the table.
    pub fn foes(&self, unit: UnitId) -> UnitSet {
        let seat = self.seat_of(unit);
        self.units_that(|other| other.on_table() && !self.allied(seat, other.seat))
    }

    /// A unit's friends on the table, without itself; a whole team's (DR-MULTI-1).
    pub fn friends(&self, unit: UnitId) -> UnitSet {
        let seat = self.seat_of(unit);
        self.units_that(|other| other.on_table() && self.allied(seat, other.seat)).without(unit)
    }

    /// Whether a side has units on the table, or such as can still arrive (DR-SCEN-4).
    pub fn is_in_play(&self, seat: Seat) -> bool {
        self.units.iter().any(|unit| {
            unit.seat == seat
                && match unit.place {
                    Place::OnTable | Place::Enters => true,
                    Place::Summoned => self.can_be_summoned(seat),
                    Place::Exited | Place::Gone(..) => false,
                }
        })
    }

    /// Whether somebody is on the table who could summon a side's units (DR-SUMM-4).
    pub(crate) fn can_be_summoned(&self, seat: Seat) -> bool {
        let summons = |unit: &Unit| unit.on_table() && unit.has(Fantastical::Summoner) && self.allied(seat, unit.seat);
        self.units.iter().any(summons)
    }

    /// The unit of a side's Leader.
    pub fn leader(&self, seat: Seat) -> Option<UnitId> {
        (0..).zip(&self.units).find(|(_, unit)| unit.seat == seat && unit.is(Flag::Leader)).map(|(at, _)| UnitId(at))
    }

    /// The unit of a side's Leader, where what he does counts: on the table, and not Battered (DR-LEAD-3).
    pub fn active_leader(&self, seat: Seat) -> Option<UnitId> {
        self.leader(seat).filter(|leader| self.unit(*leader).on_table() && !self.unit(*leader).is_battered())
    }

    /// Whether a side's Leader has this trait, and it counts now. Drawbacks may count while he is Battered (HR-TRAITBAT).
    pub fn led_by(&self, seat: Seat, wanted: LeaderTrait) -> bool {
        let drawback = matches!(wanted, LeaderTrait::Insipid | LeaderTrait::Cowardly | LeaderTrait::Weakling);
        let stays = drawback && self.plays(HouseRule::TraitBattered);
        let leader =
            if stays { self.leader(seat).filter(|at| self.unit(*at).on_table()) } else { self.active_leader(seat) };
        leader.is_some() && self.side(seat).leader_trait == Some(wanted)
    }

    /// Whether a unit is its Leader's own, and that Leader has this trait, which counts now.
    pub fn is_led_by(&self, unit: UnitId, wanted: LeaderTrait) -> bool {
        self.unit(unit).is(Flag::Leader) && self.led_by(self.seat_of(unit), wanted)
    }

    /// Whether rough ground, walls and ditches are closed to a unit: Chariots, unless they fly (DR-OPT-HR-2, AMB-99).
    pub fn is_chariots(&self, unit: UnitId) -> bool {
        let unit = self.unit(unit);
        unit.build.options.has(TypeOption::Chariots) && !unit.is(Flag::Changed) && !unit.flies()
    }

    /// Dice of a unit in a fight or when it shoots (section 6, DR-TRAIT-6).
    pub fn dice(&self, unit: UnitId) -> u8 {
        let dice = if self.unit(unit).above_half() { 12 } else { 6 };
        dice - u8::from(self.is_led_by(unit, LeaderTrait::Weakling))
    }
}

impl Battle {
    /// Strength Points lost, as Courage counts them (DR-COURAGE-7, HR-HEAL).
    pub fn courage_loss(&self, unit: UnitId) -> u8 {
        let unit = self.unit(unit);
        if self.plays(HouseRule::Heal) { unit.suffered } else { unit.lost() }
    }

    /// A side of the unit's team whose Leader has this trait, unused in this phase (DR-LEAD-6, DR-MULTI-1).
    pub fn trait_at_hand(&self, unit: UnitId, wanted: LeaderTrait) -> Option<Seat> {
        let own = self.seat_of(unit);
        let usable =
            |seat: &Seat| self.allied(own, *seat) && self.led_by(*seat, wanted) && !self.side(*seat).trait_used;
        self.seats().iter().find(usable)
    }

    /// Whether a unit is a Cleric or Slayer against this kind (DR-CLERIC-1, DR-SLAYER-1).
    pub fn slays(&self, unit: UnitId, foe: UnitId) -> bool {
        let (unit, foe) = (self.unit(unit), self.unit(foe));
        let named = unit.slays.and_then(|race| self.races.get(usize::from(race)));
        let beasts = named.is_some_and(|race| race.eq_ignore_ascii_case(BEASTS));
        let beast = matches!(foe.unit_type(), UnitType::GreaterWarbeasts | UnitType::LesserWarbeasts);
        let kind = unit.slays.is_some() && (foe.race == unit.slays || beasts && beast);
        unit.has(Fantastical::Cleric) && foe.has(Fantastical::Undead) || unit.has(Fantastical::Slayer) && kind
    }

    /// Whether a foe is of the race that a unit hates (DR-HATRED-1).
    pub fn hates(&self, unit: UnitId, foe: UnitId) -> bool {
        let hated = self.side(self.seat_of(unit)).hates;
        self.unit(unit).has(Fantastical::Hatred) && hated.is_some() && self.unit(foe).race == hated
    }

    /// Whether Fear costs a unit 1 after a fight with this foe (DR-COURAGE-10).
    pub fn fears(&self, unit: UnitId, foe: UnitId) -> bool {
        let own = self.unit(unit);
        let immune =
            [Fantastical::Fear, Fantastical::Undead, Fantastical::NoFeelings].iter().any(|rule| own.has(*rule));
        let brave = self.is_led_by(unit, LeaderTrait::Brave);
        self.unit(foe).has(Fantastical::Fear) && !immune && !brave && !self.slays(unit, foe)
    }

    /// Whom a unit may shoot at (DR-SHOOT-10).
    pub fn shootable(&self, unit: UnitId) -> UnitSet {
        let hidden =
            |foe: &UnitId| self.unit(*foe).has(Fantastical::Invisibility) || self.is_under(*foe, Spell::DragonsBreath);
        self.foes(unit).iter().filter(|foe| !hidden(foe)).collect()
    }
}
