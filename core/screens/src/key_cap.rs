//! The cap of a key, as a foot shows it.

use embedded_graphics::pixelcolor::Rgb565;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::shape::{ONE, line, poly};
use umpire_raster::text::{Align, TextSize};

use crate::key::Key;

/// What is drawn on the cap of a key.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Cap {
    /// One key.
    Key(Key),
    /// A and X: both go on.
    Go,
    /// The pad, left and right.
    Sideways,
    /// The pad, up and down.
    Upright,
}

impl Cap {
    /// From its left edge to its verb.
    pub(crate) const fn width(self) -> i32 {
        if let Cap::Go = self { NEXT + 22 } else { 22 }
    }
}

/// From one of two caps to the other.
const NEXT: i32 = 19;

/// The cap of a key, 18 by 20.
pub(crate) fn cap(c: &mut Canvas<impl Target>, (x, y): (i32, i32), what: Cap) {
    let t = c.theme;
    if what == Cap::Go {
        cap(c, (x, y), Cap::Key(Key::A));
        return cap(c, (x + NEXT, y), Cap::Key(Key::X));
    }
    poly(c, &[(x + 3, y), (x + 18, y), (x + 18, y + 17), (x + 15, y + 20), (x, y + 20), (x, y + 3)], t.iron);
    let inner = [(x + 4, y + 2), (x + 16, y + 2), (x + 16, y + 16), (x + 14, y + 18), (x + 2, y + 18), (x + 2, y + 4)];
    poly(c, &inner, t.field);
    match what {
        Cap::Go => {}
        Cap::Key(Key::Up) => chevron(c, &[(5, 13), (9, 6), (13, 13)], (x, y), t.bone),
        Cap::Key(Key::Down) => chevron(c, &[(5, 7), (9, 14), (13, 7)], (x, y), t.bone),
        Cap::Key(key) => TextSize::Small.draw(c, x + 10, y + 17, key.cap(), t.bone, Align::Centre),
        Cap::Sideways => {
            chevron(c, &[(7, 6), (4, 10), (7, 14)], (x, y), t.bone);
            chevron(c, &[(11, 6), (14, 10), (11, 14)], (x, y), t.bone);
        }
        Cap::Upright => {
            chevron(c, &[(6, 8), (9, 4), (12, 8)], (x, y), t.bone);
            chevron(c, &[(6, 12), (9, 16), (12, 12)], (x, y), t.bone);
            c.rect(x + 8, y + 5, 2, 11, t.bone);
        }
    }
}

/// A way to press the pad, on a cap: never a filled triangle, that is red's mark.
pub(crate) fn chevron(c: &mut Canvas<impl Target>, points: &[(i32, i32); 3], (x, y): (i32, i32), color: Rgb565) {
    let [from, tip, to] = points.map(|(dx, dy)| ((x + dx) * ONE + ONE / 2, (y + dy) * ONE + ONE / 2));
    line(c, ONE * 5 / 2, from, tip, color);
    line(c, ONE * 5 / 2, tip, to, color);
}
