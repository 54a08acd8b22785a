//! Dice thrown at the table, entered by hand.

use umpire_engine::dice::Faces;
use umpire_engine::table::Seat;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::die::{DieLook, arrange, die};
use umpire_raster::parts::{arrow, notch};

use crate::bands::Zone;

/// Dice thrown at the table.
#[derive(Hash)]
pub(crate) struct OwnDiceBand {
    pub(crate) seat: Option<Seat>,
    pub(crate) sides: u8,
    pub(crate) faces: Faces,
    /// The die being entered; those before it are.
    pub(crate) at: u8,
}

impl OwnDiceBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let n = self.faces.len() as i32;
        // Above and below each die there is room for the signs that say it can be turned.
        let signs = 18;
        let (r, across) = if n <= 3 { (36, n) } else { arrange(n, (232, height), (4, signs), 27) };
        let (pitch, drop) = (2 * r + 4, 2 * r + signs);
        let down = (n + across - 1) / across;
        let first = top + (height - (down - 1) * drop) / 2 - 5;
        for (i, &face) in self.faces.iter().enumerate() {
            let (row, column) = (i as i32 / across, i as i32 % across);
            let wide = across.min(n - row * across);
            let (x, y) = (120 - (wide - 1) * pitch / 2 + column * pitch, first + row * drop);
            let at = usize::from(self.at);
            let look = match i.cmp(&at) {
                core::cmp::Ordering::Less => DieLook::Hit(face),
                core::cmp::Ordering::Equal => DieLook::Asked(face, self.seat),
                core::cmp::Ordering::Greater => DieLook::Ghost,
            };
            die(c, self.sides, (x, y), r, look);
            if i == at && down == 1 {
                arrow(c, (x, y - r - 10), (0, -1), c.theme.bone);
                arrow(c, (x, y + r + 10), (0, 1), c.theme.bone);
            } else if i == at {
                notch(c, x, y - r - 1, false, c.theme.bone);
                notch(c, x, y + r + 2, true, c.theme.bone);
            }
        }
    }
}
