//! Movement and contact (sections 8 and 9).

use crate::state::Battle;
use umpire_engine::table::Happening;

/// Movement and contact (sections 8 and 9).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MoveEvent {}

impl MoveEvent {
    pub(super) fn apply(self, _: &mut Battle) -> Option<Happening> {
        match self {}
    }
}
