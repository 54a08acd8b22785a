//! Steps 7 and 8: every pair in contact, and individuals in them (section 11, F-MELEE).

use super::Table;

/// FR-TURN-7: all contacts.
pub(super) async fn close_combat(_: &Table) {}

/// FR-TURN-8: individuals in units that fought.
pub(super) async fn attached(_: &Table) {}
