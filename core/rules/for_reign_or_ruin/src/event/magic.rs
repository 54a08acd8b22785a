//! Spells (section 17).

use crate::book::Step;
use crate::state::{Battle, ElementId};
use umpire_engine::table::{Happening, Words};

/// Spells (section 17).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MagicEvent {
    /// Somebody cast a spell in the phase of this step, and whether it worked (FR-MAG-5).
    Cast(ElementId, bool),
}

impl MagicEvent {
    pub(super) fn apply(self, b: &mut Battle) -> Option<Happening> {
        let MagicEvent::Cast(id, worked) = self;
        let words = if worked { "{}: {} worked" } else { "{}: {} failed" };
        // FR-MAG-1: the kind of magic is the phase's, in step 2 instead of moving.
        let kind = if b.step == Step::MOVEMENT { "Movement magic" } else { b.step.name() };
        Some(Happening::line("cast", Some(b.seat_of(id)), Some(id), Words::with2(words, id, kind)))
    }
}
