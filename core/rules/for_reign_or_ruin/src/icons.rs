//! Pictures of the game: troops, leaders, orders.

use crate::book::Order;
use crate::state::Element;
use umpire_engine::table::Icon;

/// The game on the shelf.
pub const GAME: Icon = Icon::D10;

/// What an element is.
pub fn kind(_: &Element) -> Icon {
    Icon::D10
}

/// An order.
pub fn order(_: Order) -> Icon {
    Icon::PASS
}
