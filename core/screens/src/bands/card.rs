//! The card of the piece under the cursor, below a grid: its name, and a line about it.

use core::hash::Hash;

use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::seat_mark::mark;
use umpire_raster::text::{Align, TextSize};
use umpire_rules::table::Seat;

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
        let fits = |(size, taken): &(TextSize, i32)| size.width(&self.name) <= room(*taken) && low(*size);
        let marks = |size: TextSize| size.width(&self.marks);
        let (small, large) = (marks(TextSize::Small), marks(second));
        let sizes = [
            (TextSize::Large, large),
            (TextSize::Body, large),
            (TextSize::Body, small),
            (TextSize::Small, small),
            (TextSize::Body, 0),
        ];
        let tall = |(size, _): &(TextSize, i32)| *size != TextSize::Large || height >= LARGE;
        let (size, taken) = sizes.into_iter().filter(tall).find(fits).unwrap_or((TextSize::Small, 0));
        if let Some(seat) = self.owner {
            mark(c, seat, (14, base - 7), 6, t.seat(Some(seat)));
        }
        size.draw_in(c, (start, base), &self.name, room(taken), t.bone);
        if taken > 0 {
            let beside = if taken == large { second } else { TextSize::Small };
            beside.draw(c, 234, base, &self.marks, t.ash, Align::Right);
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
