//! The marks of some seats, side by side.

use umpire_engine::table::SeatSet;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::seat_mark::mark;

use crate::bands::Zone;

/// The marks of some seats, side by side.
#[derive(Hash)]
pub(crate) struct MarksBand {
    pub(crate) seats: SeatSet,
}

impl MarksBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let count = i32::from(self.seats.len()).max(1);
        let pitch = (200 / count).min(64);
        let left = 120 - (count - 1) * pitch / 2;
        let size = (pitch * 3 / 8).min(20);
        for (seat, x) in self.seats.iter().zip((left..).step_by(pitch as usize)) {
            mark(c, seat, (x, top + height / 2), size, c.theme.seat(Some(seat)));
        }
    }
}
