//! Why a text is no warband, and what would be right.

use core::fmt::{self, Display, Write};

use super::{MAX_CUSTOM, MAX_UNITS, MIN_UNITS, WarbandFault};
use crate::book::{Fantastical, Spell, TypeOption, UnitType};
use umpire_engine::table::{RosterFault, TextWant, WordError, write_words};

/// Why a text is no warband.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RosterTextError<'t> {
    /// It does not begin with `warband` and a name.
    NoName,
    /// A word is not understood.
    Words(WordError<'t, RosterWant>),
    /// There are too many units (DR-WB-2).
    Units,
    /// It can be read, and breaks a rule.
    Fault(WarbandFault),
}

/// What is wanted somewhere in a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RosterWant {
    /// Something about the whole.
    OfWarband,
    /// The beginning of a part.
    Part,
    /// A unit type.
    Type,
    /// Something about a unit of this type.
    OfUnit(UnitType),
    /// A race.
    Race,
    /// Points by agreement.
    Points,
}

impl RosterFault for RosterTextError<'_> {
    fn reads(&self) -> bool {
        matches!(self, RosterTextError::Units | RosterTextError::Fault(_))
    }

    fn code(&self) -> &'static str {
        match self {
            RosterTextError::Units => "DR-WB-2",
            RosterTextError::Fault(fault) => fault.code(),
            _ => "",
        }
    }

    fn write_right(&self, out: &mut dyn Write) -> fmt::Result {
        match self {
            RosterTextError::NoName => out.write_str("warband \"NAME\" / unit TYPE \"NAME\" leader / unit TYPE ..."),
            RosterTextError::Words(error) => error.write_right(out),
            RosterTextError::Units => write!(out, "{MIN_UNITS} to {MAX_UNITS} units"),
            RosterTextError::Fault(fault) => fault.write_right(out),
        }
    }
}

impl TextWant for RosterWant {
    fn write(self, out: &mut dyn Write) -> fmt::Result {
        match self {
            RosterWant::OfWarband => out.write_str("its points, agreed, trait \"NAME\", or a slash before the units"),
            RosterWant::Part => out.write_str("unit TYPE \"NAME\""),
            RosterWant::Type => write_words(&mut UnitType::ALL.into_iter().map(UnitType::id), out),
            RosterWant::OfUnit(of) => of_unit(of, out),
            RosterWant::Race => out.write_str("a race: dwarf, \"river troll\""),
            RosterWant::Points => write!(out, "points from -{MAX_CUSTOM} to +{MAX_CUSTOM}"),
        }
    }
}

fn of_unit(of: UnitType, out: &mut dyn Write) -> fmt::Result {
    let options = TypeOption::of_type(of).map(TypeOption::id);
    let rules = Fantastical::ALL.into_iter().filter(|rule| rule.is_open_to(of)).map(Fantastical::id);
    let words = ["leader", "reduced", "single", "summonable", "graveyard", "race RACE", "slays RACE", "points +1"];
    write_words(&mut options.chain(rules).chain(words), out)?;
    out.write_str("; spells of a Wizardling: ")?;
    write_words(&mut Spell::ALL.into_iter().map(Spell::id), out)?;
    out.write_str("; of a Were: beast-flame, beast-cunning, beast-fearful")
}

impl<'t> From<WordError<'t, RosterWant>> for RosterTextError<'t> {
    fn from(error: WordError<'t, RosterWant>) -> Self {
        RosterTextError::Words(error)
    }
}

impl Display for RosterTextError<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RosterTextError::NoName => f.write_str("a warband begins with its name"),
            RosterTextError::Words(error) => write!(f, "{error}"),
            RosterTextError::Units => f.write_str("too many units"),
            RosterTextError::Fault(fault) => write!(f, "{fault}"),
        }
    }
}

impl core::error::Error for RosterTextError<'_> {}
