//! The head of the group that pieces of a list belong to.

use crate::bands::Zone;
use crate::raster::canvas::{Canvas, Target};
use crate::raster::text::TextSize;
use crate::strings::Text;

/// The head of a group.
#[derive(Hash)]
pub(crate) struct GroupHeadBand(pub(crate) Text);

impl GroupHeadBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let t = c.theme;
        TextSize::Small.draw_cut(c, (6, top + 19), &self.0, 226, t.ash);
        c.rect(6, top + height - 1, 216, 1, t.iron);
    }
}
