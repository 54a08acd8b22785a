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
    /// Its letters; a slash has none.
    const fn text(self) -> Option<&'t str> {
        match self {
            Token::Word(text) | Token::Name(text) => Some(text),
            Token::Slash => None,
        }
    }

    /// What is said of it where it is not wanted.
    pub const fn unwanted<W>(self, want: W) -> WordError<'t, W> {
        match self.text() {
            Some(text) => WordError::Word(text, want),
            None => WordError::Short(want),
        }
    }
}

/// Reads a text, one token after the other.
///
/// ```
/// use core::fmt::{self, Write};
/// use umpire_engine::table::{TextWant, WordReader};
///
/// /// What is wanted somewhere in our texts.
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// struct Part;
///
/// impl TextWant for Part {
///     fn write(self, out: &mut dyn Write) -> fmt::Result {
///         out.write_str("band \"NAME\" / coin NUMBER")
///     }
/// }
///
/// let mut words = WordReader::<Part>::new(r#"band "The \"Few\"" / coin "12""#);
/// assert!(words.begins("band")?);
/// assert_eq!(words.name::<16>()?.as_str(), "The \"Few\"");
/// words.next()?; // the slash
/// assert_eq!(words.word(Part)?, "coin");
/// let error = words.number(99).expect_err("a name is no number");
/// let mut right = String::new();
/// error.write_right(&mut right)?;
/// assert_eq!((error.to_string(), right), ("not understood: 12".into(), "a number up to 99".into()));
///
/// let nothing = WordReader::<Part>::new("band / coin").begins("band")?;
/// assert!(!nothing, "no name stands behind it");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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

    /// Whether the text begins with this word and a name, which is next then.
    pub fn begins(&mut self, with: &str) -> Result<bool, WordError<'t, W>> {
        let begins = matches!(self.next()?, Some(Token::Word(word)) if word.eq_ignore_ascii_case(with));
        Ok(begins && matches!(self.peek()?, Some(Token::Name(_))))
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
        let token = self.next()?;
        let number = match token {
            Some(Token::Word(word)) => word.parse().ok().filter(|number| *number <= most),
            _ => None,
        };
        number.ok_or(WordError::NoNumber(token.and_then(Token::text), most))
    }

    /// A name between quotation marks.
    pub fn name<const N: usize>(&mut self) -> Result<String<N, u8>, WordError<'t, W>> {
        match self.next()? {
            Some(Token::Name(name)) => unquoted(name),
            token => Err(WordError::NoName(token.and_then(Token::text))),
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
