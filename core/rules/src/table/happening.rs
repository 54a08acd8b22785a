//! What happened since the last answer: the lines of the log, and the pages worth a look.

use heapless::Vec;

use super::{MAX_SEATS, PieceId, Seat, Words};
use crate::dice::{Faces, Need};

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Happening {
    /// The stable name scripts know it by.
    pub id: &'static str,
    /// Whose doing, or whose loss.
    pub seat: Option<Seat>,
    /// The piece it happened to.
    pub piece: Option<PieceId>,
    /// What the log says: 25 letters at most.
    pub words: Words,
    /// What the side's counter gained or lost.
    pub change: i8,
    /// Whether and how the screen stops for it.
    pub show: Show,
}

impl Happening {
    /// A line for the log.
    pub fn line(id: &'static str, seat: Option<Seat>, piece: Option<PieceId>, words: Words) -> Self {
        Happening { id, seat, piece, words, change: 0, show: Show::Line }
    }
}

/// Whether and how the screen stops for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Show {
    /// A line in the log, nothing to stop for.
    Line,
    /// The dice lie there.
    Rolled(Rolled),
    /// The dice lay there already, while somebody could still change them: a line of the log only.
    Seen(Rolled),
    /// A piece is gone.
    Removed,
    /// A new round.
    Round(u8),
    /// All secrets are in: the number of each seat, in seat order.
    Revealed(Vec<i16, MAX_SEATS>),
    /// The turn goes to this seat.
    Turn(Seat),
    /// The game is over.
    Over(Option<Seat>),
}

/// Dice on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rolled {
    /// What was rolled for.
    pub name: &'static str,
    /// How many sides each die has.
    pub sides: u8,
    /// What each die had to show.
    pub need: Need,
    /// What they show.
    pub faces: Faces,
    /// What it comes to.
    pub grade: Grade,
    /// What happens now.
    pub then: Words,
}

/// What a roll comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub enum Grade {
    /// Not one die.
    Failure,
    /// Enough.
    Success,
    /// More than enough.
    Critical,
}
