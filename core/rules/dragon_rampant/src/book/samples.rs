//! What a row of the sample lists is (section 24 of the checklist).

use super::{Fantastical, Spell, TypeOption, UnitType};

pub use super::sample_lists::SAMPLES;

/// A list of units of one people.
pub struct SampleList {
    /// What scripts call it.
    pub id: &'static str,
    /// What players call it.
    pub name: &'static str,
    /// What most of its units are.
    pub race: &'static str,
    /// Its units.
    pub units: &'static [SampleUnit],
}

/// A unit of a list.
#[derive(Clone, Copy)]
pub struct SampleUnit {
    /// What it is called.
    pub name: &'static str,
    /// What is printed as its cost.
    pub printed: u8,
    /// The types it may be of: one, or two to choose from.
    pub types: &'static [UnitType],
    /// What its models are, where that is not the list's race.
    pub race: &'static str,
    /// Whether it is the Leader's.
    pub leader: bool,
    /// Models: 0 one a Strength Point, 1 fewer, 2 one.
    pub models: u8,
    /// Options it has.
    pub options: &'static [TypeOption],
    /// Fantastical rules it has.
    pub rules: &'static [Fantastical],
    /// The spells of a Wizardling.
    pub spells: &'static [Spell],
    /// What it may have, too.
    pub choices: &'static [SampleChoice],
}

/// What a unit of a list may have or become.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SampleChoice {
    /// An option of its type.
    Take(TypeOption),
    /// A fantastical rule.
    Buy(Fantastical),
    /// A fantastical rule, where it is of this type.
    Only(UnitType, Fantastical),
    /// Another type, with these options; it keeps what else it has.
    Become(UnitType, &'static [TypeOption]),
    /// A few models in place of one.
    Reduced,
}

/// A plain unit.
pub(super) const fn unit(name: &'static str, printed: u8, types: &'static [UnitType]) -> SampleUnit {
    let (race, leader, models) = ("", false, 0);
    SampleUnit { name, printed, types, race, leader, models, options: &[], rules: &[], spells: &[], choices: &[] }
}

impl SampleUnit {
    pub(super) const fn race(self, race: &'static str) -> Self {
        SampleUnit { race, ..self }
    }

    pub(super) const fn led(self) -> Self {
        SampleUnit { leader: true, ..self }
    }

    pub(super) const fn reduced(self) -> Self {
        SampleUnit { models: 1, ..self }
    }

    pub(super) const fn single(self) -> Self {
        SampleUnit { models: 2, ..self }
    }

    pub(super) const fn with(self, options: &'static [TypeOption]) -> Self {
        SampleUnit { options, ..self }
    }

    pub(super) const fn rules(self, rules: &'static [Fantastical]) -> Self {
        SampleUnit { rules, ..self }
    }

    pub(super) const fn spells(self, spells: &'static [Spell]) -> Self {
        SampleUnit { spells, ..self }
    }

    pub(super) const fn may(self, choices: &'static [SampleChoice]) -> Self {
        SampleUnit { choices, ..self }
    }
}
