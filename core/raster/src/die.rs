//! One die on the screen: a picture of its kind, and how it fell.

use embedded_graphics::pixelcolor::Rgb565;
use umpire_engine::table::Seat;

use crate::canvas::{Canvas, Target};
use crate::shape::{CORNERS, ONE, P, disc, line, polygon};
use crate::strings::digits;
use crate::stroke_font::StrokeFont;
use crate::text::Align;
use crate::theme::ColorTheme;

/// How a die looks: how it fell, or that it has not been thrown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum DieLook {
    /// Not yet thrown.
    Blank,
    /// A die one could have had, or has not entered yet.
    Ghost,
    /// It met its need.
    Hit(u8),
    /// It did not.
    Miss(u8),
    /// It did more.
    Critical(u8),
    /// A face being entered by this seat; 0 where it is seen elsewhere.
    Asked(u8, Option<Seat>),
    /// A face under the cursor that cannot be changed now.
    Off(u8),
}

impl DieLook {
    /// The face that lies up, where one does.
    pub fn face(self) -> Option<u8> {
        match self {
            DieLook::Blank | DieLook::Ghost => None,
            DieLook::Hit(n) | DieLook::Miss(n) | DieLook::Critical(n) | DieLook::Asked(n, _) | DieLook::Off(n) => {
                Some(n)
            }
        }
    }

    /// A face under a seat's cursor.
    pub const fn under(face: u8, seat: Option<Seat>, off: bool) -> Self {
        if off { DieLook::Off(face) } else { DieLook::Asked(face, seat) }
    }

    /// Whether only its frame is bright.
    pub const fn is_framed(self) -> bool {
        matches!(self, DieLook::Miss(_) | DieLook::Ghost)
    }

    /// Its body, the shaded side of it, and what is written on it.
    pub const fn colors(self, t: &ColorTheme) -> (Rgb565, Rgb565, Rgb565) {
        match self {
            DieLook::Hit(_) | DieLook::Blank => (t.bone, t.worn, t.field),
            DieLook::Critical(_) => (t.ember, t.coal, t.field),
            DieLook::Miss(_) => (t.soot, t.soot, t.ash),
            DieLook::Ghost => (t.field, t.field, t.field),
            DieLook::Asked(_, Some(seat)) => (t.seat(Some(seat)), t.fold(seat), t.field),
            DieLook::Asked(_, None) => (t.bone, t.worn, t.field),
            DieLook::Off(_) => (t.ash, t.iron, t.field),
        }
    }
}

// Outlines for a die of 1024 from its centre to its corners.
const HEXAGON: &[P] = &[(0, -1024), (887, -512), (887, 512), (0, 1024), (-887, 512), (-887, -512)];
const PENTAGON: &[P] = &[(0, -1024), (974, -316), (602, 828), (-602, 828), (-974, -316)];
const KITE: &[P] = &[(0, -1024), (940, 130), (0, 1024), (-940, 130)];
const SQUARE: &[P] = &[(-820, -820), (820, -820), (820, 820), (-820, 820)];
const TRIANGLE: &[P] = &[(0, -1024), (1000, 780), (-1000, 780)];
/// The face of a twenty-sided die that lies on top.
const TOP: [P; 3] = [(0, -655), (568, 328), (-568, 328)];

fn outline(sides: u8) -> &'static [P] {
    match sides {
        4 => TRIANGLE,
        6 => SQUARE,
        8 | 10 | 100 => KITE,
        12 => PENTAGON,
        _ => HEXAGON,
    }
}

/// Draws a die of `r` pixels from its centre to its corners.
pub fn die<D: Target>(c: &mut Canvas<D>, sides: u8, (x, y): (i32, i32), r: i32, look: DieLook) {
    let t = c.theme;
    let (fill, shade, ink) = look.colors(t);
    let at = |r: i32, p: P| (x * ONE + ((p.0 * r) >> 6), y * ONE + ((p.1 * r) >> 6));
    let body = |c: &mut Canvas<D>, r: i32, color| body(c, sides, (x, y), r, color);
    if look.is_framed() {
        body(c, r, t.iron);
        body(c, r - if r < 16 { 2 } else { 3 }, fill);
    } else {
        body(c, r, fill);
        match sides {
            6 => {}
            8 | 10 | 100 => polygon(c, &[at(r, KITE[1]), at(r, KITE[2]), at(r, KITE[3]), at(r, (0, 480))], shade),
            20 => facets(c, at, r, look.face().is_none(), shade),
            _ => {}
        }
    }
    match (look.face(), sides) {
        (Some(n), 6) => spots(c, (x, y), r, n, ink),
        (Some(n @ 1..), _) => {
            let height = r * if n > 99 {
                50
            } else if matches!(sides, 4 | 8 | 10 | 100) {
                66
            } else {
                92
            } / 100;
            let drop = if sides == 4 { r / 4 } else { r / 20 };
            StrokeFont(height).draw(c, x, y - height / 2 + drop, &digits(n), ink, Align::Centre);
        }
        _ => {}
    }
}

/// The whole outline of a die, filled.
pub fn body(c: &mut Canvas<impl Target>, sides: u8, (x, y): (i32, i32), r: i32, color: Rgb565) {
    let mut corners = [(0, 0); CORNERS];
    let shape = outline(sides);
    for (to, &p) in corners.iter_mut().zip(shape) {
        *to = (x * ONE + ((p.0 * r) >> 6), y * ONE + ((p.1 * r) >> 6));
    }
    polygon(c, &corners[..shape.len()], color);
}

/// A ring of `r` pixels around a die, with a gap between the two.
pub fn ring(c: &mut Canvas<impl Target>, sides: u8, at: (i32, i32), r: i32, color: Rgb565) {
    body(c, sides, at, r, color);
    body(c, sides, at, r - 4, c.theme.field);
}

/// A smaller die has no lines on it.
const SMALL: i32 = 12;

/// The facets of a twenty-sided die; a number leaves no room for the inner ones.
fn facets(c: &mut Canvas<impl Target>, at: impl Fn(i32, P) -> P, r: i32, blank: bool, shade: Rgb565) {
    let (hex, top) = (|i: usize| at(r, HEXAGON[i]), TOP.map(|p| at(r, p)));
    polygon(c, &[hex(4), top[2], top[1], hex(2), hex(3)], shade);
    let width = if r < 40 { ONE * 3 / 2 } else { ONE * 3 };
    if r < SMALL {
        return;
    }
    for i in [0, 1, 5] {
        line(c, width, top[0], hex(i), shade);
    }
    if blank {
        line(c, width, top[0], top[1], shade);
        line(c, width, top[0], top[2], shade);
        line(c, width, top[1], hex(1), shade);
        line(c, width, top[2], hex(5), shade);
    }
}

/// The spots of a six-sided die.
fn spots(c: &mut Canvas<impl Target>, (x, y): (i32, i32), r: i32, n: u8, ink: Rgb565) {
    let far = r * 7;
    let mut spot = |dx: i32, dy: i32| disc(c, (x * ONE + dx * far, y * ONE + dy * far), r * 5 / 2, ink);
    if n % 2 == 1 {
        spot(0, 0);
    }
    if n > 1 {
        spot(-1, -1);
        spot(1, 1);
    }
    if n > 3 {
        spot(1, -1);
        spot(-1, 1);
    }
    if n == 6 {
        spot(-1, 0);
        spot(1, 0);
    }
}

/// How large `n` dice can be in an area, up to `most`, and how many go side by side; with some
/// pixels between them, across and down.
pub fn arrange(n: i32, (w, h): (i32, i32), (beside, below): (i32, i32), most: i32) -> (i32, i32) {
    let mut r = most;
    loop {
        let across = ((w + beside) / (2 * r + beside)).clamp(1, n.max(1));
        let down = (n + across - 1) / across;
        if down * (2 * r + below) <= h + below.min(4) || r <= 8 {
            return (r, across);
        }
        r -= 1;
    }
}

/// Draws dice in rows, centred in an area, as large as fits.
pub fn dice(
    c: &mut Canvas<impl Target>,
    sides: u8,
    looks: &[DieLook],
    (x, y): (i32, i32),
    (w, h): (i32, i32),
    most: i32,
) {
    let n = looks.len() as i32;
    let (r, across) = arrange(n, (w, h), (4, 4), most);
    let pitch = 2 * r + 4;
    let down = (n + across - 1) / across;
    let top = y + (h - down * pitch + 4) / 2 + r;
    for (row, chunk) in looks.chunks(across as usize).enumerate() {
        let left = x + (w - chunk.len() as i32 * pitch + 4) / 2 + r;
        for (i, look) in chunk.iter().enumerate() {
            die(c, sides, (left + i as i32 * pitch, top + row as i32 * pitch), r, *look);
        }
    }
}
