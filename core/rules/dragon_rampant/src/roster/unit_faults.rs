//! What is wrong with a unit by itself.

use super::WarbandFault::{self, *};
use super::{Build, MAX_CUSTOM, Models, UNIT_COST, UnitEntry};
use crate::book::{EXCLUDED, Fantastical, ONE_OF, TypeOption, TypeOptions, UnitType};

/// Spells a Wizardling knows (DR-SPELLC-1).
pub(crate) const WIZARDLING_SPELLS: u8 = 3;

impl UnitEntry {
    /// Everything it breaks by itself; `at` is its place.
    pub fn breaches(&self, at: u8) -> impl Iterator<Item = WarbandFault> + use<> {
        let (build, slayer) = (self.build, self.build.has(Fantastical::Slayer));
        let chariots = build.options.has(TypeOption::Chariots) && self.models != Models::Reduced;
        let prey = match (slayer, self.slays.is_empty()) {
            (true, true) => Some(NoPrey(at)),
            (false, false) => Some(Prey(at)),
            _ => None,
        };
        build.breaches(at).chain(chariots.then_some(Chariots(at))).chain(prey)
    }
}

impl Build {
    fn breaches(self, at: u8) -> impl Iterator<Item = WarbandFault> {
        let forbidden = self.fantastical.iter().filter(move |rule| !rule.is_open_to(self.unit_type));
        let beast = self.beast_options;
        let foreign = foreign(self.options, self.unit_type).chain(foreign(beast, UnitType::LesserWarbeasts));
        let excluded = EXCLUDED.into_iter().filter(move |(a, b)| self.options.has(*a) && self.options.has(*b));
        let one_of = ONE_OF.into_iter().filter(move |(a, b)| self.has(*a) && self.has(*b));
        let mute = [Fantastical::EnchantedMissiles, Fantastical::BlessedMissiles];
        let mute = mute.into_iter().filter(move |rule| self.has(*rule) && !self.shoots());
        self.numbers(at)
            .into_iter()
            .flatten()
            .chain(forbidden.map(move |rule| Forbidden(at, rule)))
            .chain(foreign.map(move |option| OtherType(at, option)))
            .chain(excluded.map(move |(a, b)| Excluded(at, a, b)))
            .chain(one_of.map(move |(a, b)| OneOf(at, a, b)))
            .chain(mute.map(move |rule| NoMissiles(at, rule)))
    }

    fn numbers(&self, at: u8) -> [Option<WarbandFault>; 5] {
        let (cost, spells, were) = (self.cost(), self.spells.len() as u8, self.has(Fantastical::Were));
        let cost = match cost {
            _ if cost < UNIT_COST.0 => Some(Below(at, cost)),
            _ if cost > UNIT_COST.1 && were => Some(WereCost(at, cost)),
            _ if cost > UNIT_COST.1 => Some(Above(at, cost)),
            _ => None,
        };
        let custom = (self.custom.unsigned_abs() > MAX_CUSTOM as u8).then_some(Custom(at));
        let spells = match self.has(Fantastical::Wizardling) {
            true => (spells != WIZARDLING_SPELLS).then_some(Spells(at, spells)),
            false => (spells > 0).then_some(NoWizardling(at)),
        };
        let unfeeling = self.has(Fantastical::NoFeelings) && !self.has(Fantastical::Undead);
        let stray = !were && (self.beast_fearful || !self.beast_options.is_empty());
        [cost, custom, spells, unfeeling.then_some(Feelings(at)), stray.then_some(NoWere(at))]
    }

    /// Whether it shoots, in one of its forms.
    pub fn shoots(&self) -> bool {
        let beast = self.has(Fantastical::Were) && self.profile(true).shoot.is_some();
        self.profile(false).shoot.is_some() || beast
    }
}

fn foreign(options: TypeOptions, of: UnitType) -> impl Iterator<Item = TypeOption> {
    options.iter().filter(move |option| option.of() != of)
}
