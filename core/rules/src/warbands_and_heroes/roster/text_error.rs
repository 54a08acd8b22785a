//! Why a text is no warband, and what would be right.

use core::fmt::{self, Display, Write};

use super::{CLASS_ROOM, MAX_CUSTOM, MAX_UNITS, WarbandFault};
use crate::warbands_and_heroes::book::{CaptainTrait, Category, MAX_ATTACKS, PrintedClass, UnitTrait};

/// Why a text is no warband.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RosterTextError<'t> {
    /// It does not begin with `warband` and a name.
    NoName,
    /// A name is too long, or has something in it that is no letter.
    Name {
        /// The bytes there is room for.
        most: usize,
    },
    /// A quotation mark is opened and not closed.
    Quote,
    /// A word that does not belong there, and what would.
    Word(&'t str, RosterWant),
    /// Something ends where more is wanted.
    Short(RosterWant),
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
    /// A name between quotation marks.
    Name,
    /// A number up to this one.
    Number {
        /// The most.
        most: u16,
    },
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

impl RosterTextError<'_> {
    /// Writes what would be right.
    pub fn write_right(&self, out: &mut dyn Write) -> fmt::Result {
        match self {
            RosterTextError::NoName => out.write_str("warband \"NAME\" / unit CLASS \"NAME\" / unit CLASS ..."),
            RosterTextError::Name { most } => write!(out, "at most {most} letters (accented ones count twice)"),
            RosterTextError::Quote => out.write_str("\"NAME\", with \\\" for a quotation mark in it"),
            RosterTextError::Word(_, want) | RosterTextError::Short(want) => want.write(out),
            RosterTextError::Units => write!(out, "{MAX_UNITS} at most"),
            RosterTextError::Classes => {
                write!(out, "{MAX_CUSTOM} at most, in {CLASS_ROOM} bytes: shorter names, fewer notes")
            }
            RosterTextError::Attacks => write!(out, "{MAX_ATTACKS} at most"),
            RosterTextError::Fault(fault) => fault.write_right(out),
        }
    }
}

impl RosterWant {
    fn write(self, out: &mut dyn Write) -> fmt::Result {
        match self {
            RosterWant::Part => out.write_str("one of: treasury, turn, class, unit"),
            RosterWant::Name => out.write_str("a name in quotation marks"),
            RosterWant::Number { most } => write!(out, "a number up to {most}"),
            RosterWant::Class => {
                out.write_str("one of: ")?;
                ids(&PrintedClass::ALL.map(PrintedClass::id), out)?;
                out.write_str("; or the \"NAME\" of a class that stands before")
            }
            RosterWant::OfUnit => out.write_str("its \"NAME\", captain TRAIT \"NAME\", lost NUMBER"),
            RosterWant::Captain => ids(&CaptainTrait::ALL.map(CaptainTrait::id), out),
            RosterWant::OfClass => {
                ids(&Category::ALL.map(Category::id), out)?;
                out.write_str("; cost, resolve, fs, bloodied, tn, speed NUMBER; trait ID; note \"TEXT\"; ")?;
                out.write_str("attack \"NAME\" DICEdDAMAGE, with ranged, wall, extra NUMBER, range NUMBER, note")
            }
            RosterWant::Trait => ids(&UnitTrait::ALL.map(UnitTrait::id), out),
            RosterWant::Dice => out.write_str("dice and damage of a hit: 4d2"),
            RosterWant::End => out.write_str("a slash before the next part"),
        }
    }
}

fn ids(ids: &[&str], out: &mut dyn Write) -> fmt::Result {
    for (at, id) in ids.iter().enumerate() {
        write!(out, "{}{id}", if at == 0 { "" } else { ", " })?;
    }
    Ok(())
}

impl Display for RosterTextError<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RosterTextError::NoName => f.write_str("a warband begins with its name"),
            RosterTextError::Name { .. } => f.write_str("this name does not fit"),
            RosterTextError::Quote => f.write_str("a quotation mark is opened and not closed"),
            RosterTextError::Word(word, _) => write!(f, "not understood: {word}"),
            RosterTextError::Short(_) => f.write_str("something is missing"),
            RosterTextError::Units => f.write_str("too many Units"),
            RosterTextError::Classes => f.write_str("too many classes of its own"),
            RosterTextError::Attacks => f.write_str("too many attacks"),
            RosterTextError::Fault(fault) => write!(f, "{fault}"),
        }
    }
}

impl core::error::Error for RosterTextError<'_> {}
