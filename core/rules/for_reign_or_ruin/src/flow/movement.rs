//! Step 2: everybody moves, from the lowest Init up (sections 8 and 9, F-MOVE).

use super::Table;

/// FR-TURN-2: all movers of both sides.
pub(super) async fn movement(_: &Table) {}

/// Who starts in a unit (FR-ST-6).
pub(super) async fn attach(_: &Table) {}
