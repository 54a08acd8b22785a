//! Spotting and commands (section 16).

use crate::state::Battle;
use umpire_engine::table::Happening;

/// Spotting and commands (section 16).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CommandEvent {}

impl CommandEvent {
    pub(super) fn apply(self, _: &mut Battle) -> Option<Happening> {
        match self {}
    }
}
