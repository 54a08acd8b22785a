//! The head of the group that pieces of a list belong to.

use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::text::{Align, TextSize};

use crate::bands::Zone;
use crate::strings::Text;

/// The head of a group.
#[derive(Hash)]
pub(crate) struct GroupHeadBand {
    pub(crate) name: Text,
    /// What is said of it at the right.
    pub(crate) note: Text,
}

/// Where the name begins, and where the note ends: above the figures.
const EDGES: (i32, i32) = (6, 224);

impl GroupHeadBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let t = c.theme;
        let base = top + height - 6;
        let noted = |size: TextSize| if self.note.is_empty() { 0 } else { size.width(&self.note) + 10 };
        // A name is not cut for what is said beside it.
        let beside = |size: TextSize| size.width(&self.name) + noted(size) <= EDGES.1 - EDGES.0;
        let size = if height > 30 && beside(TextSize::Body) { TextSize::Body } else { TextSize::Small };
        let shown = beside(size);
        size.draw_cut(c, (EDGES.0, base), &self.name, 226 - if shown { noted(size) } else { 0 }, t.ash);
        if shown {
            size.draw(c, EDGES.1, base, &self.note, t.bone, Align::Right);
        }
        c.rect(6, top + height - 1, 216, 1, t.iron);
    }
}
