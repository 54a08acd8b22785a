//! An entry of a game's history, with what was undone.

use crate::table::{Answer, Correction, Happening, Nickname, Question, Scene, Source, Steps};

/// Something that happened.
#[derive(Clone, Copy)]
pub struct HistoryEntry<'a> {
    /// The line of the tape it followed from, from 1; 0 before the first answer.
    pub line: u16,
    /// The round it happened in, in games that have rounds.
    pub round: Option<u8>,
    /// Whether it was undone since.
    pub undone: bool,
    /// Where the line came from that it followed from.
    pub source: Source,
    /// What happened.
    pub what: HistoryItem<'a>,
    /// The scene as it was just then.
    pub scene: &'a dyn Scene,
}

/// What happened.
#[derive(Clone, Copy)]
pub enum HistoryItem<'a> {
    /// This answer was given, and undone since. An answer that counts is known by what came of it.
    Said(&'a Question, &'a Answer),
    /// This was corrected, and undone since.
    Corrected(Correction),
    /// This nickname was given, and undone since.
    Named(Nickname<'a>),
    /// Something on the table.
    Happened(&'a Happening),
    /// Somebody undid or redid.
    Stepped(Steps),
    /// The device was switched on again.
    Resumed,
}
