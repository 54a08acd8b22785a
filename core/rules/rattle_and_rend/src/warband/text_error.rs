//! Why a text is no warband, and what would be right.

use core::fmt::{self, Display, Write};

use super::error::ids;
use super::{MAX_LISTED, Warband, WarbandError};
use crate::book::{Bond, Reputation, SCENARIOS, Tactic, Trait, Type};

/// Why a text is no warband.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WarbandTextError<'t> {
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
    Word(&'t str, Want),
    /// Something ends where more is wanted.
    Short(Want),
    /// This stands in the text twice.
    Twice(&'t str),
    /// Too many of something: a list cannot even hold it.
    Fault(WarbandError),
}

/// What is wanted somewhere in a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each is named for what is wanted")]
pub enum Want {
    Part,
    Trait(Type),
    Champion,
    Tactic,
    Bond,
    Focus,
    Reputation,
    Count,
    Campaign,
    CampaignWord,
    Growth,
    Games,
    Game,
    Outcome,
    GameWord,
    Number(u8),
}

impl WarbandTextError<'_> {
    /// Writes what is wrong.
    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        match self {
            WarbandTextError::NoName => out.write_str("a warband begins with its name"),
            WarbandTextError::Name { .. } => out.write_str("this name does not fit"),
            WarbandTextError::Quote => out.write_str("a quotation mark is opened and not closed"),
            WarbandTextError::Word(word, _) => write!(out, "not understood: {word}"),
            WarbandTextError::Short(_) => out.write_str("something is missing"),
            WarbandTextError::Twice(word) => write!(out, "stands here twice: {word}"),
            // Nothing in these words names an Element, so any scene will do.
            WarbandTextError::Fault(fault) => fault.words().write(&Warband::<0>::default(), out),
        }
    }

    /// Writes what would be right.
    pub fn write_right(&self, out: &mut dyn Write) -> fmt::Result {
        match self {
            WarbandTextError::NoName => {
                out.write_str("warband NAME / ELEMENT / ELEMENT ... / tactics ID ID / bond ID / reputation ID")
            }
            WarbandTextError::Name { most } => write!(out, "at most {most} letters (accented ones count twice)"),
            WarbandTextError::Quote => out.write_str("\"NAME\", with \\\" for a quotation mark in it"),
            WarbandTextError::Word(_, want) | WarbandTextError::Short(want) => want.write(out),
            WarbandTextError::Twice(_) => out.write_str("each of tactics, bond, focus, reputation and campaign once"),
            WarbandTextError::Fault(fault) => fault.write_right(out),
        }
    }
}

impl Want {
    fn write(self, out: &mut dyn Write) -> fmt::Result {
        match self {
            Want::Part => {
                out.write_str("one of: ")?;
                ids(Type::ALL.iter().map(|kind| kind.id()), out)?;
                out.write_str(", tactics, fringe-tactics, bond, focus, reputation, campaign, earlier, game")
            }
            Want::Trait(kind) if Trait::of(kind).next().is_none() => {
                out.write_str("+ champion, or a nickname in quotation marks")
            }
            Want::Trait(kind) => {
                out.write_str("a trait (")?;
                ids(Trait::of(kind).map(Trait::id), out)?;
                out.write_str("), or a nickname in quotation marks")
            }
            Want::Champion => out.write_str("+ champion and its trait"),
            Want::Tactic => ids(Tactic::ALL.iter().map(|tactic| tactic.row().id), out),
            Want::Bond => ids(Bond::ALL.iter().map(|bond| bond.id()), out),
            Want::Focus => out.write_str("focus and the number of an Element in this list, from 1"),
            Want::Reputation => ids(Reputation::ALL.iter().map(|reputation| reputation.id()), out),
            Want::Campaign => out.write_str("campaign \"NAME\" start 12 growth tables banked 0, before its games"),
            Want::CampaignWord => out.write_str("start, growth, banked, owed, swapped, reassigned, retired"),
            Want::Growth => out.write_str("tables, escalation"),
            Want::Games => out.write_str("24 games at most; those before: earlier WON DRAWN LOST"),
            Want::Game => out.write_str("game, its number in 8 digits, won, drawn or lost, and \"OPPONENT\""),
            Want::Outcome => out.write_str("won, drawn, lost"),
            Want::GameWord => {
                ids(SCENARIOS.iter().map(|row| row.1), out)?;
                out.write_str(", size, roll, plus, minus")
            }
            Want::Number(most) => write!(out, "a number up to {most}"),
            Want::Count => write!(out, "a number from 1 to {MAX_LISTED} and an Element"),
        }
    }
}

impl Display for WarbandTextError<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f)
    }
}

impl core::error::Error for WarbandTextError<'_> {}
