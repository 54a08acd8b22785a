//! The head of the group that pieces of a list belong to.

use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::text::TextSize;

use crate::bands::Zone;
use crate::strings::Text;

/// The head of a group.
#[derive(Hash)]
pub(crate) struct GroupHeadBand(pub(crate) Text);

impl GroupHeadBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let t = c.theme;
        let large = height > 30 && TextSize::Body.width(&self.0) <= 226;
        let size = if large { TextSize::Body } else { TextSize::Small };
        size.draw_cut(c, (6, top + height - 6), &self.0, 226, t.ash);
        c.rect(6, top + height - 1, 216, 1, t.iron);
    }
}
