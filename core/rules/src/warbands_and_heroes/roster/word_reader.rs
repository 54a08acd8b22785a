//! The words of a text, and the names between quotation marks.

use heapless::String;

use super::text_error::{RosterTextError, RosterWant};
use umpire_engine::table::{closing_quote, quoted_letters};

/// What stands next in a text.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Token<'t> {
    /// A word, or a number.
    Word(&'t str),
    /// A name between quotation marks, without them.
    Name(&'t str),
    /// A slash: a new part begins.
    Slash,
}

/// Reads a text, one token after the other.
pub(super) struct WordReader<'t> {
    rest: &'t str,
}

impl<'t> WordReader<'t> {
    pub(super) const fn new(text: &'t str) -> Self {
        WordReader { rest: text }
    }

    /// What stands next; it is behind us then.
    pub(super) fn next(&mut self) -> Result<Option<Token<'t>>, RosterTextError<'t>> {
        let text = self.rest.trim_start();
        let Some(first) = text.chars().next() else { return Ok(None) };
        let (token, length) = match first {
            '/' => (Token::Slash, 1),
            '"' => {
                let end = closing_quote(&text[1..]).ok_or(RosterTextError::Quote)?;
                (Token::Name(&text[1..=end]), end + 2)
            }
            _ => {
                let ends = |letter: char| letter.is_whitespace() || "/\"".contains(letter);
                let end = text.find(ends).unwrap_or(text.len());
                (Token::Word(&text[..end]), end)
            }
        };
        self.rest = &text[length..];
        Ok(Some(token))
    }

    /// What stands next; it is still before us.
    pub(super) fn peek(&self) -> Result<Option<Token<'t>>, RosterTextError<'t>> {
        WordReader { rest: self.rest }.next()
    }

    /// The next word, where there is one.
    pub(super) fn word(&mut self, want: RosterWant) -> Result<&'t str, RosterTextError<'t>> {
        match self.next()? {
            Some(Token::Word(word)) => Ok(word),
            Some(Token::Name(name)) => Err(RosterTextError::Word(name, want)),
            Some(Token::Slash) | None => Err(RosterTextError::Short(want)),
        }
    }

    /// A number.
    pub(super) fn number(&mut self, most: u16) -> Result<u16, RosterTextError<'t>> {
        let want = RosterWant::Number { most };
        let word = self.word(want)?;
        word.parse().ok().filter(|number| *number <= most).ok_or(RosterTextError::Word(word, want))
    }

    /// A name between quotation marks.
    pub(super) fn name<const N: usize>(&mut self) -> Result<String<N, u8>, RosterTextError<'t>> {
        match self.next()? {
            Some(Token::Name(name)) => unquoted(name),
            Some(Token::Word(word)) => Err(RosterTextError::Word(word, RosterWant::Name)),
            Some(Token::Slash) | None => Err(RosterTextError::Short(RosterWant::Name)),
        }
    }

    /// A name, where one stands next; none otherwise.
    pub(super) fn maybe_name<const N: usize>(&mut self) -> Result<String<N, u8>, RosterTextError<'t>> {
        match self.peek()? {
            Some(Token::Name(_)) => self.name(),
            _ => Ok(String::new()),
        }
    }
}

/// The letters of a name that stood between quotation marks.
pub(super) fn unquoted<const N: usize>(quoted: &str) -> Result<String<N, u8>, RosterTextError<'_>> {
    let too_long = RosterTextError::Name { most: N };
    let mut name = String::new();
    for letter in quoted_letters(quoted) {
        if letter.is_control() || name.push(letter).is_err() {
            return Err(too_long);
        }
    }
    Ok(name)
}
