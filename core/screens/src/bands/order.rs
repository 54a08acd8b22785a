//! A block of who acts when: its place, and a plate for each seat with what that rolled.

use umpire_engine::table::{MAX_SEATS, SeatSet};
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::seat_mark::mark;
use umpire_raster::shape::poly;
use umpire_raster::stroke_font::StrokeFont;
use umpire_raster::text::{Align, TextSize};

use crate::bands::Zone;
use crate::strings::digits;

/// A block: everybody of it acts at the same time.
#[derive(Hash)]
pub(crate) struct OrderBand {
    /// Its place, from 1.
    pub(crate) place: u8,
    pub(crate) seats: SeatSet,
    /// What each seat rolled.
    pub(crate) numbers: [i8; MAX_SEATS],
    /// What is to be said of it.
    pub(crate) word: &'static str,
}

/// Where the first plate begins, how wide a plate of one digit is, what is beside the number in others, and how far it leans.
const START: i32 = 32;
const WIDE: i32 = 34;
const BESIDE: i32 = 25;
const LEAN: i32 = 7;
/// The tallest plate.
const TALL: i32 = 30;

impl OrderBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let t = c.theme;
        let tall = (height - 3).min(TALL);
        let (y, middle) = (top + (height - tall) / 2, top + height / 2);
        let face = StrokeFont((tall - 6).min(24));
        face.draw(c, 14, middle - face.0 / 2, &digits(self.place), t.bone, Align::Centre);
        let mut x = START;
        for seat in self.seats.iter() {
            let color = t.seat(Some(seat));
            let (number, size) = (digits(self.numbers[seat.index()].unsigned_abs()), TextSize::Body);
            let wide = if number.len() > 1 { BESIDE + size.width(&number) } else { WIDE };
            poly(c, &[(x + LEAN, y), (x + wide + LEAN - 3, y), (x + wide - 3, y + tall), (x, y + tall)], color);
            mark(c, seat, (x + 12, middle), 6, t.field);
            let centre = x + (20 + wide) / 2;
            size.draw(c, centre, middle + (size.capital() - 1) / 2, &number, t.field, Align::Centre);
            x += wide;
        }
        // Beside so many plates nobody needs to be told that they act together.
        let size = TextSize::Small;
        if x + 14 + size.width(self.word) <= 236 {
            size.draw(c, x + 14, middle + (size.capital() - 1) / 2, self.word, t.ash, Align::Left);
        }
    }
}
