//! Step 13: checks, orders that change, rallies, rout stress (section 14, F-MORALE).

use super::Table;

/// FR-TURN-13.
pub(super) async fn morale(_: &Table) {}
