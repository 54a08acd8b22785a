//! The turn: its steps and what begins it.

use crate::fixture::{begun, fresh, unit};

/// FR-TURN-1: a turn begins, and is told.
#[test]
fn a_turn_begins_and_is_counted() {
    assert_eq!(fresh(&[unit("Spears")], &[unit("Orcs")]).state().turn, 0);
    assert_eq!(begun(&[unit("Spears")], &[unit("Orcs")]).state().turn, 1);
}
