//! Step 13: checks, orders that change, rallies, rout stress (section 14, F-MORALE).

use super::Table;
use crate::state::ElementId;

/// FR-TURN-13.
pub(super) async fn morale(_: &Table) {}

/// Somebody routs: friends within 4 cm get 1 stress (FR-MOR-11).
pub(super) async fn routed(_: &Table, _: ElementId) {}

/// The checks alone, for quick mode (FR-UI-5).
pub(super) async fn checks(_: &Table) {}
