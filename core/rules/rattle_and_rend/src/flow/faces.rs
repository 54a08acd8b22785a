//! The dice of one check as they lie on the table.

use heapless::Vec;

use crate::grade::Grade;
use umpire_engine::dice::Score;

/// What a throw shows: three dice at most, and one by a house rule (RR-DICE-2). Kept while the table thinks.
pub(crate) type ShownFaces = Vec<u8, 4, u8>;

/// The dice of one check.
#[derive(Clone)]
pub(crate) struct CheckDice {
    /// What they show.
    pub(crate) lie: ShownFaces,
    /// Whether the players have looked at them as they are.
    pub(crate) seen: bool,
    /// Which one an Omen replaced: no other Omen may (GAP 146).
    pub(crate) taken: Option<u8>,
    /// Whether an Omen stands for the whole check, which is then never critical (HR 11).
    pub(crate) whole: bool,
}

impl CheckDice {
    /// As they fell.
    pub(super) const fn thrown(lie: ShownFaces) -> Self {
        CheckDice { lie, seen: false, taken: None, whole: false }
    }

    /// RR-DICE-3: one success will do, two are critical.
    pub(crate) fn grade(&self, score: Score) -> Grade {
        match score.hits(&self.lie) {
            0 => Grade::Failure,
            1 => Grade::Success,
            _ if self.whole => Grade::Success,
            _ => Grade::Critical,
        }
    }
}
