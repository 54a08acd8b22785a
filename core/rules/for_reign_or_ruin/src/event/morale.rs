//! Redistribution, reform, checks and rallies (sections 12 to 14).

use crate::state::Battle;
use umpire_engine::table::Happening;

/// Redistribution, reform, checks and rallies (sections 12 to 14).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MoraleEvent {}

impl MoraleEvent {
    pub(super) fn apply(self, _: &mut Battle) -> Option<Happening> {
        match self {}
    }
}
