//! What one seat gave in secret, in words.

use umpire_engine::table::Seat;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::seat_mark::mark;
use umpire_raster::text::{Align, TextSize};

use crate::bands::Zone;
use crate::strings::Text;

/// What one seat gave, in words.
#[derive(Hash)]
pub(crate) struct GivenBand {
    pub(crate) seat: Seat,
    pub(crate) size: TextSize,
    pub(crate) name: Text,
    pub(crate) word: Text,
}

impl GivenBand {
    /// Rows of name and word one above the other.
    pub(crate) const TALL: usize = 50;
    /// Where both begin, and end.
    const ROOM: (i32, i32) = (30, 234);

    /// Whether name and word have room beside each other in this size.
    pub(crate) fn fits(size: TextSize, name: &str, word: &str) -> bool {
        size.width(name) + 10 + size.width(word) <= GivenBand::ROOM.1 - GivenBand::ROOM.0
    }

    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let t = c.theme;
        let (left, right) = GivenBand::ROOM;
        mark(c, self.seat, (14, top + height / 2), 9, t.seat(Some(self.seat)));
        if height as usize == GivenBand::TALL {
            let size = if TextSize::Large.width(&self.word) <= right - left { TextSize::Large } else { TextSize::Body };
            TextSize::Small.draw(c, left, top + 17, &self.name, t.ash, Align::Left);
            return size.draw_in(c, (left, top + 43), &self.word, right - left, t.bone);
        }
        let base = top + height / 2 + (self.size.capital() - 1) / 2;
        let room = right - left - self.size.width(&self.word) - 10;
        self.size.draw_cut(c, (left, base), &self.name, room, t.ash);
        self.size.draw(c, right, base, &self.word, t.bone, Align::Right);
    }
}
