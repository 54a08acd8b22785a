//! Which of the seats have agreed so far.

use umpire_engine::table::Seat;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::seat_mark::{hollow, mark};

use crate::bands::Zone;

/// A mark of every seat: filled once it has agreed, underlined while it is asked.
#[derive(Hash)]
pub(crate) struct AgreedBand {
    pub(crate) seats: u8,
    /// How many have, in seat order.
    pub(crate) agreed: u8,
}

impl AgreedBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let (field, bone) = (c.theme.field, c.theme.bone);
        for (x, seat) in (16..).step_by(32).zip(Seat::first(self.seats)) {
            let (at, color) = ((x, top + height / 2 - 1), c.theme.seat(Some(seat)));
            if seat.0 < self.agreed {
                mark(c, seat, at, 8, color);
            } else {
                hollow(c, seat, at, 8, color, field);
            }
            if seat.0 == self.agreed {
                c.rect(x - 11, top + height - 3, 22, 2, bone);
            }
        }
    }
}
