//! Dice too small for facets: a square with square spots, a tile with a number, or a bare shape; many side by side.

use embedded_graphics::pixelcolor::Rgb565;

use crate::canvas::{Canvas, Target};
use crate::die::{DieLook, die};
use crate::shape::poly;
use crate::strings::short;
use crate::stroke_font::StrokeFont;
use crate::text::{Align, TextSize};

/// From this size on a die with a number has its own shape: a kite leaves a number less room than others.
fn shaped(sides: u8) -> i32 {
    if matches!(sides, 12 | 20) { 32 } else { 42 }
}

/// Draws a die in a box of this size, the box's corner at `x`, `y`.
pub fn token(c: &mut Canvas<impl Target>, sides: u8, (x, y): (i32, i32), (w, h): (i32, i32), look: DieLook) {
    let size = w.min(h);
    match look.face() {
        _ if sides == 6 => square(c, (x + (w - size) / 2, y + (h - size) / 2), size, look),
        Some(face) if h < shaped(sides) => tile(c, (x, y), (w, h), face, look),
        None if h < shaped(sides) && look == DieLook::Ghost => tile(c, (x, y), (w, h), 0, look),
        _ => die(c, sides, (x + w / 2, y + h / 2), h / 2, look),
    }
}

/// A six-sided die, seen from above.
fn square(c: &mut Canvas<impl Target>, (x, y): (i32, i32), size: i32, look: DieLook) {
    let t = c.theme;
    let (fill, _, ink) = look.colors(t);
    if look.is_framed() {
        c.rect(x, y, size, size, t.iron);
        c.rect(x + 1, y + 1, size - 2, size - 2, fill);
    } else {
        c.rect(x, y, size, size, fill);
    }
    let Some(face) = look.face() else { return };
    let spot = (size / 6).max(2);
    let edge = size / 6 + 1;
    let (near, middle, far) = (edge, (size - spot) / 2, size - spot - edge);
    let spots: &[(i32, i32)] = match face {
        1 => &[(middle, middle)],
        2 => &[(near, near), (far, far)],
        3 => &[(near, near), (middle, middle), (far, far)],
        4 => &[(near, near), (near, far), (far, near), (far, far)],
        5 => &[(near, near), (near, far), (far, near), (far, far), (middle, middle)],
        6 => &[(near, near), (near, middle), (near, far), (far, near), (far, middle), (far, far)],
        _ => &[],
    };
    for (dx, dy) in spots {
        c.rect(x + dx, y + dy, spot, spot, ink);
    }
}

/// Any other die: its number on a tile with two cut corners.
fn tile(c: &mut Canvas<impl Target>, (x, y): (i32, i32), (w, h): (i32, i32), face: u8, look: DieLook) {
    let t = c.theme;
    let (fill, _, ink) = look.colors(t);
    if look.is_framed() {
        cut_box(c, (x, y), (w, h), t.iron);
        cut_box(c, (x + 1, y + 1), (w - 2, h - 2), fill);
    } else {
        cut_box(c, (x, y), (w, h), fill);
    }
    let text = if face > 0 { short(face) } else { return };
    let fits = |size: &TextSize| size.width(&text) <= w + 1 && h > size.capital();
    let sizes: &[TextSize] = if h < 26 { &[TextSize::Small] } else { &[TextSize::Body, TextSize::Small] };
    if let Some(size) = sizes.iter().find(|size| fits(size)) {
        size.draw(c, x + (w + 1) / 2, y + (h + size.capital()) / 2, &text, ink, Align::Centre);
    } else if let Some(face) =
        [13, 11, 9].map(StrokeFont).into_iter().find(|face| face.width(&text) <= w && face.0 + 2 <= h)
    {
        face.draw(c, x + w / 2, y + (h - face.0) / 2, &text, ink, Align::Centre);
    }
}

/// A box with two corners cut.
fn cut_box(c: &mut Canvas<impl Target>, (x, y): (i32, i32), (w, h): (i32, i32), color: Rgb565) {
    let k = if w.min(h) < 24 { 2 } else { 4 };
    let (r, low) = (x + w, y + h);
    poly(c, &[(x + k, y), (r, y), (r, low - 2 * k), (r - k, low), (x, low), (x, y + 2 * k)], color);
}

/// Between squares: a few large ones need more.
fn apart(n: i32) -> i32 {
    if n <= 4 { 5 } else { 2 }
}

/// How some dice lie in rows.
pub struct Spread {
    /// A die, across and down.
    pub size: (i32, i32),
    /// How many lie in a row.
    pub across: i32,
    /// From one to the next, across and down.
    pitch: (i32, i32),
    n: i32,
}

impl Spread {
    /// Blank dice of a kind as large as they can be in this room, up to `most`.
    pub fn new(sides: u8, n: i32, room: (i32, i32), most: i32) -> Self {
        // Squares must not touch; kites and hexagons are narrower than tall, and touch at their corners only.
        match sides {
            6 => Spread::of((100, apart(n)), n, room, most),
            8 | 10 | 100 => Spread::of((92, 0), n, room, most),
            20 => Spread::of((87, 0), n, room, most),
            _ => Spread::of((100, 0), n, room, most),
        }
    }

    /// Dice with faces: those too small for their shape are tiles, and no two tiles touch.
    pub fn faces(sides: u8, n: i32, room: (i32, i32), most: i32) -> Self {
        let shapes = Spread::new(sides, n, room, most);
        if shapes.size.1 < shaped(sides) { Spread::of((100, apart(n)), n, room, most) } else { shapes }
    }

    /// In as few rows as cost no more than a quarter of their size.
    fn of((share, gap): (i32, i32), n: i32, (w, h): (i32, i32), most: i32) -> Self {
        let across = |down: i32| ((n + down - 1) / down).max(1);
        let tall = |down: i32| {
            let wide = (w + gap) / across(down) - gap;
            (wide * 100 / share).min((h + gap) / down - gap).clamp(3, most.max(3))
        };
        let best = (1..=n.max(1)).map(tall).max().unwrap_or(3);
        let down = (1..=n.max(1)).find(|down| tall(*down) * 4 >= best * 3).unwrap_or(1);
        let (tall, across) = (tall(down), across(down));
        let size = ((tall * share + 50) / 100, tall);
        let step = |size: i32, room: i32, count: i32| if count > 1 { (room - size) / (count - 1) } else { 0 };
        let pitch = (step(size.0, w, across).min(size.0 + 6), step(tall, h, down).min(tall + 6));
        Spread { size, across, pitch, n }
    }

    /// How much room they take.
    pub fn room(&self) -> (i32, i32) {
        let down = (self.n + self.across - 1) / self.across;
        let long = |size: i32, pitch: i32, count: i32| if count > 0 { size + pitch * (count - 1) } else { 0 };
        (long(self.size.0, self.pitch.0, self.across.min(self.n)), long(self.size.1, self.pitch.1, down))
    }

    /// Where a die's box begins, seen from the first one's.
    pub fn at(&self, die: usize) -> (i32, i32) {
        let die = die as i32;
        (die % self.across * self.pitch.0, die / self.across * self.pitch.1)
    }
}
