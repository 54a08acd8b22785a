//! What is wrong with a warband (section 2 of the checklist).

use super::{MIN_UNITS, SIZES, STANDARD_SIZE, UnitEntry, Warband};
use crate::book::{Fantastical, TypeOption};

/// What is wrong with a warband. Units are named by their places, from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WarbandFault {
    /// It has no name.
    Nameless,
    /// Nobody is in it.
    Empty,
    /// Such a game is not played; its army points (DR-WB-1).
    Size(u8),
    /// There are too few units; how many (DR-WB-2).
    TooFew(u8),
    /// Its units cost too much together; how much, and what they may (DR-WB-1).
    Total(i16, u8),
    /// Nobody has the Leader (DR-WB-4).
    NoLeader,
    /// Several have; how many (DR-WB-4).
    Leaders(u8),
    /// A unit costs less than 1; how much (DR-WB-3).
    Below(u8, i8),
    /// A unit costs more than 10; how much (DR-WB-3).
    Above(u8, i8),
    /// A Were's forms cost more than 10 together; how much (DR-WERE-1).
    WereCost(u8, i8),
    /// More points by agreement than there may be (DR-WB-9).
    Custom(u8),
    /// A rule its type may not buy (DR-PERM-1, DR-PERM-2).
    Forbidden(u8, Fantastical),
    /// An option of another type (section 4).
    OtherType(u8, TypeOption),
    /// Two options that exclude each other (section 4).
    Excluded(u8, TypeOption, TypeOption),
    /// Two rules of which a unit has one (DR-PERM-3).
    OneOf(u8, Fantastical, Fantastical),
    /// No Feelings, and not Undead.
    Feelings(u8),
    /// A Cleric beside Undead (DR-CLERIC-2).
    Cleric(u8),
    /// A Slayer of whom is not said (DR-SLAYER-1).
    NoPrey(u8),
    /// Somebody to slay, and no Slayer.
    Prey(u8),
    /// A Slayer of its own side's kin (DR-WB-7, AMB-55).
    OwnKin(u8),
    /// Chariots that are not 2 or 3 models (DR-OPT-HR-2).
    Chariots(u8),
    /// A Wizardling without exactly three spells; how many it has (DR-SPELLC-1).
    Spells(u8, u8),
    /// Spells of one that is no Wizardling: a Spellcaster knows all (DR-SPELLC-1).
    NoWizardling(u8),
    /// Something of a Were's other form, and no Were (DR-WERE-1).
    NoWere(u8),
    /// Enchanted missiles of a unit that cannot shoot (DR-ENCH-1).
    NoMissiles(u8, Fantastical),
}

impl Warband {
    /// The first thing because of which it may not play.
    pub fn fault(&self) -> Option<WarbandFault> {
        self.faults().next()
    }

    /// Everything because of which it may not play.
    pub fn faults(&self) -> impl Iterator<Item = WarbandFault> {
        self.breaches().filter(|fault| !(self.agreed && fault.is_excused()))
    }

    /// Everything it breaks, whether or not all agree to that.
    pub fn breaches(&self) -> impl Iterator<Item = WarbandFault> {
        let units = (0..).zip(&self.units).flat_map(|(at, unit)| self.unit_breaches(at, unit));
        self.whole_breaches().into_iter().flatten().chain(units)
    }

    #[inline(never)] // once, whoever asks
    fn whole_breaches(&self) -> [Option<WarbandFault>; 6] {
        let count = self.units.len();
        let leaders = self.units.iter().filter(|unit| unit.leader).count() as u8;
        let is = |so: bool, fault: WarbandFault| so.then_some(fault);
        [
            is(self.name.trim().is_empty(), WarbandFault::Nameless),
            is(!(SIZES.0..=SIZES.1).contains(&self.size), WarbandFault::Size(self.size)),
            match count {
                0 => Some(WarbandFault::Empty),
                _ => is(count < MIN_UNITS && self.size == STANDARD_SIZE, WarbandFault::TooFew(count as u8)),
            },
            is(count > 0 && leaders == 0, WarbandFault::NoLeader),
            is(leaders > 1, WarbandFault::Leaders(leaders)),
            is(self.cost() > self.size.into(), WarbandFault::Total(self.cost(), self.size)),
        ]
    }

    #[inline(never)]
    fn unit_breaches(&self, at: u8, unit: &UnitEntry) -> impl Iterator<Item = WarbandFault> + use<> {
        let cleric = unit.build.has(Fantastical::Cleric) && self.has_undead();
        let kin = unit.build.has(Fantastical::Slayer) && self.units.iter().any(|other| unit.preys_on(other));
        let beside = [cleric.then_some(WarbandFault::Cleric(at)), kin.then_some(WarbandFault::OwnKin(at))];
        unit.breaches(at).chain(beside.into_iter().flatten())
    }
}

impl WarbandFault {
    /// Whether it plays nevertheless where all agree (DR-WB-9).
    pub const fn is_excused(self) -> bool {
        use WarbandFault::{Custom, Empty, Leaders, Nameless, NoLeader, Size};
        !matches!(self, Nameless | Empty | Size(_) | NoLeader | Leaders(_) | Custom(_))
    }

    /// The unit it is about; none where it is about the whole.
    pub const fn unit(self) -> Option<u8> {
        use WarbandFault::*;
        match self {
            Nameless | Empty | Size(_) | TooFew(_) | Total(..) | NoLeader | Leaders(_) => None,
            Below(at, _)
            | Above(at, _)
            | WereCost(at, _)
            | Custom(at)
            | Forbidden(at, _)
            | OtherType(at, _)
            | Excluded(at, ..)
            | OneOf(at, ..)
            | Feelings(at)
            | Cleric(at)
            | NoPrey(at)
            | Prey(at)
            | OwnKin(at)
            | Chariots(at)
            | Spells(at, _)
            | NoWizardling(at)
            | NoWere(at)
            | NoMissiles(at, _) => Some(at),
        }
    }
}
