//! Two sides, and no more: whoever is not one is the other.

use umpire_engine::table::Seat;

/// The other side of a duel.
pub trait Foe {
    /// The other side.
    fn foe(self) -> Self;
}

impl Foe for Seat {
    fn foe(self) -> Seat {
        Seat(1 - self.0)
    }
}
