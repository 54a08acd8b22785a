//! The parts of a text, their words, and the names between quotation marks.

use super::{GivenName, Want, WarbandTextError};
use umpire_engine::table::{closing_quote, quoted_letters};

/// The next part of a text: up to a slash or a line end that is not between quotation marks.
pub(crate) fn part<'t>(rest: &mut &'t str) -> Result<Option<&'t str>, WarbandTextError<'t>> {
    if rest.is_empty() {
        return Ok(None);
    }
    let (mut inside, mut escaped) = (false, false);
    for (at, letter) in rest.char_indices() {
        match letter {
            _ if core::mem::take(&mut escaped) => {}
            '\\' if inside => escaped = true,
            '"' => inside = !inside,
            '/' | '\n' if !inside => {
                let part = &rest[..at];
                *rest = &rest[at + 1..];
                return Ok(Some(part.trim()));
            }
            _ => {}
        }
    }
    if inside { Err(WarbandTextError::Quote) } else { Ok(Some(core::mem::take(rest).trim())) }
}

/// A warband's name, with or without quotation marks.
pub(crate) fn whole_name<const N: usize>(text: &str) -> Result<GivenName<N>, WarbandTextError<'_>> {
    if text.starts_with('"') {
        let mut words = WordReader { rest: text };
        let first = words.next()?.ok_or(WarbandTextError::NoName)?;
        words.end(Want::Part)?;
        return name(first.0);
    }
    GivenName::of(text.chars()).ok_or(WarbandTextError::Name { most: N })
}

/// A name between quotation marks.
pub(crate) fn name<const N: usize>(quoted: &str) -> Result<GivenName<N>, WarbandTextError<'_>> {
    GivenName::of(quoted_letters(&quoted[1..quoted.len() - 1])).ok_or(WarbandTextError::Name { most: N })
}

/// The words of one part: a word, a plus, or a name between quotation marks.
pub(crate) struct WordReader<'t> {
    pub(crate) rest: &'t str,
}

impl<'t> WordReader<'t> {
    pub(crate) fn next(&mut self) -> Result<Option<Word<'t>>, WarbandTextError<'t>> {
        self.rest = self.rest.trim_start();
        let Some(first) = self.rest.chars().next() else { return Ok(None) };
        let end = match first {
            '"' => 2 + closing_quote(&self.rest[1..]).ok_or(WarbandTextError::Quote)?,
            '+' => 1,
            _ => self
                .rest
                .find(|letter: char| letter.is_whitespace() || "+\"".contains(letter))
                .unwrap_or(self.rest.len()),
        };
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        Ok(Some(Word(word)))
    }

    /// Nothing may follow.
    pub(crate) fn end(&mut self, want: Want) -> Result<(), WarbandTextError<'t>> {
        self.next()?.map_or(Ok(()), |word| Err(WarbandTextError::Word(word.0, want)))
    }
}

#[derive(Clone, Copy)]
pub(crate) struct Word<'t>(pub(crate) &'t str);

impl Word<'_> {
    pub(crate) fn is(self, id: &str) -> bool {
        self.0.eq_ignore_ascii_case(id)
    }

    /// In small letters; a word longer than any id is none of them.
    pub(crate) fn lower(self) -> Lower {
        let mut lower = heapless::String::try_from(self.0).unwrap_or_default();
        lower.make_ascii_lowercase();
        Lower(lower)
    }
}

pub(crate) struct Lower(heapless::String<24>);

impl Lower {
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    /// The rules' name for what an example prints otherwise.
    pub(crate) fn canonical(&self) -> &str {
        PRINTED.iter().find(|(printed, _)| *printed == self.0).map_or(&self.0, |(_, canonical)| canonical)
    }
}

/// Names as the examples print them, and as the rules do (RR-PRE-5).
const PRINTED: [(&str, &str); 4] = [
    ("fearsome", "nightmares"),
    ("ressurectionists", "resurrectionists"),
    ("tactitians", "tacticians"),
    ("deviious", "devious"),
];
