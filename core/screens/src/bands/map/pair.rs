//! Two options as two boards side by side: the one under the cursor lies on its seat's plate.

use umpire_engine::table::{MAX_SEATS, Seat, TableMap};
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::parts::cell;
use umpire_raster::text::{Align, TextSize};

use super::{draw_ground, fitted};
use crate::bands::Zone;
use crate::strings::Text;

/// Two options to choose from by picture.
#[derive(Hash)]
pub(crate) struct MapPairBand {
    pub(crate) seat: Option<Seat>,
    pub(crate) boards: [&'static TableMap; 2],
    pub(crate) owners: [Seat; MAX_SEATS],
    /// What each is called, and whether it cannot be picked now.
    pub(crate) names: [(Text, bool); 2],
    /// The size of their names, where they have room.
    pub(crate) size: TextSize,
    /// Which one is under the cursor.
    pub(crate) on: u8,
}

/// The largest board; how wide a plate is, and where the first begins.
const BOARD: i32 = 90;
const PLATE: i32 = 116;
const LEFT: i32 = 4;
/// Rows above a board, and those of its name below.
const ABOVE: i32 = 10;
const NAME: i32 = 41;

impl MapPairBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let t = c.theme;
        let side = BOARD.min(height - ABOVE - NAME);
        for (at, (board, (name, off))) in self.boards.into_iter().zip(&self.names).enumerate() {
            let (left, on) = (LEFT + at as i32 * PLATE, usize::from(self.on) == at);
            let ink = match (on, off) {
                (true, _) => t.field,
                (false, true) => t.ash,
                (false, false) => t.bone,
            };
            if on {
                let color = if *off { t.ash } else { t.seat(self.seat) };
                cell(c, self.seat, (left, left + PLATE), (top + 1, height - 3), color);
            }
            let (wide, tall) = fitted(board, (side, side));
            let corner = (left + (PLATE - wide) / 2, top + ABOVE + (side - tall) / 2);
            c.rect(corner.0, corner.1, wide, tall, t.field);
            draw_ground(c, (board, &self.owners), corner, (wide, tall));
            let room = PLATE - 6;
            let size = [self.size, TextSize::Body].into_iter().find(|size| size.width(name) <= room);
            let size = size.unwrap_or(TextSize::Small);
            size.draw(c, left + PLATE / 2, top + ABOVE + side + 29, name, ink, Align::Centre);
        }
    }
}
