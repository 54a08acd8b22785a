//! `umpire verify GAME`: a saved game computed again, from its seal to its last die.

mod check;
mod summary;

use std::fmt::{self, Display};
use std::path::Path;
use std::process::ExitCode;

use self::check::Checker;
use super::{files, say};
use crate::dice::Origin;
use crate::games::{self, Book};
use crate::save::{self, Draft, MAX_BYTES, SaveError};
use crate::seal::{Hex, Spoken, words};

/// What became of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// All of it fits: what there is to say about it.
    Fits(String),
    /// This line of the file is the first that does not fit.
    Wrong(Wrong),
    /// It cannot be read as a saved game: why, and what would be right.
    Unreadable(String),
}

/// A line that does not fit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong {
    /// Which line of the file, from 1.
    pub line: usize,
    /// What stands there, and what should.
    pub why: String,
}

impl Wrong {
    fn new(line: usize, why: impl Into<String>) -> Self {
        Wrong { line, why: why.into() }
    }
}

impl Verdict {
    /// What a script is told: 0 where all fits, 1 where a line does not, 2 where there is nothing to check.
    pub const fn code(&self) -> u8 {
        match self {
            Verdict::Fits(_) => 0,
            Verdict::Wrong(_) => 1,
            Verdict::Unreadable(_) => 2,
        }
    }
}

impl Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Verdict::Fits(summary) => f.write_str(summary),
            Verdict::Wrong(Wrong { line, why }) => write!(f, "line {line}: {why}"),
            Verdict::Unreadable(why) => f.write_str(why),
        }
    }
}

/// Reads a file, says what became of it, and ends with the code for that.
pub(super) fn run(path: &Path) -> ExitCode {
    // A line of a console has six letters for every end of a line.
    let verdict = match files::read(path, 4 * MAX_BYTES) {
        Ok(text) => verify(&text),
        Err(why) => Verdict::Unreadable(format!("it cannot be read: {why}\nright would be: a file that 'save' wrote")),
    };
    let path = path.display();
    let said = match &verdict {
        Verdict::Fits(_) => say::print(format_args!("{path} fits\n{verdict}\n")),
        Verdict::Wrong(_) => say::print(format_args!("{path} does not fit\n{verdict}\n")),
        Verdict::Unreadable(_) => {
            say::complain(format_args!("verify {path}: {verdict}"));
            Ok(())
        }
    };
    said.err().unwrap_or_else(|| ExitCode::from(verdict.code()))
}

/// Computes a saved game again: its seal, its seed, every rule and every die.
pub fn verify(text: &str) -> Verdict {
    let text = files::unwrapped(text);
    let draft = match save::draft(&text) {
        Ok(draft) => draft,
        Err(SaveError { line, want }) => {
            let stands = stands(&text, line);
            return Verdict::Unreadable(format!(
                "this is no saved game that can be read: line {line} is {stands}\nright would be: {want}"
            ));
        }
    };
    match head(&draft).and_then(|book| body(&draft, book, &text)) {
        Ok(summary) => Verdict::Fits(summary),
        Err(wrong) => Verdict::Wrong(wrong),
    }
}

/// What stands before the answers: the book it was played by, and the seal.
fn head(Draft { save, seal, .. }: &Draft<'_>) -> Result<&'static Book, Wrong> {
    let book = games::book(save.game).ok_or_else(|| {
        let known: Vec<&str> = games::SHELF.iter().map(|book| book.id).collect();
        Wrong::new(2, format!("'{}' is no game of this shelf: {}", save.game, known.join(" or ")))
    })?;
    if save.edition != book.edition {
        let why = format!("edition {}, and these rules are edition {}", save.edition, book.edition);
        return Err(Wrong::new(3, format!("{why}: the program that saved it can check it")));
    }
    if let (Origin::Sealed(own), Some(shown)) = (&save.origin, seal) {
        let hash = own.hash();
        if hash != *shown {
            let (own, shown) = (Spoken(words(&hash)), (Hex(shown), Spoken(words(shown))));
            let why =
                format!("this secret was sealed as {} ({own}), and line 4 says {} ({})", Hex(&hash), shown.0, shown.1);
            return Err(Wrong::new(5, why));
        }
    }
    Ok(book)
}

/// Plays the whole tape, and looks at the checksum last.
fn body(draft: &Draft<'_>, book: &'static Book, text: &str) -> Result<String, Wrong> {
    let mut checker = Checker::new(&draft.save);
    embassy_futures::block_on(games::play(&mut checker, Some(book)));
    let summary = checker.found()?;
    match draft.broken {
        None => Ok(summary),
        Some(SaveError { line, want }) => {
            Err(Wrong::new(line, format!("here stands {}, and right would be: {want}", stands(text, line))))
        }
    }
}

/// What stands on a line of the file, as far as it is short.
fn stands(text: &str, line: usize) -> String {
    match text.lines().nth(line - 1) {
        Some(line) if line.chars().count() > 60 => format!("'{}...'", line.chars().take(60).collect::<String>()),
        Some(line) => format!("'{line}'"),
        None => "missing".into(),
    }
}
