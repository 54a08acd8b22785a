//! From a file to a game that goes on, or to the reason why not.

use std::fmt;
use std::path::Path;

use umpire_engine::table::{self, MAX_OPENING, Session, Tape};

use super::files;
use crate::fairness::dice::Dice;
use crate::games::{Book, book, books, is_foyer};
use crate::persistence::save_file::{self, MAX_BYTES};

/// A saved game whose book is known, but not yet whether its tape fits.
pub(super) struct Loaded {
    /// The id of its game.
    game: String,
    edition: u16,
    dice: Dice,
    opening: heapless::Vec<u8, MAX_OPENING>,
    tape: Tape,
    /// The line that says what it started from: the answers begin two lines after it.
    opening_line: usize,
}

/// Where a saved game belongs.
pub(super) enum LoadTarget {
    /// To the game that is open.
    Here(Loaded),
    /// To this book, which has to be opened first.
    Elsewhere(&'static Book, Loaded),
}

/// Why a file is not taken up, or not written.
#[derive(Debug)]
pub(super) struct FileError {
    /// What is wrong with it.
    pub(super) wrong: String,
    /// What would be right.
    pub(super) want: String,
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\nright would be: {}", self.wrong, self.want)
    }
}

impl core::error::Error for FileError {}

/// Refuses, with what is wrong and what would be right.
pub(super) fn refused<T>(wrong: impl Into<String>, want: impl Into<String>) -> Result<T, FileError> {
    Err(FileError { wrong: wrong.into(), want: want.into() })
}

/// Reads a file and sees where it belongs, while this game is open.
pub(super) fn find(path: &Path, game: &dyn Session) -> Result<LoadTarget, FileError> {
    let loaded = read(path)?;
    let (here, _) = game.edition();
    if loaded.game == here {
        return Ok(LoadTarget::Here(loaded));
    }
    let book = loaded.book()?;
    if !is_foyer(game) {
        return refused(
            format!("made by another game: line 2 names '{}'", loaded.game),
            format!("a game of '{here}', or undo back to the choice of games and load it there"),
        );
    }
    Ok(LoadTarget::Elsewhere(book, loaded))
}

/// Reads a saved game from a file.
pub(super) fn read(path: &Path) -> Result<Loaded, FileError> {
    let file = path.display();
    let text = match files::read(path, 4 * MAX_BYTES) {
        Ok(text) => text,
        Err(why) => return refused(format!("{file} cannot be read: {why}"), "a file that 'save' wrote"),
    };
    let text = files::unwrapped(&text);
    match save_file::read(&text) {
        Ok(save) => Ok(Loaded {
            game: save.game.into(),
            edition: save.edition,
            opening_line: save.opening_line(),
            dice: Dice::of(save.origin),
            opening: save.opening,
            tape: save.tape,
        }),
        Err(why) => refused(format!("{file} is no saved game, or was altered or cut off: {why}"), why.want),
    }
}

impl Loaded {
    /// The book it was played by.
    pub(super) fn book(&self) -> Result<&'static Book, FileError> {
        book(&self.game).ok_or_else(|| FileError {
            wrong: format!("made by a game not on this shelf: line 2 names '{}'", self.game),
            want: books().map(|book| book.id).collect::<Vec<_>>().join(" or "),
        })
    }

    /// Puts the tape on the table, and hands out the dice that go with it. One that does not fit
    /// these rules leaves all as it was.
    pub(super) fn take_up(self, game: &mut dyn Session) -> Result<Dice, FileError> {
        let (_, edition) = game.edition();
        if self.edition != edition {
            let wrong = format!("made by other rules: line 3 says edition {}", self.edition);
            return refused(wrong, format!("edition {edition}"));
        }
        let was_lesson = game.lesson().is_some();
        game.set_lesson(self.dice.are_arranged());
        let loaded = game.load_game(&self.opening, &self.tape);
        if loaded.is_err() {
            game.set_lesson(was_lesson);
        }
        match loaded {
            Ok(()) => Ok(self.dice),
            Err(table::ChangeError::Tape(table::ReplayError { line, asked, .. })) => {
                let at = self.opening_line + 1 + usize::from(line);
                let wrong = format!("made by other rules: line {at} (answer {line}) does not answer '{asked}'");
                refused(wrong, format!("an answer to '{asked}'"))
            }
            Err(_) => {
                let wrong = format!("made by other rules: line {} names rosters that may not play", self.opening_line);
                refused(wrong, "the rosters as they were saved")
            }
        }
    }
}
