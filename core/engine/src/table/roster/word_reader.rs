//! The words of a roster's text, and the names between quotation marks.

use core::marker::PhantomData;

use heapless::String;

use crate::table::roster::{TextWant, WordError, closing_quote, quoted_letters};

/// What stands next in a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Token<'t> {
    /// A word, or a number.
    Word(&'t str),
    /// A name between quotation marks, without them.
    Name(&'t str),
    /// A slash: a new part begins.
    Slash,
}

impl<'t> Token<'t> {
    /// What is said of it where it is not wanted.
    pub const fn unwanted<W>(self, want: W) -> WordError<'t, W> {
        match self {
            Token::Word(text) | Token::Name(text) => WordError::Word(text, want),
            Token::Slash => WordError::Short(want),
        }
    }
}

/// Reads a text, one token after the other.
pub struct WordReader<'t, W> {
    rest: &'t str,
    wants: PhantomData<W>,
}

impl<'t, W: TextWant> WordReader<'t, W> {
    /// From its first word on.
    pub const fn new(text: &'t str) -> Self {
        WordReader { rest: text, wants: PhantomData }
    }

    /// What stands next; it is behind us then.
    #[expect(clippy::should_implement_trait, reason = "it can fail, and an iterator of results reads worse")]
    pub fn next(&mut self) -> Result<Option<Token<'t>>, WordError<'t, W>> {
        let text = self.rest.trim_start();
        let Some(first) = text.chars().next() else { return Ok(None) };
        let (token, length) = match first {
            '/' => (Token::Slash, 1),
            '"' => {
                let end = closing_quote(&text[1..]).ok_or(WordError::Quote)?;
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
    pub fn peek(&self) -> Result<Option<Token<'t>>, WordError<'t, W>> {
        Self::new(self.rest).next()
    }

    /// The next word, where there is one.
    pub fn word(&mut self, want: W) -> Result<&'t str, WordError<'t, W>> {
        match self.next()? {
            Some(Token::Word(word)) => Ok(word),
            token => Err(token.map_or(WordError::Short(want), |token| token.unwanted(want))),
        }
    }

    /// A number.
    pub fn number(&mut self, most: u16) -> Result<u16, WordError<'t, W>> {
        let want = W::number(most);
        let word = self.word(want)?;
        word.parse().ok().filter(|number| *number <= most).ok_or(WordError::Word(word, want))
    }

    /// A name between quotation marks.
    pub fn name<const N: usize>(&mut self) -> Result<String<N, u8>, WordError<'t, W>> {
        match self.next()? {
            Some(Token::Name(name)) => unquoted(name),
            token => Err(token.map_or(WordError::Short(W::NAME), |token| token.unwanted(W::NAME))),
        }
    }

    /// A name, where one stands next; none otherwise.
    pub fn maybe_name<const N: usize>(&mut self) -> Result<String<N, u8>, WordError<'t, W>> {
        match self.peek()? {
            Some(Token::Name(_)) => self.name(),
            _ => Ok(String::new()),
        }
    }
}

/// The letters of a name that stood between quotation marks.
pub fn unquoted<W, const N: usize>(quoted: &str) -> Result<String<N, u8>, WordError<'_, W>> {
    let mut name = String::new();
    for letter in quoted_letters(quoted) {
        if letter.is_control() || name.push(letter).is_err() {
            return Err(WordError::Name { most: N });
        }
    }
    Ok(name)
}
