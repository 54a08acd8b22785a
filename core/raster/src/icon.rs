//! Drawing pictures, and those that are the device's own.

use embedded_graphics::pixelcolor::Rgb565;
use umpire_engine::table::Shape::{Cut, CutLine, Disc, Fill, Hole, Line};
use umpire_engine::table::{Icon, MAX_CORNERS, Point};

use crate::canvas::{Canvas, Target};
use crate::shape::{CORNERS, ONE, disc, line, polygon};

const _: () = assert!(MAX_CORNERS <= CORNERS, "every polygon of a picture can be drawn");

/// Draws a picture of `size` pixels at the top left corner `x`, `y`.
pub fn draw(c: &mut Canvas<impl Target>, icon: Icon, (x, y): (i32, i32), size: i32, ink: Rgb565, ground: Rgb565) {
    if !c.sees_rows(y - 2, y + size + 2) || !c.sees(x - 2, x + size + 2) {
        return;
    }
    let long = |v: i8| i32::from(v) * size * ONE / 32;
    let at = |p: Point| (x * ONE + long(p.0), y * ONE + long(p.1));
    for shape in icon.shapes() {
        let color = if matches!(shape, Fill(_) | Line(..) | Disc(..)) { ink } else { ground };
        match shape {
            Fill(points) | Cut(points) => {
                let mut corners = [(0, 0); CORNERS];
                for (to, &p) in corners.iter_mut().zip(*points) {
                    *to = at(p);
                }
                polygon(c, &corners[..points.len()], color);
            }
            Line(w, points) | CutLine(w, points) => {
                for pair in points.windows(2) {
                    line(c, long(*w).max(ONE * 3 / 2), at(pair[0]), at(pair[1]), color);
                }
            }
            Disc(p, r) | Hole(p, r) => disc(c, at(*p), long(*r), color),
        }
    }
}

/// A tick: done, true, chosen.
pub const TICK: Icon = Icon::new(&[Line(6, &[(4, 17), (12, 26), (28, 5)])]);
/// A cross: gone, refused.
pub const CROSS: Icon = Icon::new(&[Line(6, &[(6, 6), (26, 26)]), Line(6, &[(26, 6), (6, 26)])]);
/// A star: a critical.
pub const STAR: Icon =
    Icon::new(&[Fill(&[(16, 0), (20, 12), (32, 16), (20, 20), (16, 32), (12, 20), (0, 16), (12, 12)])]);
/// A sign of warning.
pub const WARNING: Icon = Icon::new(&[
    Fill(&[(16, 0), (32, 16), (16, 32), (0, 16)]),
    Cut(&[(14, 7), (18, 7), (18, 18), (14, 18)]),
    Cut(&[(14, 21), (18, 21), (18, 25), (14, 25)]),
]);
/// An open book: look it up there.
pub const BOOK: Icon = Icon::new(&[
    Fill(&[(0, 5), (8, 3), (15, 7), (15, 29), (8, 25), (0, 27)]),
    Fill(&[(32, 5), (24, 3), (17, 7), (17, 29), (24, 25), (32, 27)]),
    CutLine(2, &[(3, 11), (12, 12)]),
    CutLine(2, &[(3, 18), (12, 19)]),
    CutLine(2, &[(29, 11), (20, 12)]),
    CutLine(2, &[(29, 18), (20, 19)]),
]);
