//! Two who agree at once: each holds a key that the other's thumb cannot reach.

use umpire_engine::table::Seat;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::seat_mark::mark;
use umpire_raster::shape::poly;
use umpire_raster::stroke_font::StrokeFont;
use umpire_raster::text::{Align, TextSize};

use crate::bands::Zone;

/// A plate for each of two, filled while it holds its key: Red the pad, Blue A.
#[derive(Hash)]
pub(crate) struct HoldBand {
    pub(crate) held: [bool; 2],
}

/// Plates of fewer rows have one line.
const LOW: i32 = 80;

impl HoldBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let t = c.theme;
        let end = top + height - 3;
        // The corners of a plate, so far inside its edge.
        let left = |inside: i32| {
            [(inside, top + inside), (134 - inside, top + inside), (104 - inside, end - inside), (inside, end - inside)]
        };
        let right = |inside: i32| {
            [
                (140 + inside, top + inside),
                (240 - inside, top + inside),
                (240 - inside, end - inside),
                (110 + inside, end - inside),
            ]
        };
        for (seat, held) in Seat::first(2).zip(self.held) {
            let first = seat == Seat::RED;
            let color = t.seat(Some(seat));
            poly(c, &if first { left(0) } else { right(0) }, color);
            if !held {
                poly(c, &if first { left(3) } else { right(3) }, t.field);
            }
            let (sign, ink) = if held { (t.field, t.field) } else { (color, t.bone) };
            let (x, word, align) = if first { (24, 42, Align::Left) } else { (216, 198, Align::Right) };
            // In a low plate mark, word and key stand side by side, with no letter to spare.
            let low = height < LOW;
            let middle = if low { (top + end) / 2 } else { top + 28 };
            mark(c, seat, (x, middle), 11, sign);
            let verb = if held && !low { "holds" } else { "hold" };
            let size = if low { TextSize::Body } else { c.scale.fit(TextSize::Body, verb, 60) };
            size.draw(c, word, middle + 7, verb, ink, align);
            let (x, y, size) = match (low, first) {
                (true, true) => (96, middle, 21),
                (true, false) => (147, middle, 21),
                (false, true) => (53, top + 65, 30),
                (false, false) => (187, top + 65, 28),
            };
            if first {
                // The pad: never a filled triangle, that is red's mark.
                let (long, thick) = (size / 2, size / 6);
                c.rect(x - long, y - thick, 2 * long, 2 * thick, sign);
                c.rect(x - thick, y - long, 2 * thick, 2 * long, sign);
            } else {
                StrokeFont(size).draw(c, x, y - size / 2, "A", sign, Align::Centre);
            }
        }
    }
}
