//! Steps 15 to 17: spotting, orders, and who was not confirmed (section 16, F-ORDER).

use super::Table;

/// FR-TURN-15.
pub(super) async fn spotting(_: &Table) {}

/// FR-TURN-16.
pub(super) async fn orders(_: &Table) {}

/// FR-TURN-17.
pub(super) async fn unconfirmed(_: &Table) {}
