//! What came of a stroke or a line.

use umpire_engine::table::{AnswerError, Seat};
use umpire_screens::Setting;

/// What came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(target_os = "none", derive(defmt::Format))]
pub enum Outcome {
    /// Nothing that concerns the game.
    Stayed,
    /// The game outcome on.
    Said,
    /// The last answer was taken back.
    Undone {
        /// And dice with it.
        dice: bool,
    },
    /// That is taken back only if every seat agrees: they are asked on the screen.
    Asked,
    /// There is no answer to take back.
    AtStart,
    /// The game is over and put away: the next one has dice of its own.
    PutAway,
    /// The same, and one like it is to begin.
    Rematch,
    /// The game is left as it stands, for later.
    Parked,
    /// The game stands where it stood.
    Refused(AnswerError),
    /// The device has no dice it could vouch for.
    NoDice,
    /// The device is to be set otherwise.
    Set(Setting),
    /// A seat added its number to the dice; another is to add one.
    Added {
        /// Who.
        next: Seat,
    },
    /// All seats have added their numbers: the dice are fixed, and the game begins.
    Sealed,
}
