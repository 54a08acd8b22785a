//! What a unit is bought as, and the numbers that come of it (DR-DERIVE, sections 4 to 6 of the checklist).

use super::MAX_CUSTOM;
use crate::book::{Fantastical, Fantasticals, Profile, Spells, TypeOption, TypeOptions, UnitType};

/// What a unit is bought as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Build {
    /// Its type.
    pub unit_type: UnitType,
    /// Options of that type.
    pub options: TypeOptions,
    /// Fantastical rules.
    pub fantastical: Fantasticals,
    /// The spells of a Wizardling: three.
    pub spells: Spells,
    /// Options of a Were's other form, a Lesser Warbeast.
    pub beast_options: TypeOptions,
    /// Whether that form is Fearful (DR-WERE-1).
    pub beast_fearful: bool,
    /// Points by agreement (DR-WB-9).
    pub custom: i8,
}

impl Build {
    /// A type, and nothing else.
    pub const fn of(unit_type: UnitType) -> Self {
        Build {
            unit_type,
            options: TypeOptions::EMPTY,
            fantastical: Fantasticals::EMPTY,
            spells: Spells::EMPTY,
            beast_options: TypeOptions::EMPTY,
            beast_fearful: false,
            custom: 0,
        }
    }

    /// Whether it bought this rule.
    pub fn has(&self, rule: Fantastical) -> bool {
        self.fantastical.has(rule)
    }

    /// Its numbers: the type's, its options', then what it is for good (DR-DERIVE). A Were that has changed has those of
    /// its other form.
    pub fn profile(&self, changed: bool) -> Profile {
        let (unit_type, options) = match changed {
            true => (UnitType::LesserWarbeasts, self.beast_options),
            false => (self.unit_type, self.options),
        };
        let mut profile = unit_type.profile();
        options.iter().for_each(|option| option.apply(&mut profile));
        if self.has(Fantastical::NoFeelings) {
            profile.courage = 0;
        }
        profile
    }

    /// What it costs without what it costs against some enemies only (DR-WB-3); a Were's both forms (DR-WERE-1).
    pub fn cost(&self) -> i8 {
        let beast = match self.has(Fantastical::Were) {
            true => {
                let fearful = if self.beast_fearful { Fantastical::Fearful.cost() } else { 0 };
                UnitType::LesserWarbeasts.profile().points as i8 + options_cost(self.beast_options) + fearful
            }
            false => 0,
        };
        self.normal_cost() + beast
    }

    /// What a Were seems to cost as long as nobody knows that it is one (AMB-100).
    pub fn public_cost(&self) -> i8 {
        self.normal_cost() - if self.has(Fantastical::Were) { Fantastical::Were.cost() } else { 0 }
    }

    fn normal_cost(&self) -> i8 {
        // Beyond its limits it is a fault, and may not overflow a sum.
        let custom = self.custom.clamp(-MAX_CUSTOM, MAX_CUSTOM);
        let rules: i8 = self.fantastical.iter().map(Fantastical::cost).sum();
        self.unit_type.profile().points as i8 + options_cost(self.options) + rules + custom
    }
}

fn options_cost(options: TypeOptions) -> i8 {
    options.iter().map(TypeOption::cost).sum()
}
