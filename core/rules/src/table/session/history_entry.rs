//! All that ever happened in a game, told once more: with what was taken back.

use crate::table::{Answer, Correction, Happening, Question, Scene, Source, Steps};

/// Something that happened, as it is told afterwards.
#[derive(Clone, Copy)]
pub struct HistoryEntry<'a> {
    /// The line of the tape it followed from, from 1; 0 before the first answer.
    pub line: u16,
    /// The round it happened in, in games that have rounds.
    pub round: Option<u8>,
    /// Whether it was taken back since.
    pub undone: bool,
    /// Where the line came from that it followed from.
    pub source: Source,
    /// What happened.
    pub what: HistoryItem<'a>,
    /// The table as it was just then.
    pub scene: &'a dyn Scene,
}

/// What happened.
#[derive(Clone, Copy)]
pub enum HistoryItem<'a> {
    /// Somebody gave this answer, which was taken back since. What stands is told by what came of it.
    Said(&'a Question, &'a Answer),
    /// Somebody put this right, which was taken back since.
    Corrected(Correction),
    /// Something on the table.
    Happened(&'a Happening),
    /// Somebody went back, or forward again.
    Stepped(Steps),
    /// The device was switched on again.
    Resumed,
}
