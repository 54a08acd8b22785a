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

/// Rows in which large letters have room.
const TALL: i32 = 33;

impl FieldBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let t = c.theme;
        let (ink, second) = if self.on { (t.field, t.field) } else { (t.bone, t.ash) };
        if self.on {
            bar(c, None, edges(None, 0), (top, height), t.bone);
        }
        let middle = top + height / 2;
        if let Some(seat) = self.seat {
            mark(c, seat, (30, middle), 7, if self.on { t.field } else { t.seat(self.seat) });
        }
        // Both large, or the value smaller, or both.
        let room = |value: TextSize| 162 - value.width(&self.value);
        let fits = |&(label, value): &(TextSize, TextSize)| {
            label.width(self.label) <= room(value) && (label != TextSize::Large || height >= TALL)
        };
        let sizes = [TextSize::Large, TextSize::Body, TextSize::Small].map(|size| (size, size));
        let sizes = [sizes[0], (TextSize::Large, TextSize::Body), sizes[1], (TextSize::Body, TextSize::Small)];
        let (label, value) = sizes.into_iter().find(fits).unwrap_or((TextSize::Small, TextSize::Small));
        let base = if height >= TALL { middle + label.capital() / 2 } else { top + 20 };
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
