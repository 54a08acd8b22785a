//! One thing that may be put right, and what it is.

use umpire_engine::table::Seat;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::parts::{bar, notch};
use umpire_raster::seat_mark::mark;
use umpire_raster::text::{Align, TextSize};

use crate::bands::Zone;
use crate::bands::row::{ScrollMore, edges};
use crate::strings::Text;

/// One thing that may be put right, and what it is.
#[derive(Hash)]
pub(crate) struct FieldBand {
    /// Whose it is, where the row has to say so.
    pub(crate) seat: Option<Seat>,
    pub(crate) label: &'static str,
    pub(crate) value: Text,
    pub(crate) on: bool,
    pub(crate) more: ScrollMore,
}

impl FieldBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let t = c.theme;
        let (ink, second) = if self.on { (t.field, t.field) } else { (t.bone, t.ash) };
        if self.on {
            bar(c, None, edges(None, 0), (top, height), t.bone);
        }
        let (middle, base) = (top + height / 2, top + 20);
        if let Some(seat) = self.seat {
            mark(c, seat, (30, middle), 7, if self.on { t.field } else { t.seat(self.seat) });
        }
        // Both large, or the value small, or both.
        let room = |value: TextSize| 162 - value.width(&self.value);
        let fits = |&(label, value): &(TextSize, TextSize)| label.width(self.label) <= room(value);
        let sizes = [(TextSize::Body, TextSize::Body), (TextSize::Body, TextSize::Small)].into_iter().find(fits);
        let (label, value) = sizes.unwrap_or((TextSize::Small, TextSize::Small));
        label.draw_in(c, (44, base), self.label, room(value), ink);
        value.draw(c, 214, base, &self.value, second, Align::Right);
        if self.more.up {
            notch(c, 231, middle - 3, false, ink);
        }
        if self.more.down {
            notch(c, 231, middle + 4, true, t.bone);
        }
    }
}
