//! Shooting and close combat (sections 10 and 11).

use crate::state::Battle;
use umpire_engine::table::Happening;

/// Shooting and close combat (sections 10 and 11).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CombatEvent {}

impl CombatEvent {
    pub(super) fn apply(self, _: &mut Battle) -> Option<Happening> {
        match self {}
    }
}
