//! Three sides to six, a cell each, with slanted front lines between them.

use umpire_engine::table::Seat;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::seat_mark::mark;
use umpire_raster::shape::poly;
use umpire_raster::stroke_font::StrokeFont;
use umpire_raster::text::{Align, TextSize};

use crate::bands::strip::{StripBand, StripSide};
use crate::strings::digits;

/// Whether a seat's cell reaches into a third of the strip: cells lean over both their neighbours.
pub(crate) fn reaches(seat: u8, seats: usize, third: usize) -> bool {
    let (wide, left) = (240 / seats, 80 * third);
    let x = usize::from(seat) * wide;
    x < left + 80 + 20 && x + wide + 20 > left
}

pub(crate) fn paint(c: &mut Canvas<impl Target>, all: &StripBand) {
    let n = all.sides.len() as i32;
    let wide = 240 / n;
    let (end, rise) = (all.height(), if all.low { 6 } else { 0 });
    for (i, side) in (0..n).zip(&all.sides) {
        let (seat, x) = (Seat(i as u8), i * wide);
        let (ink, ground) = all.colors(c, seat);
        let (left, right) = (if i == 0 { -20 } else { x }, if i + 1 == n { 260 } else { x + wide });
        if all.active.has(seat) {
            poly(c, &[(left + 12, 0), (right + 8, 0), (right + 8 - end / 2, end), (left + 12 - end / 2, end)], ground);
        } else {
            // Thinner below a name: some letters have a tail.
            let thick = if matches!(side, StripSide::Name(_)) { 2 } else { 3 };
            c.rect(left + 13 - end / 2, end - thick, right - left - 5, thick, ink);
        }
        let middle = x + wide / 2;
        match side {
            StripSide::Count { now, .. } if n < 5 && StrokeFont(26).width(&digits(*now)) <= wide - 28 => {
                let number = digits(*now);
                let start = middle - (24 + StrokeFont(26).width(&number)) / 2;
                mark(c, seat, (start + 10, 17 - rise / 2), 9, ink);
                StrokeFont(26).draw(c, start + 24, 5 - rise / 2, &number, ink, Align::Left);
            }
            StripSide::Count { now, .. } => {
                mark(c, seat, (middle + 5, 8 - rise / 3), 6 - rise / 6, ink);
                StrokeFont(20 - rise / 2).draw(c, middle - 2, 16 - rise * 2 / 3, &digits(*now), ink, Align::Centre);
            }
            StripSide::Name(name) if (1..=wide - 8).contains(&TextSize::Small.width(name)) => {
                mark(c, seat, (middle + 5, 8 - rise / 2), 7 - rise / 2, ink);
                TextSize::Small.draw(c, middle - 2, 33 - rise, name, all.name_ink(c, seat), Align::Centre);
            }
            // A name that has no room is not cut, and most colours have none in a narrow cell: the mark says who.
            StripSide::Name(_) => mark(c, seat, (middle + 1, 18 - rise / 2), 11, ink),
        }
    }
}
