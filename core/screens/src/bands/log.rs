//! One line of the log.

use umpire_rules::table::Seat;

use crate::bands::Zone;
use crate::raster::canvas::{Canvas, Target};
use crate::raster::seat_mark::mark;
use crate::raster::text::{Align, TextSize};
use crate::strings::Text;

/// One line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Hash)]
pub(crate) struct LogBand {
    pub(crate) seat: Option<Seat>,
    pub(crate) words: Text,
    /// Faces, or what the side's counter gained or lost.
    pub(crate) right: Text,
    /// Whether it followed from an answer by cable: a bar stands before it.
    pub(crate) afar: bool,
    /// Whether it was taken back: it is struck through.
    pub(crate) struck: bool,
}

impl LogBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, _): Zone) {
        let t = c.theme;
        if let Some(seat) = self.seat {
            mark(c, seat, (12, top + 10), 6, t.seat(self.seat));
        }
        if self.afar {
            c.rect(0, top + 3, 3, 15, t.bone);
        }
        let right = TextSize::Small.width(&self.right);
        TextSize::Small.draw(c, 234, top + 16, &self.right, t.ash, Align::Right);
        let room = 208 - if right > 0 { right + 6 } else { 0 };
        let ink = if self.struck { t.ash } else { t.bone };
        TextSize::Small.draw_cut(c, (26, top + 16), &self.words, room, ink);
        if self.struck {
            c.rect(26, top + 11, TextSize::Small.width(&self.words).min(room), 2, t.bone);
        }
    }
}
