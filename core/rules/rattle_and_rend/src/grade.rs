//! What a check comes to (RR-DICE-3).

use umpire_engine::dice::{Die, Faces, Score};
use umpire_engine::table::{Rolled, Tone, Words};

/// What a check comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub enum Grade {
    /// Not one die.
    Failure,
    /// Enough.
    Success,
    /// More than enough.
    Critical,
}

/// The word under the dice of an Element that leaves play by them.
pub(super) const REMOVED: &str = "REMOVED";

impl Grade {
    /// How good that is.
    pub const fn tone(self) -> Tone {
        match self {
            Grade::Failure => Tone::Bad,
            Grade::Success => Tone::Good,
            Grade::Critical => Tone::Great,
        }
    }

    /// The d20s that came to it, as they lie there.
    pub(super) fn rolled(self, name: &'static str, score: Score, faces: &[u8], then: Words) -> Rolled {
        let hits = score.hits(faces);
        let faces = Faces::from_slice(faces).expect("no game throws more");
        Rolled {
            name,
            die: Die::D20,
            score,
            faces,
            hits,
            counted: "",
            tone: self.tone(),
            word: self.word(),
            worth: None,
            then,
        }
    }

    /// The word for it, as it stands under the dice.
    pub const fn word(self) -> &'static str {
        match self {
            Grade::Failure => "FAILURE",
            Grade::Success => "SUCCESS",
            Grade::Critical => "CRITICAL",
        }
    }
}

impl From<Tone> for Grade {
    fn from(tone: Tone) -> Grade {
        match tone {
            Tone::Bad => Grade::Failure,
            Tone::Good => Grade::Success,
            Tone::Great => Grade::Critical,
        }
    }
}
