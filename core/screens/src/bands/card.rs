//! The card of the piece under the cursor, below a grid: its name, and a line about it.

use core::hash::Hash;

use umpire_engine::table::Seat;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::seat_mark::mark;
use umpire_raster::text::{Align, TextSize};

use crate::bands::Zone;
use crate::strings::Text;

/// The least rows of a large one.
const LARGE: i32 = 30;

/// What the piece under the cursor is called, and what is so for it. What picking it costs shows in the strip.
#[derive(Hash)]
pub(crate) struct CardBand {
    /// Whose it is, where that is to be seen.
    pub(crate) owner: Option<Seat>,
    pub(crate) name: Text,
    pub(crate) marks: Text,
}

impl CardBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let t = c.theme;
        let second = if height < LARGE { TextSize::Small } else { TextSize::Body };
        let base = top + height - if height < LARGE { 6 } else { 7 };
        let start = if self.owner.is_some() { 26 } else { 8 };
        let room = |taken: i32| 234 - start - if taken > 0 { taken + 8 } else { 0 };
        let low = |size: TextSize| size.above(&self.name) <= base - top;
        // Where all that is so has no room, what matters most has.
        let (all, first) = (self.marks.as_str(), self.marks.split(',').next().unwrap_or(""));
        let sizes = [
            (TextSize::Large, all, second),
            (TextSize::Body, all, second),
            (TextSize::Body, all, TextSize::Small),
            (TextSize::Small, all, TextSize::Small),
            (TextSize::Body, first, TextSize::Small),
            (TextSize::Small, first, TextSize::Small),
            (TextSize::Body, "", TextSize::Small),
        ];
        let fits = |(size, marks, beside): &(TextSize, &str, TextSize)| {
            let tall = *size != TextSize::Large || height >= LARGE;
            tall && size.width(&self.name) <= room(beside.width(marks)) && low(*size)
        };
        let (size, marks, beside) = sizes.into_iter().find(fits).unwrap_or((TextSize::Small, "", TextSize::Small));
        if let Some(seat) = self.owner {
            mark(c, seat, (14, base - 7), 6, t.seat(Some(seat)));
        }
        size.draw_in(c, (start, base), &self.name, room(beside.width(marks)), t.bone);
        if !marks.is_empty() {
            beside.draw(c, 234, base, marks, t.ash, Align::Right);
        }
    }
}

/// What its card says: its numbers, what must be so to pick it, or why it cannot be picked. A band of its own, since it is the last
/// to be drawn at a step of the cursor, and the picture is finished when it is sent.
#[derive(Hash)]
pub(crate) struct CardLineBand(pub(crate) Text);

impl CardLineBand {
    pub(crate) const HEIGHT: usize = 20;

    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let ash = c.theme.ash;
        let large = height > CardLineBand::HEIGHT as i32 && TextSize::Body.width(&self.0) <= 230;
        let size = if large { TextSize::Body } else { TextSize::Small };
        size.draw_in(c, (8, top + height - 5), &self.0, 230, ash);
    }
}
