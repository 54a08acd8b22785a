//! Why a word of a roster's text is not understood, and what would be right.

use core::fmt::{self, Display, Write};

/// What is wanted somewhere in a text, as a rulebook knows it.
pub trait TextWant: Copy {
    /// Writes what would be right.
    fn write(self, out: &mut dyn Write) -> fmt::Result;
}

/// Why a word is not understood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WordError<'t, W> {
    /// A name is too long, or has something in it that is no letter.
    Name {
        /// The bytes there is room for.
        most: usize,
    },
    /// A quotation mark is opened and not closed.
    Quote,
    /// A word that does not belong there, and what would.
    Word(&'t str, W),
    /// Something ends where more is wanted.
    Short(W),
    /// There is no name between quotation marks where one is wanted; what stands there, where anything does.
    NoName(Option<&'t str>),
    /// There is no number up to this one where one is wanted; what stands there, where anything does.
    NoNumber(Option<&'t str>, u16),
}

impl<W: TextWant> WordError<'_, W> {
    /// Writes what would be right.
    pub fn write_right(&self, out: &mut dyn Write) -> fmt::Result {
        match self {
            WordError::Name { most } => write!(out, "at most {most} letters (accented ones count twice)"),
            WordError::Quote => out.write_str("\"NAME\", with \\\" for a quotation mark in it"),
            WordError::Word(_, want) | WordError::Short(want) => want.write(out),
            WordError::NoName(_) => out.write_str("a name in quotation marks"),
            WordError::NoNumber(_, most) => write!(out, "a number up to {most}"),
        }
    }
}

impl<W> Display for WordError<'_, W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WordError::Name { .. } => f.write_str("this name does not fit"),
            WordError::Quote => f.write_str("a quotation mark is opened and not closed"),
            WordError::Word(word, _) | WordError::NoName(Some(word)) | WordError::NoNumber(Some(word), _) => {
                write!(f, "not understood: {word}")
            }
            WordError::Short(_) | WordError::NoName(None) | WordError::NoNumber(None, _) => {
                f.write_str("something is missing")
            }
        }
    }
}

impl<W: fmt::Debug> core::error::Error for WordError<'_, W> {}

/// Writes some words, with a comma between them.
pub fn write_words(words: &mut dyn Iterator<Item = &'static str>, out: &mut dyn Write) -> fmt::Result {
    words.enumerate().try_for_each(|(at, word)| write!(out, "{}{word}", if at == 0 { "" } else { ", " }))
}
