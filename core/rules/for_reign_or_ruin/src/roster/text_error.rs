//! Why a text is no army, and what would be right.

use core::fmt::{self, Display, Write};

use super::fault_words::number_code;
use super::parts::PartPlace;
use super::{ElementName, MAX_ELEMENTS};
use crate::book::{Attribute, Kind, Listed, Order, Stat};
use umpire_engine::table::{RosterFault, TextWant, WordError, write_words};

/// Why a text is no army, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct RosterTextError<'t> {
    pub(super) place: Option<PartPlace>,
    pub(super) wrong: TextWrong<'t>,
}

/// What is wrong in a part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum TextWrong<'t> {
    /// It does not begin with `army` and a name.
    NoName,
    /// A word is not understood.
    Words(WordError<'t, RosterWant>),
    /// No such number; what stands there, where anything does.
    Number(Stat, Option<&'t str>),
    /// There are too many elements.
    Elements,
    /// Nothing stands before a copy.
    NothingBefore,
    /// Nobody is called this.
    Nobody(ElementName),
}

/// What is wanted somewhere in a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum RosterWant {
    /// The beginning of a part.
    Part,
    /// Something about an element.
    OfElement,
    /// An order.
    Order,
    /// A command.
    Command,
    /// What an element is not.
    Mark,
    /// The end of the part.
    End,
}

impl<'t> From<WordError<'t, RosterWant>> for TextWrong<'t> {
    fn from(error: WordError<'t, RosterWant>) -> Self {
        TextWrong::Words(error)
    }
}

impl RosterFault for RosterTextError<'_> {
    fn reads(&self) -> bool {
        !matches!(self.wrong, TextWrong::Words(_) | TextWrong::NoName | TextWrong::Number(_, None))
    }

    fn code(&self) -> &'static str {
        match &self.wrong {
            TextWrong::Number(stat, _) => number_code(*stat),
            TextWrong::Nobody(_) => "FR-IN-18",
            TextWrong::Words(WordError::Word(_, want) | WordError::Short(want)) => want.code(),
            _ => "",
        }
    }

    fn write_right(&self, out: &mut dyn Write) -> fmt::Result {
        match &self.wrong {
            TextWrong::NoName => out.write_str("army \"NAME\" / unit \"NAME\" close mov 8 ... / ..."),
            TextWrong::Words(error) => error.write_right(out),
            TextWrong::Number(stat, _) => write!(out, "0 to {}, or - where it is not known", stat.most()),
            TextWrong::Elements => write!(out, "{MAX_ELEMENTS} at most"),
            TextWrong::NothingBefore => out.write_str("an element before it"),
            TextWrong::Nobody(_) => out.write_str("the name of an element of this army, letter for letter"),
        }
    }
}

impl RosterWant {
    const fn code(self) -> &'static str {
        match self {
            RosterWant::Order => "FR-IN-20",
            RosterWant::Command => "FR-IN-18",
            _ => "",
        }
    }
}

impl TextWant for RosterWant {
    fn write(self, out: &mut dyn Write) -> fmt::Result {
        match self {
            RosterWant::Part => {
                ids::<Kind>(out)?;
                out.write_str(" \"NAME\" ...; copy \"NAME\"; copy of \"NAME\" \"NAME\"; under \"NAME\" \"NAME\"")
            }
            RosterWant::OfElement => {
                out.write_str("skirmish, open, close; ")?;
                ids::<Stat>(out)?;
                out.write_str(" NUMBER; indirect, superior, inferior, indifferent; ")?;
                ids::<Attribute>(out)?;
                out.write_str(
                    "; unconfirmed ORDER, command A, under \"NAME\", group 1, order ORDER, stress 0, hidden, ",
                )?;
                out.write_str("state2, not MARK, x4")
            }
            RosterWant::Order => ids::<Order>(out),
            RosterWant::Command => out.write_str("A to O, or - for none"),
            RosterWant::Mark => {
                ids::<Attribute>(out)?;
                out.write_str(", hidden, indirect, state2, under")
            }
            RosterWant::End => out.write_str("a slash or a new line before the next part"),
        }
    }
}

fn ids<T: Listed>(out: &mut dyn Write) -> fmt::Result {
    write_words(&mut T::ALL.iter().map(|one| one.id()), out)
}

impl Display for RosterTextError<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.place.map_or(Ok(()), |place| write!(f, "{place}"))?;
        match &self.wrong {
            TextWrong::NoName => f.write_str("an army begins with its name"),
            TextWrong::Words(error) => write!(f, "{error}"),
            TextWrong::Number(stat, Some(word)) => write!(f, "{} {word}", stat.name()),
            TextWrong::Number(stat, None) => write!(f, "{} without a number", stat.name()),
            TextWrong::Elements => f.write_str("too many elements"),
            TextWrong::NothingBefore => f.write_str("a copy of nothing"),
            TextWrong::Nobody(name) => write!(f, "nobody is called {name}"),
        }
    }
}

impl core::error::Error for RosterTextError<'_> {}
