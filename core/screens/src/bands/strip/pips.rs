//! What a side has left, as marks in a row: to spend, about to be spent, spent.

use embedded_graphics::pixelcolor::Rgb565;
use umpire_engine::table::Seat;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::seat_mark::{hollow, mark};

use crate::bands::strip::StripSide;

/// The most pips a side has room for: small ones, where they are more than twelve.
pub(crate) const PIPS: u8 = 18;
/// Where they lie.
pub(crate) const ROW: i32 = 33;

/// How far apart they lie, and half the height of each.
const fn size(total: u8) -> (i32, i32) {
    if total <= 12 { (9, 4) } else { (6, 2) }
}

#[derive(Clone, Copy)]
enum Pip {
    ToSpend,
    AboutToBeSpent,
    Spent,
    None,
}

/// The pips of a side, from `x` on rightwards or leftwards.
pub(crate) fn paint(
    c: &mut Canvas<impl Target>,
    seat: Seat,
    side: &StripSide,
    (x, leftwards): (i32, bool),
    (ink, ground): (Rgb565, Rgb565),
) {
    let StripSide::Count { now, total, cost } = *side else { return };
    let (pitch, r) = size(total);
    let pitch = if leftwards { -pitch } else { pitch };
    for i in 0..total.max(now).min(PIPS) {
        let x = x + i32::from(i) * pitch;
        match pip(i, now, total, cost) {
            Pip::ToSpend => mark(c, seat, (x, ROW), r, ink),
            Pip::AboutToBeSpent => hollow(c, seat, (x, ROW), r, ink, ground),
            Pip::Spent => c.rect(x - 1, ROW, (r - 1).max(2), (r - 1).max(2), ink),
            Pip::None => {}
        }
    }
}

fn pip(i: u8, now: u8, total: u8, cost: u8) -> Pip {
    if i < now.saturating_sub(cost) {
        Pip::ToSpend
    } else if i < now {
        Pip::AboutToBeSpent
    } else if i < total {
        Pip::Spent
    } else {
        Pip::None
    }
}
