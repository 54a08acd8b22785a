//! The mark of a seat: a shape for each, so that colours are not needed to tell them apart.

use embedded_graphics::pixelcolor::Rgb565;
use umpire_engine::table::Seat;

use crate::canvas::{Canvas, Target};
use crate::shape::{ONE, disc, polygon};

/// The mark of a seat, `r` half its height.
pub fn mark(c: &mut Canvas<impl Target>, seat: Seat, (x, y): (i32, i32), r: i32, color: Rgb565) {
    let (x, y, k) = (x * ONE, y * ONE, r * ONE);
    let tenths = |n: i32| k * n / 10;
    match seat.0 {
        0 => polygon(c, &[(x, y - k), (x + tenths(11), y + k), (x - tenths(11), y + k)], color),
        1 => disc(c, (x, y), k, color),
        2 => {
            let a = tenths(9);
            polygon(c, &[(x - a, y - a), (x + a, y - a), (x + a, y + a), (x - a, y + a)], color);
        }
        3 => {
            let a = tenths(4);
            polygon(c, &[(x - a, y - k), (x + a, y - k), (x + a, y + k), (x - a, y + k)], color);
            polygon(c, &[(x - k, y - a), (x + k, y - a), (x + k, y + a), (x - k, y + a)], color);
        }
        4 => {
            let (a, b) = (tenths(9), tenths(11));
            polygon(c, &[(x, y - b), (x + a, y), (x, y + b), (x - a, y)], color);
        }
        _ => {
            let a = tenths(3);
            let glass = [(x - k, y - k), (x + k, y - k), (x + a, y), (x + k, y + k), (x - k, y + k), (x - a, y)];
            polygon(c, &glass, color);
        }
    }
}

/// The frame of a seat's mark.
pub fn hollow(c: &mut Canvas<impl Target>, seat: Seat, (x, y): (i32, i32), r: i32, color: Rgb565, ground: Rgb565) {
    mark(c, seat, (x, y), r, color);
    let inner = (r * 6 / 10).max(r - 3);
    // A triangle's middle lies below the middle of its box.
    let drop = if seat == Seat::RED { (r - inner) / 2 } else { 0 };
    mark(c, seat, (x, y + drop), inner, ground);
}

/// A cost: so many marks, from `right` leftwards. Returns where they begin.
pub fn cost(c: &mut Canvas<impl Target>, seat: Seat, count: u8, (right, y): (i32, i32), r: i32, color: Rgb565) -> i32 {
    let mut x = right;
    for _ in 0..count {
        mark(c, seat, (x, y), r, color);
        c.note(x - r, y - r, 2 * r, 2 * r, "cost");
        x -= 2 * r + 4;
    }
    x + r
}
