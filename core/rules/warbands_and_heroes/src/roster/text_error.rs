//! Why a text is no warband, and what would be right.

use core::fmt::{self, Display, Write};

use super::{CLASS_ROOM, MAX_CUSTOM, MAX_UNITS, WarbandFault};
use crate::book::{CaptainTrait, Category, MAX_ATTACKS, PrintedClass, UnitTrait};
use umpire_engine::table::{RosterFault, TextWant, WordError, write_words};

/// Why a text is no warband.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RosterTextError<'t> {
    /// It does not begin with `warband` and a name.
    NoName,
    /// A word is not understood.
    Words(WordError<'t, RosterWant>),
    /// There are too many Units.
    Units,
    /// There are too many classes, or too much is written about them.
    Classes,
    /// A class has too many attacks.
    Attacks,
    /// A class breaks a rule: it could not even be listed.
    Fault(WarbandFault),
}

/// What is wanted somewhere in a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RosterWant {
    /// The beginning of a part.
    Part,
    /// A class that is printed, or described before.
    Class,
    /// Something about a Unit.
    OfUnit,
    /// A captain's trait.
    Captain,
    /// Something about a class.
    OfClass,
    /// A trait of a class.
    Trait,
    /// Dice and damage.
    Dice,
    /// The end of it.
    End,
}

impl RosterFault for RosterTextError<'_> {
    fn reads(&self) -> bool {
        matches!(self, RosterTextError::Fault(_))
    }

    fn code(&self) -> &'static str {
        if let RosterTextError::Fault(fault) = self { fault.code() } else { "" }
    }

    fn write_right(&self, out: &mut dyn Write) -> fmt::Result {
        match self {
            RosterTextError::NoName => out.write_str("warband \"NAME\" / unit CLASS \"NAME\" / unit CLASS ..."),
            RosterTextError::Words(error) => error.write_right(out),
            RosterTextError::Units => write!(out, "{MAX_UNITS} at most"),
            RosterTextError::Classes => {
                write!(out, "{MAX_CUSTOM} at most, in {CLASS_ROOM} bytes: shorter names, fewer notes")
            }
            RosterTextError::Attacks => write!(out, "{MAX_ATTACKS} at most"),
            RosterTextError::Fault(fault) => fault.write_right(out),
        }
    }
}

impl TextWant for RosterWant {
    fn write(self, out: &mut dyn Write) -> fmt::Result {
        match self {
            RosterWant::Part => out.write_str("one of: treasury, turn, campaign, class, unit"),
            RosterWant::Class => {
                out.write_str("one of: ")?;
                write_words(&mut PrintedClass::ALL.into_iter().map(PrintedClass::id), out)?;
                out.write_str("; or the \"NAME\" of a class that stands before")
            }
            RosterWant::OfUnit => out.write_str("its \"NAME\", captain TRAIT \"NAME\", lost NUMBER"),
            RosterWant::Captain => write_words(&mut CaptainTrait::ALL.into_iter().map(CaptainTrait::id), out),
            RosterWant::OfClass => {
                write_words(&mut Category::ALL.into_iter().map(Category::id), out)?;
                out.write_str("; cost, resolve, fs, bloodied, tn, speed NUMBER; trait ID; note \"TEXT\"; ")?;
                out.write_str("attack \"NAME\" DICEdDAMAGE, with ranged, wall, extra NUMBER, range NUMBER, note")
            }
            RosterWant::Trait => write_words(&mut UnitTrait::ALL.into_iter().map(UnitTrait::id), out),
            RosterWant::Dice => out.write_str("dice and damage of a hit: 4d2"),
            RosterWant::End => out.write_str("a slash before the next part"),
        }
    }
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
            RosterTextError::Units => f.write_str("too many Units"),
            RosterTextError::Classes => f.write_str("too many classes of its own"),
            RosterTextError::Attacks => f.write_str("too many attacks"),
            RosterTextError::Fault(fault) => write!(f, "{fault}"),
        }
    }
}

impl core::error::Error for RosterTextError<'_> {}
