//! Step 10: stress is passed on (section 12, F-TRANSFER).

use super::Table;

/// FR-TURN-10: from the highest stress down.
pub(super) async fn redistribution(_: &Table) {}
