//! Tabs of a page, of which one is open.

use heapless::Vec;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::parts::chip_width;
use umpire_raster::shape::poly;
use umpire_raster::text::{Align, TextSize};

use crate::bands::Zone;

/// Tabs from left to right.
#[derive(Hash)]
pub(crate) struct TabsBand {
    pub(crate) names: Vec<&'static str, 4>,
    pub(crate) open: u8,
}

/// How far the ends of a tab are cut, and how far the next one leans into it.
const CUT: i32 = 10;
const LEAN: i32 = 4;

impl TabsBand {
    /// Rows it takes.
    pub(crate) const HEIGHT: usize = 22;

    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, _): Zone) {
        let (t, mut x) = (c.theme, 6);
        let (high, low) = (top + 1, top + 21);
        for (name, open) in self.names.iter().zip((0..).map(|at| at == self.open)) {
            let right = x + chip_width(name);
            let (ground, ink) = if open { (t.bone, t.field) } else { (t.iron, t.ash) };
            poly(c, &[(x + CUT, high), (right, high), (right - CUT, low), (x, low)], ground);
            if !open {
                let inner =
                    [(x + CUT + 1, high + 2), (right - 3, high + 2), (right - CUT - 1, low - 2), (x + 3, low - 2)];
                poly(c, &inner, t.field);
            }
            TextSize::Small.draw(c, (x + right) / 2, top + 18, name, ink, Align::Centre);
            x = right - LEAN;
        }
    }
}
