//! What a coach says of a page, in a bubble that lies over some of its rows.

use umpire_engine::table::Prose;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::shape::poly;
use umpire_raster::text::{Align, TextSize};
use umpire_raster::text_scale::TextScale;
use umpire_raster::wrap::wrap;

use crate::bands::Zone;

/// Where a bubble begins and ends, its cut corners, and the room for words in it.
const EDGES: (i32, i32) = (4, 236);
const CORNER: i32 = 10;
const ROOM: i32 = 216;
/// Rows above the first line and below the last.
const PAD: i32 = 7;
/// Rows of the gap around a bubble: the tail crosses it.
const GAP: i32 = 3;
const TAIL: i32 = 10;

/// What a coach says.
#[derive(Clone, Hash)]
pub(crate) struct CoachBand {
    pub(crate) text: Prose,
    pub(crate) size: TextSize,
    /// Whether what it speaks of lies just above it, just below it, or elsewhere.
    pub(crate) tail: BubbleTail,
}

/// Where the tail of a bubble points.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum BubbleTail {
    Up,
    Down,
    None,
}

impl CoachBand {
    /// Rows that a tail takes.
    pub(crate) const TAIL: usize = TAIL as usize;

    /// In the largest letters that take no more lines than those of a row.
    pub(crate) fn new(text: Prose, scale: TextScale) -> Self {
        let letters = text.unpack();
        let lines = |size| wrap(&letters, size, ROOM).count();
        let large = scale.body();
        let size = if lines(large) <= lines(TextSize::Body) { large } else { TextSize::Body };
        CoachBand { text, size, tail: BubbleTail::None }
    }

    /// The rows it takes without a tail.
    pub(crate) fn rows(&self) -> usize {
        let text = self.text.unpack();
        let lines = wrap(&text, self.size, ROOM).count() as i32;
        (lines * pitch(self.size) + 2 * PAD + 2 * GAP) as usize
    }

    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let t = c.theme;
        let (up, down) = (self.tail == BubbleTail::Up, self.tail == BubbleTail::Down);
        let y0 = top + GAP + if up { TAIL } else { 0 };
        let y1 = top + height - GAP - if down { TAIL } else { 0 };
        let ((x0, x1), k) = (EDGES, CORNER);
        poly(c, &[(x0 + k, y0), (x1, y0), (x1, y1 - k), (x1 - k, y1), (x0, y1), (x0, y0 + k)], t.bone);
        if up {
            poly(c, &[(178, y0), (214, top), (204, y0)], t.bone);
        }
        if down {
            poly(c, &[(178, y1), (214, top + height), (204, y1)], t.bone);
        }
        let text = self.text.unpack();
        let lines = wrap(&text, self.size, ROOM);
        let tall = lines.count() as i32 * pitch(self.size);
        // What is left of the rows lies above and below the words alike.
        let first = y0 + (y1 - y0 - tall) / 2 + pitch(self.size) - drop(self.size);
        for (line, at) in wrap(&text, self.size, ROOM).zip(0..) {
            self.size.draw(c, x0 + 10, first + at * pitch(self.size), line.trim_end(), t.field, Align::Left);
        }
    }
}

/// From a line to the next.
const fn pitch(size: TextSize) -> i32 {
    match size {
        TextSize::Small => 21,
        TextSize::Body => 25,
        TextSize::Large => 31,
    }
}

/// From a line down to the next one's room.
const fn drop(size: TextSize) -> i32 {
    match size {
        TextSize::Small => 4,
        TextSize::Body => 5,
        TextSize::Large => 6,
    }
}
