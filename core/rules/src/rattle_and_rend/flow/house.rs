//! House rules (being written).

use super::super::Rend;
use crate::table::Seat;

/// Changes a house rule in the middle of a game.
pub(in super::super) async fn change(_: &Rend, _: Seat) {}
