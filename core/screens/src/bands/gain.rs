//! What a side's counter gained or lost.

use umpire_engine::table::Seat;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::seat_mark::{hollow, mark};
use umpire_raster::shape::{ONE, disc};

use crate::bands::Zone;

/// What a side's counter gained or lost: ringed marks, hollow marks.
#[derive(Hash)]
pub(crate) struct GainBand {
    pub(crate) seat: Seat,
    pub(crate) now: u8,
    pub(crate) change: i8,
}

/// The most marks that have room, and how far apart they are.
const MARKS: u8 = 9;
const PITCH: i32 = 25;

impl GainBand {
    /// None where there is nothing to see, or no room for it.
    pub(crate) fn new(seat: Seat, now: u8, change: i8) -> Option<GainBand> {
        let lost = u8::try_from(-i16::from(change).min(0)).unwrap_or(0);
        (change != 0 && now.saturating_add(lost) <= MARKS).then_some(GainBand { seat, now, change })
    }

    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let (t, y) = (c.theme, top + height / 2);
        let color = t.seat(Some(self.seat));
        let (gained, lost) = (i32::from(self.change.max(0)), i32::from((-i16::from(self.change)).max(0)));
        let now = i32::from(self.now);
        let all = now + lost;
        for i in 0..all {
            // From the side's own edge, as in the strip; others in the middle.
            let x = match self.seat {
                Seat::RED => 20 + i * PITCH,
                Seat::BLUE => 220 - i * PITCH,
                _ => 120 - (all - 1) * PITCH / 2 + i * PITCH,
            };
            if i >= now {
                hollow(c, self.seat, (x, y), 8, color, t.field);
                continue;
            }
            if i >= now - gained {
                disc(c, (x * ONE, y * ONE), 14 * ONE, color);
                disc(c, (x * ONE, y * ONE), 11 * ONE, t.field);
            }
            mark(c, self.seat, (x, y), if i >= now - gained { 7 } else { 8 }, color);
        }
    }
}
