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
}

/// How wide a line may be.
const ROOM: i32 = 228;

impl ToldBand {
    /// Rows between two thoughts.
    pub(crate) const GAP: i32 = 7;

    /// Whether so many rows have room for this, in the smallest letters.
    pub(crate) fn has_room(text: &str, height: i32) -> bool {
        tall(text, TextSize::Small, 19) <= height
    }

    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let text = self.text.unpack();
        let tall = |size: TextSize, pitch: i32| tall(&text, size, pitch);
        let sizes = [(TextSize::Large, 31), (TextSize::Body, 24), (TextSize::Small, 19)];
        let (size, pitch) =
            sizes.into_iter().find(|(size, pitch)| tall(*size, *pitch) <= height).unwrap_or((TextSize::Small, 19));
        let mut base = top + (height - tall(size, pitch)) / 2 + size.capital() + 2;
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

/// Rows of a text in this size, with a gap between its thoughts.
fn tall(text: &str, size: TextSize, pitch: i32) -> i32 {
    wrap(text, size, ROOM).count() as i32 * pitch + ToldBand::GAP * (text.lines().count() as i32 - 1)
}
