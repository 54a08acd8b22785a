//! Two sides, left and right of the front line, with the round between them.

use embedded_graphics::pixelcolor::Rgb565;
use umpire_engine::table::Seat;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::parts::lozenge;
use umpire_raster::seat_mark::mark;
use umpire_raster::shape::poly;
use umpire_raster::stroke_font::StrokeFont;
use umpire_raster::text::{Align, TextSize};

use crate::bands::strip::{StripBand, StripSide, pips};
use crate::strings::digits;

/// Where a name ends on either side of the round, and how much further it may go without one.
const ENDS: [i32; 2] = [101, 149];
const FURTHER: i32 = 12;
/// How much lower all lies where there are no pips below it.
const DROP: i32 = 4;

/// The two halves left and right of the front line.
pub(crate) fn fill(c: &mut Canvas<impl Target>, h: i32, red: Rgb565, blue: Rgb565) {
    poly(c, &[(0, 0), (133, 0), (133 - h / 2, h), (0, h)], red);
    poly(c, &[(137, 0), (240, 0), (240, h), (137 - h / 2, h)], blue);
}

pub(crate) fn paint(c: &mut Canvas<impl Target>, all: &StripBand, sides: [&StripSide; 2]) {
    let colors = [Seat::RED, Seat::BLUE].map(|seat| all.colors(c, seat));
    let [(red, red_ground), (blue, blue_ground)] = colors;
    let end = all.height();
    fill(c, end, red_ground, blue_ground);
    if !all.active.has(Seat::RED) {
        c.rect(0, end - 2, 134 - end / 2, 2, red);
    }
    if !all.active.has(Seat::BLUE) {
        c.rect(138 - end / 2, end - 2, 240, 2, blue);
    }
    let drop = if all.has_pips() || all.low { 0 } else { DROP };
    let (above, below) = if all.has_pips() { (pips::ROW - 5, pips::ROW - 4) } else { (40, 40) };
    let (numbers, below) = (c.sees_rows(0, above), c.sees_rows(below, pips::ROW + 5));
    for (seat, side) in [Seat::RED, Seat::BLUE].into_iter().zip(sides) {
        let left = seat == Seat::RED;
        let (ink, ground) = colors[seat.index()];
        if !c.sees(if left { 0 } else { 112 }, if left { 112 } else { 240 }) {
            continue;
        }
        match side {
            StripSide::Count { now, .. } if numbers => {
                let (at, x, align) = if left { (15, 31, Align::Left) } else { (225, 209, Align::Right) };
                mark(c, seat, (at, 14 + drop), 10, ink);
                StrokeFont(26).draw(c, x, 2 + drop, &digits(*now), ink, align);
            }
            StripSide::Name(name) => {
                let further = if all.round.is_none() { FURTHER } else { 0 };
                let end = if left { ENDS[0] + further } else { ENDS[1] - further };
                write(c, (seat, name), (end, all.low), ink, all.name_ink(c, seat));
            }
            StripSide::Count { .. } => {}
        }
        if below {
            pips::paint(c, seat, side, (if left { 7 } else { 232 }, !left), (ink, ground));
        }
    }
    if let Some(round) = all.round {
        // In the middle of the front line, at the height of what stands beside it.
        let (at, size) = match (all.low, drop) {
            (true, _) => ((127, 16), (15, 12)),
            (false, 0) => ((127, 14), (18, 15)),
            (false, _) => ((125, 20), (18, 15)),
        };
        lozenge(c, at, size, numbers.then_some(round));
    }
}

/// A mark and a name as large as it has room for up to `end`: a long one beside a smaller mark, or in two lines.
pub(crate) fn write(
    c: &mut Canvas<impl Target>,
    (seat, name): (Seat, &str),
    (end, low): (i32, bool),
    mark_ink: Rgb565,
    ink: Rgb565,
) {
    let left = seat == Seat::RED;
    let rise = if low { 3 } else { 0 };
    let (align, edge) = if left { (Align::Left, 0) } else { (Align::Right, 240) };
    let from = |inset: i32| if left { edge + inset } else { edge - inset };
    let room = |inset: i32| (end - from(inset)).abs();
    if TextSize::Body.width(name) <= room(31) {
        mark(c, seat, (from(15), 18 - rise), 10, mark_ink);
        return TextSize::Body.draw(c, from(31), 27 - rise, name, ink, align);
    }
    mark(c, seat, (from(9), 18 - rise), 7, mark_ink);
    let (x, room) = (from(19), room(19));
    let fits = |line: &str| TextSize::Small.width(line) <= room;
    let mut breaks = name.match_indices(' ').map(|(at, _)| (&name[..at], &name[at + 1..]));
    if fits(name) {
        TextSize::Small.draw(c, x, 26 - rise, name, ink, align);
    } else if let Some((first, second)) = breaks.find(|(first, second)| fits(first) && fits(second)) {
        TextSize::Small.draw(c, x, 18 - rise, first, ink, align);
        TextSize::Small.draw(c, x, 36 - 2 * rise, second, ink, align);
    } else {
        TextSize::Small.draw_cut(c, (x.min(end), 26 - rise), name, room, ink);
    }
}
