//! Which step the turn is at: a cut for each, those past, now and to come.

use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::shape::poly;

use crate::bands::Zone;

/// Which step it is, from 1, and of how many.
#[derive(Clone, Copy, Hash)]
pub(crate) struct StepsBand {
    pub(crate) now: u8,
    pub(crate) of: u8,
}

/// Where the cuts begin and end.
const EDGES: (i32, i32) = (6, 236);
/// The most steps that have a cut each: more are one bar.
const MOST: i32 = 40;

impl StepsBand {
    /// Rows it takes.
    pub(crate) const HEIGHT: usize = 8;

    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, _): Zone) {
        let t = c.theme;
        let (now, of) = (i32::from(self.now), i32::from(self.of.max(1)));
        let wide = EDGES.1 - EDGES.0;
        let at = |step: i32| EDGES.0 + wide * step / of;
        if of > MOST {
            let end = at(now.min(of));
            c.rect(EDGES.0, top + 2, end - EDGES.0, 2, t.bone);
            return c.rect(end, top + 2, EDGES.1 - end, 2, t.iron);
        }
        for step in 1..=of {
            let (from, to) = (at(step - 1), at(step) - 2);
            let (y, h) = if step == now { (top, 6) } else { (top + 2, 2) };
            let color = if step <= now { t.bone } else { t.iron };
            poly(c, &[(from + h / 2, y), (to, y), (to - h / 2, y + h), (from, y + h)], color);
        }
    }
}
