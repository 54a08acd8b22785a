//! `umpire verify GAME`: a saved game computed again, from its seal to its last die, and compared with what players
//! wrote down.

mod check;
mod paper;
mod summary;

use std::fmt::{self, Display};
use std::path::Path;
use std::process::ExitCode;

use self::check::Checker;
pub use self::paper::{Paper, number as paper_number, words as paper_words};
use self::summary::Findings;
use super::{files, say};
use crate::fairness::dice::Origin;
use crate::fairness::seal::{Hash, Hex, Spoken, WORDS, words};
use crate::games::{self, Book};
use crate::persistence::save_file::{self, Draft, MAX_BYTES, SaveError};

/// What became of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// All of it fits, the game is finished, and its seal is the one on paper: what there is to say about it.
    Fits(String),
    /// What is there fits, but something that matters could not be established: what there is to say about it.
    Partly(String),
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
    /// What a script is told: 0 where all fits and is finished, 1 where a line does not fit, 2 where there is nothing
    /// to check, 3 where it fits but is unfinished, or nobody can tell whether the device was bound to its dice.
    pub const fn code(&self) -> u8 {
        match self {
            Verdict::Fits(_) => 0,
            Verdict::Wrong(_) => 1,
            Verdict::Unreadable(_) => 2,
            Verdict::Partly(_) => 3,
        }
    }
}

impl Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Verdict::Fits(summary) | Verdict::Partly(summary) => f.write_str(summary),
            Verdict::Wrong(Wrong { line, why }) => write!(f, "line {line}: {why}"),
            Verdict::Unreadable(why) => f.write_str(why),
        }
    }
}

/// Reads a file, says what became of it, and ends with the code for that.
pub(super) fn run(path: &Path, paper: &Paper) -> ExitCode {
    // A line of a console has six letters for every end of a line.
    let verdict = match files::read(path, 4 * MAX_BYTES) {
        Ok(text) => verify(&text, paper),
        Err(why) => Verdict::Unreadable(format!("it cannot be read: {why}\nright would be: a file that 'save' wrote")),
    };
    let path = path.display();
    let said = match &verdict {
        Verdict::Fits(_) => say::print(format_args!("{path} fits\n{verdict}\n")),
        Verdict::Partly(_) => say::print(format_args!("{path} fits as far as it can be told\n{verdict}\n")),
        Verdict::Wrong(_) => say::print(format_args!("{path} does not fit\n{verdict}\n")),
        Verdict::Unreadable(_) => {
            say::complain(format_args!("verify {path}: {verdict}"));
            Ok(())
        }
    };
    said.err().unwrap_or_else(|| ExitCode::from(verdict.code()))
}

/// Computes a saved game again: its seal, its seed, every rule and every die; and compares it with what is on paper.
pub fn verify(text: &str, paper: &Paper) -> Verdict {
    let text = files::unwrapped(text);
    let draft = match save_file::draft(&text) {
        Ok(draft) => draft,
        Err(SaveError { line, want }) => {
            let stands = stands(&text, line);
            return Verdict::Unreadable(format!(
                "this is no saved game that can be read: line {line} is {stands}\nright would be: {want}"
            ));
        }
    };
    match head(&draft, paper).and_then(|book| body(&draft, paper, book, &text)) {
        Ok(findings) if findings.is_complete() => Verdict::Fits(findings.to_string()),
        Ok(findings) => Verdict::Partly(findings.to_string()),
        Err(wrong) => Verdict::Wrong(wrong),
    }
}

/// What stands before the answers: the book it was played by, and the seal.
fn head(Draft { save, .. }: &Draft<'_>, paper: &Paper) -> Result<&'static Book, Wrong> {
    let book = games::book(save.game).ok_or_else(|| {
        let known: Vec<&str> = games::books().map(|book| book.id).collect();
        Wrong::new(2, format!("'{}' is no game of this shelf: {}", save.game, known.join(" or ")))
    })?;
    if save.edition != book.edition {
        let why = format!("edition {}, and these rules are edition {}", save.edition, book.edition);
        return Err(Wrong::new(3, format!("{why}: the program that saved it can check it")));
    }
    let (hash, numbers) = match &save.origin {
        Origin::Sealed(seal) => (seal.hash(), seal.numbers()),
        Origin::Withheld(hash, numbers) => (*hash, &numbers[..]),
        Origin::Fixed(_) | Origin::None if *paper == Paper::default() => return Ok(book),
        Origin::Fixed(_) | Origin::None => {
            return Err(Wrong::new(5, "these dice were never sealed, and there are words or numbers on paper"));
        }
    };
    if let Origin::Sealed(seal) = &save.origin
        && !seal.is_sound()
    {
        return Err(Wrong::new(6, format!("this secret was not sealed as {} ({})", Hex(&hash), Spoken(words(&hash)))));
    }
    compare(&hash, paper.words.as_ref(), 5, "the seal")?;
    if !paper.numbers.is_empty() && paper.numbers != numbers {
        let said = |numbers: &[u32]| numbers.iter().map(|number| format!("{number:06}")).collect::<Vec<_>>().join(" ");
        let (paper, file) = (said(&paper.numbers), said(numbers));
        return Err(Wrong::new(7, format!("the numbers on paper are {paper}, the file has '{file}'")));
    }
    Ok(book)
}

/// Compares a hash with words on paper, where there are any.
fn compare(hash: &Hash, paper: Option<&[u8; WORDS]>, line: usize, what: &str) -> Result<(), Wrong> {
    match paper {
        Some(on_paper) if !paper::matches(hash, on_paper) => Err(Wrong::new(
            line,
            format!("{what} of this file is '{}', and other words are on paper", Spoken(words(hash))),
        )),
        _ => Ok(()),
    }
}

/// Plays the whole tape, looks at the checksum, and at the closing words last.
fn body(draft: &Draft<'_>, paper: &Paper, book: &'static Book, text: &str) -> Result<Findings, Wrong> {
    let mut checker = Checker::new(&draft.save, paper);
    let findings = games::with_session(book, |game| checker.check(game)).expect("the book is on the shelf")?;
    if let Some(SaveError { line, want }) = draft.broken {
        return Err(Wrong::new(line, format!("here stands {}, and right would be: {want}", stands(text, line))));
    }
    let closing = save_file::closing_of(&draft.save);
    compare(&closing, paper.closing.as_ref(), text.lines().count(), "what closes the game")?;
    Ok(findings)
}

/// What stands on a line of the file, as far as it is short.
fn stands(text: &str, line: usize) -> String {
    match text.lines().nth(line - 1) {
        Some(line) if line.chars().count() > 60 => format!("'{}...'", line.chars().take(60).collect::<String>()),
        Some(line) => format!("'{line}'"),
        None => "missing".into(),
    }
}
