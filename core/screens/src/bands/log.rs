//! One line of the log.

use umpire_engine::table::Seat;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::parts::rail;
use umpire_raster::seat_mark::mark;
use umpire_raster::text::{Align, TextSize};

use crate::bands::Zone;
use crate::strings::Text;

/// One line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Hash)]
pub(crate) struct LogBand {
    /// Whose doing it was; nobody's in the second line of the same.
    pub(crate) seat: Option<Seat>,
    pub(crate) words: Text,
    /// Faces, or what the side's counter gained or lost.
    pub(crate) right: Text,
    /// How large the words are.
    pub(crate) size: TextSize,
    /// Whether it followed from an answer by cable: a bar stands before it.
    pub(crate) afar: bool,
    /// Whether it was taken back: it is struck through.
    pub(crate) struck: bool,
    /// The part of the log that is seen, as rows of the panel; none where all of it is.
    pub(crate) rail: Option<(u8, u8)>,
}

/// Where words begin, and where what stands beside them ends: before the rail.
const EDGES: (i32, i32) = (24, 232);

impl LogBand {
    /// How wide a line is, and the least between words and what stands beside them.
    pub(crate) const ROOM: i32 = EDGES.1 - EDGES.0;
    pub(crate) const GAP: i32 = 6;

    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let t = c.theme;
        let base = top + (height + self.size.capital()) / 2 - 1;
        let middle = base - self.size.capital() / 2;
        if let Some(seat) = self.seat {
            mark(c, seat, (11, middle), 7, t.seat(self.seat));
        }
        if self.afar {
            c.rect(0, top + 3, 3, height - 6, t.bone);
        }
        let right = TextSize::Small.width(&self.right);
        TextSize::Small.draw(c, EDGES.1, base, &self.right, t.ash, Align::Right);
        let room = LogBand::ROOM - if right > 0 { right + LogBand::GAP } else { 0 };
        let ink = if self.struck { t.ash } else { t.bone };
        self.size.draw_cut(c, (EDGES.0, base), &self.words, room, ink);
        if self.struck {
            c.rect(EDGES.0, middle, self.size.width(&self.words).min(room), 2, t.bone);
        }
        rail(c, (top, height), self.rail);
    }
}
