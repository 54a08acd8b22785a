//! The dice of one check as they lie on the table.

use crate::dice::{self, Need};
use crate::table::Grade;

/// The dice of one check.
#[derive(Clone)]
pub(in super::super) struct Faces {
    /// What they show.
    pub(in super::super) lie: dice::Faces,
    /// Whether the players have looked at them as they are.
    pub(in super::super) seen: bool,
    /// Which one an Omen replaced: no other Omen may (GAP 146).
    pub(in super::super) taken: Option<u8>,
    /// Whether an Omen stands for the whole check, which is then never critical (HR 11).
    pub(in super::super) whole: bool,
}

impl Faces {
    /// As they fell.
    pub(super) fn thrown(lie: dice::Faces) -> Self {
        Faces { lie, seen: false, taken: None, whole: false }
    }

    /// RR-DICE-3: one success will do, two are critical.
    pub(in super::super) fn grade(&self, need: Need) -> Grade {
        match self.lie.iter().filter(|face| need.met_by(**face)).count() {
            0 => Grade::Failure,
            1 => Grade::Success,
            _ if self.whole => Grade::Success,
            _ => Grade::Critical,
        }
    }
}
