//! A page to be read: a few thoughts, as large as they fit.

use umpire_engine::table::Prose;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::text::{Align, TextSize};
use umpire_raster::wrap::wrap;

use crate::bands::Zone;

/// What it says: a line break between thoughts.
#[derive(Hash)]
pub(crate) struct ToldBand {
    pub(crate) text: Prose,
    /// What players measure in.
    pub(crate) length_sign: &'static str,
}

/// How wide a line may be.
const ROOM: i32 = 228;

/// The smallest letters, and the rows of a line of them.
const SMALLEST: (TextSize, i32) = (TextSize::Small, 19);

/// The rows a text takes in letters of this size, with these rows a line.
fn tall(text: &str, (size, pitch): (TextSize, i32)) -> i32 {
    wrap(text, size, ROOM).count() as i32 * pitch + ToldBand::GAP * (text.lines().count() as i32 - 1)
}

impl ToldBand {
    /// Rows between two thoughts.
    pub(crate) const GAP: i32 = 7;

    /// Whether so many rows have room for a text, however small.
    pub(crate) fn fits(text: &str, height: i32) -> bool {
        tall(text, SMALLEST) <= height
    }

    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let text = self.text.unpack_in(self.length_sign);
        let sizes = [(TextSize::Large, 31), (TextSize::Body, 24)];
        let (size, pitch) = sizes.into_iter().find(|size| tall(&text, *size) <= height).unwrap_or(SMALLEST);
        let mut base = top + (height - tall(&text, (size, pitch))) / 2 + size.capital() + 2;
        for (at, thought) in text.lines().enumerate() {
            // The first says what it is about, the others what follows from it.
            let color = if at == 0 { c.theme.bone } else { c.theme.ash };
            for line in wrap(thought, size, ROOM) {
                size.draw(c, 6, base, line, color, Align::Left);
                base += pitch;
            }
            base += ToldBand::GAP;
        }
    }
}
