//! Spells (section 17).

use crate::state::Battle;
use umpire_engine::table::Happening;

/// Spells (section 17).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MagicEvent {}

impl MagicEvent {
    pub(super) fn apply(self, _: &mut Battle) -> Option<Happening> {
        match self {}
    }
}
