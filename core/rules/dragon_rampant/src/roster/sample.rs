//! Units of the sample lists as units of a warband.

use super::{Build, Models, RaceName, UnitEntry, UnitName};
use crate::book::{SampleChoice, SampleList, SampleUnit, TypeOption, UnitType};

impl UnitEntry {
    /// A unit of a list, of one of its types, with these of its choices, a bit each.
    pub fn of_sample(list: &SampleList, row: &SampleUnit, kind: usize, choices: u8) -> Self {
        let mut unit = UnitEntry::of(Build::of(row.types[kind]));
        unit.name = UnitName::try_from(row.name).unwrap_or_default();
        unit.race = RaceName::try_from(if row.race.is_empty() { list.race } else { row.race }).unwrap_or_default();
        unit.models = Models::ALL[usize::from(row.models)];
        unit.leader = row.leader;
        unit.graveyard = list.id == "graveyard";
        unit.build.options = row.options.iter().copied().collect();
        unit.build.fantastical = row.rules.iter().copied().collect();
        unit.build.spells = row.spells.iter().copied().collect();
        let chosen = row.choices.iter().enumerate().filter(|(at, _)| choices >> at & 1 == 1);
        chosen.for_each(|(_, choice)| unit.choose(*choice));
        unit
    }

    /// Takes a choice of its list.
    pub(crate) fn choose(&mut self, choice: SampleChoice) {
        let build = &mut self.build;
        match choice {
            SampleChoice::Take(option) => {
                let option = option.like(build.unit_type);
                option.into_iter().for_each(|option| build.options = build.options.and(option));
            }
            SampleChoice::Buy(rule) | SampleChoice::Only(_, rule) => build.fantastical = build.fantastical.and(rule),
            SampleChoice::Become(of, options) => {
                self.become_type(of);
                let build = &mut self.build;
                build.options = options.iter().copied().fold(build.options, |all, option| all.and(option));
            }
            SampleChoice::Reduced => self.models = Models::Reduced,
        }
    }

    /// It is of another type, and keeps what that type has, too.
    pub(crate) fn become_type(&mut self, of: UnitType) {
        let build = &mut self.build;
        build.options = build.options.iter().filter_map(|option: TypeOption| option.like(of)).collect();
        build.unit_type = of;
    }
}

impl SampleChoice {
    /// Whether a unit of this type has it.
    pub fn is_open_to(self, of: UnitType) -> bool {
        match self {
            SampleChoice::Take(option) => option.like(of).is_some(),
            SampleChoice::Only(only, _) => only == of,
            SampleChoice::Become(other, _) => other != of,
            SampleChoice::Buy(_) | SampleChoice::Reduced => true,
        }
    }
}
