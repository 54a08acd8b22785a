//! What happened since the last answer: the lines of the log, and the pages worth a look.

use heapless::Vec;

use crate::dice::{Die, Faces, Score};
use crate::table::{Clash, HitWorth, Losses, MAX_SEATS, PieceId, Seat, SeatSet, Words};

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Happening {
    /// The stable name scripts know it by.
    pub id: &'static str,
    /// Whose doing, or whose loss.
    pub seat: Option<Seat>,
    /// The piece it happened to.
    pub piece: Option<PieceId>,
    /// Who did it to that piece, where another did: dice that are shown are theirs.
    pub by: Option<PieceId>,
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
        Happening { id, seat, piece, by: None, words, change: 0, show: Show::Line }
    }
}

/// Whether and how the screen stops for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Show {
    /// A line in the log, nothing to stop for.
    Line,
    /// Dice were rolled: the page shows them.
    Rolled(Rolled),
    /// Dice that were shown already, while somebody could still change them: a line of the log only.
    Seen(Rolled),
    /// Two pieces threw at each other at once.
    Clash(Clash),
    /// A piece is gone.
    Removed,
    /// What pieces lose at the same moment.
    Losses(Losses),
    /// A new round.
    Round(u8),
    /// Secrets are no secrets any more.
    Revealed(Revealed),
    /// Who acts when in this round.
    Order(TurnOrder),
    /// The turn goes to this seat.
    Turn(Seat),
    /// It goes to all of these at once, or to nobody.
    Turns(SeatSet),
    /// Something that deserves a page of its own.
    Beat(Beat),
    /// The game is over.
    Over(Option<Seat>),
}

/// What some seats gave in secret.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Revealed {
    /// Whose it was.
    pub seats: SeatSet,
    /// What each of them gave, in seat order.
    pub numbers: Vec<i16, MAX_SEATS>,
    /// What each number from 0 on is called; empty where the number says it.
    pub names: &'static [&'static str],
    /// What it cost each of them, in seat order; empty where it cost nothing.
    pub costs: Vec<u8, MAX_SEATS>,
    /// What the key does that goes on, where that is more than going on.
    pub then: &'static str,
}

impl Revealed {
    /// A number of every seat, from the first on.
    pub fn numbers(numbers: impl IntoIterator<Item = i16>) -> Self {
        let numbers: Vec<i16, MAX_SEATS> = numbers.into_iter().collect();
        Revealed { seats: SeatSet::first(numbers.len() as u8), numbers, names: &[], costs: Vec::new(), then: "" }
    }

    /// With what it cost each seat.
    pub fn paying(self, costs: impl IntoIterator<Item = u8>) -> Self {
        Revealed { costs: costs.into_iter().collect(), ..self }
    }

    /// Who gave what.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, i16)> {
        self.seats.iter().zip(self.numbers.iter().copied())
    }

    /// Who paid what for it.
    pub fn paid(&self) -> impl Iterator<Item = (Seat, u8)> {
        self.seats.iter().zip(self.costs.iter().copied())
    }

    /// What a number is called, where it has a name.
    pub fn name(&self, number: i16) -> Option<&'static str> {
        self.names.get(usize::try_from(number).ok()?).copied()
    }
}

/// Who acts when: seats in blocks, those of one block at the same time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnOrder {
    /// The blocks, first to last.
    pub blocks: Vec<SeatSet, MAX_SEATS>,
    /// What each seat rolled for it, by the seat's index.
    pub numbers: [i8; MAX_SEATS],
    /// What is to be said of the last block; empty where nothing is: `chose last`.
    pub last: &'static str,
}

/// A moment that stops the game: one big word or number, and what it is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Beat {
    /// The big one: 8 letters at most.
    pub big: Words,
    /// The reason, in one line.
    pub reason: Words,
    /// Who acts now, where somebody does.
    pub next: Option<Seat>,
}

/// Dice on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rolled {
    /// What was rolled for.
    pub name: &'static str,
    /// Which dice.
    pub die: Die,
    /// How they were counted.
    pub score: Score,
    /// What they show; nothing where players entered the number of hits only.
    pub faces: Faces,
    /// How many met the need.
    pub hits: u8,
    /// What those are called where they are no hits, in a word or two: dice that fail a check. Empty where they are.
    pub counted: &'static str,
    /// How good that is.
    pub tone: Tone,
    /// What it comes to, in a word of the game's own.
    pub word: &'static str,
    /// What the hits come to, where they come to more than themselves.
    pub worth: Option<&'static HitWorth>,
    /// What happens now.
    pub then: Words,
}

impl Rolled {
    /// All dice together, with what was added to them.
    pub fn total(&self) -> i16 {
        self.score.total(&self.faces)
    }
}

/// How good an outcome is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub enum Tone {
    /// Not enough.
    Bad,
    /// Enough.
    Good,
    /// More than enough.
    Great,
}

impl Tone {
    /// The word scripts know it by.
    pub const fn id(self) -> &'static str {
        match self {
            Tone::Bad => "failure",
            Tone::Good => "success",
            Tone::Great => "critical",
        }
    }
}
