//! Quick mode: trackers and dice, with the morale bookkeeping kept right (FR-UI-5).

use super::{Table, end};
use crate::event::TurnEvent;

/// A turn in which players do what they like.
pub(super) async fn turn(t: &Table) {
    t.emit(TurnEvent::Begins.into());
    end::asked(t).await;
}
