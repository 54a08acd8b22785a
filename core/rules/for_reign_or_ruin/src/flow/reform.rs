//! Steps 11 and 12: stress goes, and instable elements are checked (section 13).

use super::Table;

/// FR-TURN-11: reform, regenerate, leaders.
pub(super) async fn reform(_: &Table) {}

/// FR-TURN-12: by the book, the result is typed.
pub(super) async fn instable(_: &Table) {}
