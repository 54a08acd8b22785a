//! From a file to a game that goes on, or to the reason why not.

use std::path::Path;

use umpire_rules::table::{self, MAX_OPENING, Session, Tape};

use super::files;
use crate::dice::Dice;
use crate::games::{Book, book, books, is_foyer};
use crate::save::{self, MAX_BYTES};

/// A saved game whose book is known, but not yet whether its tape fits.
pub(super) struct Loaded {
    edition: u16,
    dice: Dice,
    opening: heapless::Vec<u8, MAX_OPENING>,
    tape: Tape,
    /// The line that says what it started from: the answers begin two lines after it.
    opening_line: usize,
}

/// Where a saved game belongs.
pub(super) enum Found {
    /// To the game that is open.
    Here(Loaded),
    /// To this book, which has to be opened first.
    Elsewhere(&'static Book, Loaded),
}

/// Why a file is not taken up, or not written.
pub(super) struct Refused {
    /// What is wrong with it.
    pub(super) wrong: String,
    /// What would be right.
    pub(super) want: String,
}

/// Refuses, with what is wrong and what would be right.
pub(super) fn refused<T>(wrong: impl Into<String>, want: impl Into<String>) -> Result<T, Refused> {
    Err(Refused { wrong: wrong.into(), want: want.into() })
}

/// Reads a file and sees where it belongs.
pub(super) fn find(path: &Path, game: &dyn Session) -> Result<Found, Refused> {
    let file = path.display();
    let text = match files::read(path, 4 * MAX_BYTES) {
        Ok(text) => text,
        Err(why) => return refused(format!("{file} cannot be read: {why}"), "a file that 'save' wrote"),
    };
    let text = files::unwrapped(&text);
    let save = match save::read(&text) {
        Ok(save) => save,
        Err(why) => {
            let wrong = format!("{file} is no saved game, or was altered or cut off: {why}");
            return refused(wrong, why.want);
        }
    };
    let opening_line = save.opening_line();
    let dice = Dice::of(save.origin);
    let loaded = Loaded { edition: save.edition, dice, opening: save.opening, tape: save.tape, opening_line };
    let (here, _) = game.edition();
    match book(save.game) {
        _ if save.game == here => Ok(Found::Here(loaded)),
        Some(book) if is_foyer(game) => Ok(Found::Elsewhere(book, loaded)),
        Some(_) => refused(
            format!("made by another game: line 2 names '{}'", save.game),
            format!("a game of '{here}', or undo back to the choice of games and load it there"),
        ),
        None => {
            let known: Vec<&str> = books().map(|book| book.id).collect();
            refused(format!("made by a game not on this shelf: line 2 names '{}'", save.game), known.join(" or "))
        }
    }
}

impl Loaded {
    /// Puts the tape on the table, and hands out the dice that go with it. One that does not fit
    /// these rules leaves all as it was.
    pub(super) fn take_up(self, game: &mut dyn Session) -> Result<Dice, Refused> {
        let (_, edition) = game.edition();
        if self.edition != edition {
            let wrong = format!("made by other rules: line 3 says edition {}", self.edition);
            return refused(wrong, format!("edition {edition}"));
        }
        match game.load_game(&self.opening, &self.tape) {
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
