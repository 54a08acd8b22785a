//! Something else to do before the dice are thrown: its key, whose it is, and what it does.

use umpire_engine::table::Seat;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::seat_mark::mark;
use umpire_raster::text::TextSize;

use crate::bands::Zone;
use crate::key::Key;
use crate::key_cap::{Cap, cap};
use crate::strings::Text;

/// A button over the foot.
#[derive(Hash)]
pub(crate) struct ExtraBand {
    pub(crate) key: Key,
    pub(crate) seat: Seat,
    pub(crate) label: Text,
}

impl ExtraBand {
    /// Rows of one.
    pub(crate) const HEIGHT: usize = 26;

    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, _): Zone) {
        let t = c.theme;
        cap(c, (6, top + 3), Cap::Key(self.key));
        mark(c, self.seat, (38, top + 13), 8, t.seat(Some(self.seat)));
        let size = if TextSize::Body.width(&self.label) <= 184 { TextSize::Body } else { TextSize::Small };
        size.draw_in(c, (52, top + 13 + (size.capital() - 1) / 2), &self.label, 184, t.bone);
    }
}
