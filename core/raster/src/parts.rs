//! The parts every screen is made of: bars, plates, chips, boxes, arrows.

use embedded_graphics::pixelcolor::Rgb565;
use umpire_engine::table::Seat;

use crate::canvas::{Canvas, Target};
use crate::icon;
use crate::shape::poly;
use crate::strings::digits;
use crate::stroke_font::StrokeFont;
use crate::text::{Align, TextSize};

/// The tallest bar: two of 35 rows would take the wire longer than a step of the cursor may.
const BAR: i32 = 34;

/// A bar from a seat's own side of the screen, its far end slanted; for anyone, both ends. It lies in
/// the middle of a taller row.
pub fn bar(
    c: &mut Canvas<impl Target>,
    seat: Option<Seat>,
    (left, right): (i32, i32),
    (y, h): (i32, i32),
    color: Rgb565,
) {
    let (y, h) = (y + (h - BAR).max(0) / 2, h.min(BAR));
    let cut = h / 2;
    let (a, b) = match seat {
        Some(Seat::RED) => (0, cut),
        Some(Seat::BLUE) => (cut, 0),
        _ => (cut, cut),
    };
    poly(c, &[(left + a, y), (right, y), (right - b, y + h), (left, y + h)], color);
}

/// Where a page lies in what is longer than it, at the right of these rows of it.
pub fn rail(c: &mut Canvas<impl Target>, (top, height): (i32, i32), seen: Option<(u8, u8)>) {
    let Some((from, to)) = seen else { return };
    let (iron, bone) = (c.theme.iron, c.theme.bone);
    c.rect(237, top, 2, height, iron);
    c.rect(236, from.into(), 4, i32::from(to) - i32::from(from), bone);
}

/// A slanted piece of a scale.
pub fn slant(c: &mut Canvas<impl Target>, (left, right): (i32, i32), (y, h): (i32, i32), color: Rgb565) {
    poly(c, &[(left + h / 2, y), (right + h / 2, y), (right, y + h), (left, y + h)], color);
}

/// So many of so many, as cuts side by side: what is lost leaves a line. More than there is room for are one bar.
pub fn cuts(
    c: &mut Canvas<impl Target>,
    (x, y): (i32, i32),
    (w, h): (i32, i32),
    (now, of): (i16, i16),
    (ink, dim): (Rgb565, Rgb565),
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

/// The cursor on a cell: two corners cut. At its seat's own edge of the panel the cell comes from there.
pub fn cell(
    c: &mut Canvas<impl Target>,
    seat: Option<Seat>,
    (left, right): (i32, i32),
    (y, h): (i32, i32),
    color: Rgb565,
) {
    let k = (h / 4).min(8);
    let near = if seat == Some(Seat::RED) && left <= 0 { 0 } else { k };
    let far = if seat == Some(Seat::BLUE) && right >= 240 { 0 } else { k };
    let low = y + h;
    let corners =
        [(left + near, y), (right, y), (right, low - 2 * far), (right - far, low), (left, low), (left, y + 2 * near)];
    poly(c, &corners, color);
}

/// A cut right across something that is gone: a dark gap with a bright sliver in it.
pub fn slash(c: &mut Canvas<impl Target>, (x0, y0): (i32, i32), (x1, y1): (i32, i32), w: i32) {
    let (x, y) = ((x0 + x1) / 2, (y0 + y1) / 2);
    for (half, color) in [(w / 2 + 3, c.theme.field), (w / 2, c.theme.bone)] {
        poly(c, &[(x0, y0), (x - half / 2, y - half), (x1, y1), (x + half / 2, y + half)], color);
    }
}

/// A dark plate with two cut corners, in front of a curtain.
pub fn plate(c: &mut Canvas<impl Target>, (x, y): (i32, i32), (w, h): (i32, i32)) {
    let k = h.min(32) / 4;
    let corners = [(x + k, y), (x + w, y), (x + w, y + h - 2 * k), (x + w - k, y + h), (x, y + h), (x, y + 2 * k)];
    poly(c, &corners, c.theme.field);
}

/// A number on a bone lozenge, so much to each side of its middle; what lies around it keeps away. Without the number
/// where its rows are not drawn.
pub fn lozenge(c: &mut Canvas<impl Target>, (x, y): (i32, i32), (w, h): (i32, i32), number: Option<u8>) {
    for (w, h, color) in [(w + 4, h + 4, c.theme.field), (w, h, c.theme.bone)] {
        poly(c, &[(x, y - h), (x + w, y), (x, y + h), (x - w, y)], color);
    }
    if let Some(number) = number {
        let face = StrokeFont(h + 2);
        face.draw(c, x + 1, y - face.0 / 2, &digits(number), c.theme.field, Align::Centre);
    }
}

/// How wide a chip with this word is.
pub fn chip_width(word: &str) -> i32 {
    if word.is_empty() { 0 } else { TextSize::Small.width(word) + 20 }
}

/// A word in a cut frame, 20 high, from `right` leftwards: what kind of thing this is. Stands in heads only.
pub fn chip(c: &mut Canvas<impl Target>, (right, y): (i32, i32), word: &str) {
    if word.is_empty() {
        return;
    }
    let (t, x) = (c.theme, right - chip_width(word));
    poly(c, &[(x + 10, y), (right, y), (right - 10, y + 20), (x, y + 20)], t.iron);
    poly(c, &[(x + 11, y + 2), (right - 3, y + 2), (right - 11, y + 18), (x + 3, y + 18)], t.field);
    TextSize::Small.draw(c, (x + right) / 2, y + 17, word, t.bone, Align::Centre);
}

/// A box to tick.
pub fn tick_box(c: &mut Canvas<impl Target>, (x, y): (i32, i32), size: i32, on: bool, ink: Rgb565, ground: Rgb565) {
    c.rect(x, y, size, size, ink);
    if on {
        icon::draw(c, icon::TICK, (x + 2, y + 2), size - 4, ground, ink);
    } else {
        c.rect(x + 3, y + 3, size - 6, size - 6, ground);
    }
}

/// A small triangle that says there is more this way.
pub fn notch(c: &mut Canvas<impl Target>, x: i32, y: i32, down: bool, color: Rgb565) {
    let tip = if down { 7 } else { -7 };
    poly(c, &[(x - 6, y), (x + 6, y), (x, y + tip)], color);
}

/// An arrow head of the picker: a triangle pointing up, down, left or right.
pub fn arrow(c: &mut Canvas<impl Target>, (x, y): (i32, i32), (dx, dy): (i32, i32), color: Rgb565) {
    let points = if dx == 0 {
        [(x - 14, y), (x + 14, y), (x, y + 14 * dy)]
    } else {
        [(x, y - 14), (x, y + 14), (x + 18 * dx, y)]
    };
    poly(c, &points, color);
}
