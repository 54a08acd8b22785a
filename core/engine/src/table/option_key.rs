//! The stable names by which scripts pick options.

use core::fmt::{self, Write};

use crate::table::{PieceId, Scene, TextLine};

/// The stable name of an option: a word, a piece (`blue-2`), both (`rally-blue-2`), or one of several (`die-3`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct OptionKey {
    /// The word, empty where the piece says it all.
    pub word: &'static str,
    /// The piece, where the option is about one.
    pub piece: Option<PieceId>,
    /// Which of several, from 1; 0 where the word says it all.
    pub number: u8,
}

impl OptionKey {
    /// One of several of the same word: `die-3`.
    pub const fn numbered(word: &'static str, number: u8) -> Self {
        OptionKey { word, piece: None, number }
    }

    /// Writes the key as scripts know it.
    pub fn write(&self, scene: &dyn Scene, out: &mut dyn Write) -> fmt::Result {
        out.write_str(self.word)?;
        if self.number > 0 {
            write!(out, "-{}", self.number)?;
        }
        let Some(piece) = self.piece else { return Ok(()) };
        if !self.word.is_empty() {
            out.write_char('-')?;
        }
        scene.write_id(piece, out)
    }

    /// The key as a line.
    pub fn line(&self, scene: &dyn Scene) -> TextLine {
        let mut line = TextLine::new();
        // Keys are words of a dozen letters and a piece id: they always fit.
        let _ = self.write(scene, &mut line);
        line
    }
}

impl From<&'static str> for OptionKey {
    fn from(word: &'static str) -> Self {
        OptionKey { word, piece: None, number: 0 }
    }
}

impl From<PieceId> for OptionKey {
    fn from(piece: PieceId) -> Self {
        OptionKey { word: "", piece: Some(piece), number: 0 }
    }
}

impl From<(&'static str, PieceId)> for OptionKey {
    fn from((word, piece): (&'static str, PieceId)) -> Self {
        OptionKey { word, piece: Some(piece), number: 0 }
    }
}
