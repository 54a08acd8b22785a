//! One line of a page that scrolls, with the part of it that is seen at its right.

use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::parts::rail;

use crate::bands::Zone;
use crate::bands::line::LineBand;

/// A line, and its part of the rail.
#[derive(Hash)]
pub(crate) struct ScrolledBand {
    pub(crate) line: LineBand,
    /// The part of the page that is seen, as rows of the panel; none where all of it is.
    pub(crate) rail: Option<(u8, u8)>,
}

impl ScrolledBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, zone: Zone) {
        self.line.paint(c, zone);
        rail(c, zone, self.rail);
    }
}
