//! The rosters players keep, whatever their games: bytes under the game and a name.

mod journal;

use core::fmt;

use heapless::{String, Vec};
use umpire_engine::table::{MAX_ROSTER, MAX_ROSTER_NAME};

pub use self::journal::JournalRosters;
pub use crate::persistence::journal::MAX_ROSTERS;

/// The bytes of a roster, its version first.
pub type RosterBytes = Vec<u8, { MAX_ROSTER + 1 }>;

/// A roster's name.
pub type RosterName = String<MAX_ROSTER_NAME>;

/// Where rosters are kept. One is known by its game and its name.
pub trait RosterStore {
    /// Hands out every roster in its order: its game, its name.
    fn each(&mut self, see: &mut dyn FnMut(&str, &str));
    /// The bytes of one.
    fn read(&mut self, game: &str, name: &str) -> Option<RosterBytes>;
    /// Keeps one, in the place of the one that has its name; whether there was one.
    fn keep(&mut self, game: &str, name: &str, bytes: &[u8]) -> Result<bool, KeepError>;
    /// The bytes of the roster that comes in pieces, as far as it came: none where nothing did.
    fn draft(&mut self) -> RosterBytes;
    /// Keeps them, in the place of those before; no bytes make it free.
    fn keep_draft(&mut self, bytes: &[u8]) -> Result<(), KeepError>;
    /// Forgets one.
    fn forget(&mut self, game: &str, name: &str) -> Result<(), KeepError>;
}

impl dyn RosterStore + '_ {
    /// Whether one of this name is kept.
    pub fn has(&mut self, game: &str, name: &str) -> bool {
        let mut found = false;
        self.each(&mut |kept, called| found |= (kept, called) == (game, name));
        found
    }

    /// How many there are.
    pub fn count(&mut self) -> usize {
        let mut count = 0;
        self.each(&mut |_, _| count += 1);
        count
    }
}

/// Why a roster is not kept, or not forgotten. All others are as they were.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(target_os = "none", derive(defmt::Format))]
pub enum KeepError {
    /// There is no more room.
    Full,
    /// It is larger than the room for one.
    TooLong,
    /// It has no name to be kept under.
    Nameless,
    /// There is none of this name.
    Unknown,
    /// Another one has this name.
    Taken,
    /// It could not be written down.
    Unwritten,
}

impl fmt::Display for KeepError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            KeepError::Full => write!(f, "{MAX_ROSTERS} rosters are kept already"),
            KeepError::TooLong => write!(f, "it is larger than {MAX_ROSTER} bytes"),
            KeepError::Nameless => f.write_str("it has no name to be kept under"),
            KeepError::Unknown => f.write_str("no roster of this name is kept"),
            KeepError::Taken => {
                f.write_str("another roster has this name: give it another one, or delete that one first")
            }
            KeepError::Unwritten => f.write_str("it could not be written down: what was kept before still is"),
        }
    }
}

impl core::error::Error for KeepError {}
