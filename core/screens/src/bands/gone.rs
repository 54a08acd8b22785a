//! A piece that is gone.

use core::hash::Hash;

use umpire_engine::table::{Icon, Seat};
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::icon;
use umpire_raster::parts::slash;

use crate::bands::Zone;

/// A piece that is gone.
#[derive(Hash)]
pub(crate) struct GoneBand {
    pub(crate) seat: Option<Seat>,
    pub(crate) icon: Icon,
}

impl GoneBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, _): Zone) {
        let t = c.theme;
        icon::draw(c, self.icon, (83, top + 4), 74, t.seat(self.seat), t.field);
        slash(c, (40, top + 81), (204, top + 1), 8);
    }
}
