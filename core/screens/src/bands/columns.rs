//! A number of each side, in columns under the strip: the asked one stands out, and can be changed.

use embedded_graphics::pixelcolor::Rgb565;
use umpire_engine::table::{MAX_SEATS, Seat};
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::shape::poly;
use umpire_raster::stroke_font::StrokeFont;
use umpire_raster::text::Align;

use crate::bands::Zone;
use crate::strings::short;

/// The numbers.
#[derive(Hash)]
pub(crate) struct ColumnsBand {
    /// What each side has.
    pub(crate) numbers: [i16; MAX_SEATS],
    pub(crate) seats: u8,
    /// Whose number changes.
    pub(crate) asked: Seat,
    /// Whether it can be less, and more.
    pub(crate) ways: (bool, bool),
}

/// How far the asked column leans from its middle to an end.
const LEAN: i32 = 8;
/// Rows between it and the strip.
const GAP: i32 = 5;
/// Half the width of an arrow, its height, and the rows between it and an end of the column.
const ARROW: (i32, i32) = (11, 8);
const EDGE: i32 = 12;
/// Farther than the panel goes.
const OFF: i32 = 40;

impl ColumnsBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        for (seat, number) in Seat::first(self.seats).zip(self.numbers) {
            let (ends, text) = (self.ends(seat), short(number));
            let (is_asked, color) = (seat == self.asked, c.theme.seat(Some(seat)));
            let x = i32::midpoint(ends.0.max(0), ends.1.min(240));
            let ink = if is_asked { c.theme.field } else { color };
            if is_asked {
                let (from, to) = (top + GAP, top + height);
                poly(
                    c,
                    &[(ends.0 + LEAN, from), (ends.1 + LEAN, from), (ends.1 - LEAN, to), (ends.0 - LEAN, to)],
                    color,
                );
                self.arrows(c, x, (from + EDGE, to - EDGE), ink);
            }
            let heights = if is_asked { [60, 48, 36, 28] } else { [48, 40, 32, 24] };
            let fits = |face: &StrokeFont| face.width(&text) <= ends.1.min(240) - ends.0.max(0) - 6;
            let face = heights.map(StrokeFont).into_iter().find(fits).unwrap_or(StrokeFont(18));
            face.draw(c, x, top + (GAP + height - face.0) / 2, &text, ink, Align::Centre);
        }
    }

    /// Where a column begins and ends, halfway down: under the cell of its side in the strip.
    fn ends(&self, seat: Seat) -> (i32, i32) {
        let (n, i) = (i32::from(self.seats.max(1)), i32::from(seat.0));
        let wide = 240 / n;
        (if i == 0 { -OFF } else { i * wide }, if i + 1 == n { 240 + OFF } else { (i + 1) * wide })
    }

    /// The ways the number can go.
    fn arrows(&self, c: &mut Canvas<impl Target>, x: i32, (top, floor): (i32, i32), ink: Rgb565) {
        let (half, tall) = ARROW;
        if self.ways.1 {
            poly(c, &[(x + 3, top), (x + 3 + half, top + tall), (x + 3 - half, top + tall)], ink);
        }
        if self.ways.0 {
            poly(c, &[(x - 3 - half, floor - tall), (x - 3 + half, floor - tall), (x - 3, floor)], ink);
        }
    }
}
