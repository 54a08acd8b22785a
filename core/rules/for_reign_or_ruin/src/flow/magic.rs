//! Spells, as a log with typed effects (section 17, F-MAGIC).

use super::Table;
use crate::book::Step;
use crate::state::ElementId;

/// FR-TURN-3, 6, 9, 14: casters in the order of their Init, lowest first.
pub(super) async fn phase(_: &Table, _: Step) {}

/// FR-MOV-4: a caster's spell in place of its move.
pub(super) async fn cast(_: &Table, _: ElementId) {}
