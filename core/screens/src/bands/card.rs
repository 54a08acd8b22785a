//! The card of the piece under the cursor, below a grid: its name, and a line about it.

use core::hash::Hash;

use umpire_rules::table::Seat;

use crate::bands::Zone;
use crate::raster::canvas::{Canvas, Target};
use crate::raster::seat_mark::mark;
use crate::raster::text::{Align, TextSize};
use crate::strings::Text;

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
        let marks = TextSize::Small.width(&self.marks);
        let base = top + height - 6;
        let start = if self.owner.is_some() { 26 } else { 8 };
        let room = |taken: i32| 234 - start - if taken > 0 { taken + 8 } else { 0 };
        let low = |size: TextSize| size.above(&self.name) <= height - 6;
        let fits = |(size, taken): &(TextSize, i32)| size.width(&self.name) <= room(*taken) && low(*size);
        let sizes = [(TextSize::Body, marks), (TextSize::Small, marks), (TextSize::Body, 0)];
        let (size, taken) = sizes.into_iter().find(fits).unwrap_or((TextSize::Small, 0));
        if let Some(seat) = self.owner {
            mark(c, seat, (14, base - 7), 6, t.seat(Some(seat)));
        }
        size.draw_in(c, (start, base), &self.name, room(taken), t.bone);
        if taken > 0 {
            TextSize::Small.draw(c, 234, base, &self.marks, t.ash, Align::Right);
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
        TextSize::Small.draw_in(c, (8, top + height - 5), &self.0, 230, ash);
    }
}
