//! Steps 4 and 5: shooting, and individuals near the targets (section 10, F-SHOOT).

use super::Table;

/// FR-TURN-4: all shooting, at the same time.
pub(super) async fn shooting(_: &Table) {}

/// FR-TURN-5: individuals near the targets.
pub(super) async fn strays(_: &Table) {}
