//! The parts every screen is made of: marks, bars, boxes, key caps.

use umpire_rules::table::Seat;

use crate::key::Key;
use crate::raster::canvas::Canvas;
use crate::raster::icon;
use crate::raster::shape::{ONE, disc, line, poly, polygon};
use crate::raster::stroke_font::StrokeFont;
use crate::raster::text::{Align, Size};
use crate::strings::digits;
use crate::theme::Color;

/// The mark of a seat, `r` half its height.
pub(crate) fn mark(c: &mut Canvas, seat: Seat, (x, y): (i32, i32), r: i32, color: Color) {
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
pub(crate) fn hollow(c: &mut Canvas, seat: Seat, (x, y): (i32, i32), r: i32, color: Color, ground: Color) {
    mark(c, seat, (x, y), r, color);
    let inner = (r * 6 / 10).max(r - 3);
    // A triangle's middle lies below the middle of its box.
    let drop = if seat == Seat::RED { (r - inner) / 2 } else { 0 };
    mark(c, seat, (x, y + drop), inner, ground);
}

/// A cost: so many marks, from `right` leftwards. Returns where they begin.
pub(crate) fn cost(c: &mut Canvas, seat: Seat, count: u8, (right, y): (i32, i32), r: i32, color: Color) -> i32 {
    let mut x = right;
    for _ in 0..count {
        mark(c, seat, (x, y), r, color);
        c.note(x - r, y - r, 2 * r, 2 * r, "cost");
        x -= 2 * r + 4;
    }
    x + r
}

/// The tallest bar: two of 35 rows would take the wire longer than a step of the cursor may.
const BAR: i32 = 34;

/// A bar from a seat's own side of the screen, its far end cut with the blade; for anyone, both ends. It lies in
/// the middle of a taller row.
pub(crate) fn bar(c: &mut Canvas, seat: Option<Seat>, (left, right): (i32, i32), (y, h): (i32, i32), color: Color) {
    let (y, h) = (y + (h - BAR).max(0) / 2, h.min(BAR));
    let cut = h / 2;
    let (a, b) = match seat {
        Some(Seat::RED) => (0, cut),
        Some(Seat::BLUE) => (cut, 0),
        _ => (cut, cut),
    };
    poly(c, &[(left + a, y), (right, y), (right - b, y + h), (left, y + h)], color);
}

/// A slanted piece of a scale.
pub(crate) fn slant(c: &mut Canvas, (left, right): (i32, i32), (y, h): (i32, i32), color: Color) {
    poly(c, &[(left + h / 2, y), (right + h / 2, y), (right, y + h), (left, y + h)], color);
}

/// So many of so many, as cuts side by side: what is lost leaves a line. More than there is room for are one bar.
pub(crate) fn cuts(
    c: &mut Canvas,
    (x, y): (i32, i32),
    (w, h): (i32, i32),
    (now, of): (i16, i16),
    (ink, dim): (Color, Color),
) {
    let (now, of) = (i32::from(now), i32::from(of).max(1));
    let lean = h / 4;
    let mut cut =
        |x0: i32, x1: i32| poly(c, &[(x0 + lean, y), (x1 + lean, y), (x1 - lean, y + h), (x0 - lean, y + h)], ink);
    if w / of < 3 {
        let end = x + w * now.clamp(0, of) / of;
        cut(x, end);
        return c.rect(end, y + h - 2, x + w - end, 2, dim);
    }
    let ends = |i: i32| (x + w * i / of, x + w * (i + 1) / of - 1);
    (0..now.min(of)).map(ends).for_each(|(x0, x1)| cut(x0, x1));
    for (x0, x1) in (now.max(0)..of).map(ends) {
        c.rect(x0, y + h - 2, x1 - x0, 2, dim);
    }
}

/// The cursor on a cell: two corners cut with the blade. At its seat's own edge of the panel the cell comes from there.
pub(crate) fn cell(c: &mut Canvas, seat: Option<Seat>, (left, right): (i32, i32), (y, h): (i32, i32), color: Color) {
    let k = (h / 4).min(8);
    let near = if seat == Some(Seat::RED) && left <= 0 { 0 } else { k };
    let far = if seat == Some(Seat::BLUE) && right >= 240 { 0 } else { k };
    let low = y + h;
    let corners =
        [(left + near, y), (right, y), (right, low - 2 * far), (right - far, low), (left, low), (left, y + 2 * near)];
    poly(c, &corners, color);
}

/// A cut right across something that is gone: a dark gap with a bright sliver in it.
pub(crate) fn slash(c: &mut Canvas, (x0, y0): (i32, i32), (x1, y1): (i32, i32), w: i32) {
    let (x, y) = ((x0 + x1) / 2, (y0 + y1) / 2);
    for (half, color) in [(w / 2 + 3, c.theme.field), (w / 2, c.theme.bone)] {
        poly(c, &[(x0, y0), (x - half / 2, y - half), (x1, y1), (x + half / 2, y + half)], color);
    }
}

/// A dark plate with two cut corners, in front of a curtain.
pub(crate) fn plate(c: &mut Canvas, (x, y): (i32, i32), (w, h): (i32, i32)) {
    let k = h.min(32) / 4;
    let corners = [(x + k, y), (x + w, y), (x + w, y + h - 2 * k), (x + w - k, y + h), (x, y + h), (x, y + 2 * k)];
    poly(c, &corners, c.theme.field);
}

/// A number on a bone lozenge, so much to each side of its middle; what lies around it keeps away. Without the number
/// where its rows are not drawn.
pub(crate) fn lozenge(c: &mut Canvas, (x, y): (i32, i32), (w, h): (i32, i32), number: Option<u8>) {
    for (w, h, color) in [(w + 4, h + 4, c.theme.field), (w, h, c.theme.bone)] {
        poly(c, &[(x, y - h), (x + w, y), (x, y + h), (x - w, y)], color);
    }
    if let Some(number) = number {
        let face = StrokeFont(h + 2);
        face.draw(c, x + 1, y - face.0 / 2, &digits(number), c.theme.field, Align::Centre);
    }
}

/// How wide a chip with this word is.
pub(crate) fn chip_width(word: &str) -> i32 {
    if word.is_empty() { 0 } else { Size::Small.width(word) + 20 }
}

/// A word in a cut frame, 20 high, from `right` leftwards: what kind of thing this is. Stands in heads only.
pub(crate) fn chip(c: &mut Canvas, (right, y): (i32, i32), word: &str) {
    if word.is_empty() {
        return;
    }
    let (t, x) = (c.theme, right - chip_width(word));
    poly(c, &[(x + 10, y), (right, y), (right - 10, y + 20), (x, y + 20)], t.iron);
    poly(c, &[(x + 11, y + 2), (right - 3, y + 2), (right - 11, y + 18), (x + 3, y + 18)], t.field);
    Size::Small.draw(c, (x + right) / 2, y + 17, word, t.bone, Align::Centre);
}

/// A box to tick.
pub(crate) fn tick_box(c: &mut Canvas, (x, y): (i32, i32), size: i32, on: bool, ink: Color, ground: Color) {
    c.rect(x, y, size, size, ink);
    if on {
        icon::draw(c, icon::TICK, (x + 2, y + 2), size - 4, ground, ink);
    } else {
        c.rect(x + 3, y + 3, size - 6, size - 6, ground);
    }
}

/// What is drawn on the cap of a key.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Cap {
    /// One key.
    Key(Key),
    /// The pad, left and right.
    Sideways,
    /// The pad, up and down.
    Upright,
}

/// The cap of a key, 18 by 20.
pub(crate) fn cap(c: &mut Canvas, (x, y): (i32, i32), cap: Cap) {
    let t = c.theme;
    poly(c, &[(x + 3, y), (x + 18, y), (x + 18, y + 17), (x + 15, y + 20), (x, y + 20), (x, y + 3)], t.iron);
    let inner = [(x + 4, y + 2), (x + 16, y + 2), (x + 16, y + 16), (x + 14, y + 18), (x + 2, y + 18), (x + 2, y + 4)];
    poly(c, &inner, t.field);
    match cap {
        Cap::Key(Key::Up) => chevron(c, &[(5, 13), (9, 6), (13, 13)], (x, y)),
        Cap::Key(Key::Down) => chevron(c, &[(5, 7), (9, 14), (13, 7)], (x, y)),
        Cap::Key(key) => Size::Small.draw(c, x + 10, y + 17, key.cap(), t.bone, Align::Centre),
        Cap::Sideways => {
            chevron(c, &[(7, 6), (4, 10), (7, 14)], (x, y));
            chevron(c, &[(11, 6), (14, 10), (11, 14)], (x, y));
        }
        Cap::Upright => {
            chevron(c, &[(6, 8), (9, 4), (12, 8)], (x, y));
            chevron(c, &[(6, 12), (9, 16), (12, 12)], (x, y));
            c.rect(x + 8, y + 5, 2, 11, t.bone);
        }
    }
}

/// A way to press the pad, on a cap: never a filled triangle, that is red's mark.
fn chevron(c: &mut Canvas, points: &[(i32, i32); 3], (x, y): (i32, i32)) {
    let color = c.theme.bone;
    let [from, tip, to] = points.map(|(dx, dy)| ((x + dx) * ONE + ONE / 2, (y + dy) * ONE + ONE / 2));
    line(c, ONE * 5 / 2, from, tip, color);
    line(c, ONE * 5 / 2, tip, to, color);
}

/// A small triangle that says there is more this way.
pub(crate) fn notch(c: &mut Canvas, x: i32, y: i32, down: bool, color: Color) {
    let tip = if down { 7 } else { -7 };
    poly(c, &[(x - 6, y), (x + 6, y), (x, y + tip)], color);
}

/// An arrow head of the picker: a triangle pointing up, down, left or right.
pub(crate) fn arrow(c: &mut Canvas, (x, y): (i32, i32), (dx, dy): (i32, i32), color: Color) {
    let points = if dx == 0 {
        [(x - 14, y), (x + 14, y), (x, y + 14 * dy)]
    } else {
        [(x, y - 14), (x, y + 14), (x + 18 * dx, y)]
    };
    poly(c, &points, color);
}
