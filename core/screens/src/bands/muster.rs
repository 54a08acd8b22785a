//! A whole side, icon by icon.

use heapless::Vec;
use umpire_rules::table::{Icon, Seat};

use crate::bands::Zone;
use crate::raster::canvas::{Canvas, Target};
use crate::raster::icon;
use crate::raster::parts::slash;
use crate::raster::stroke_font::StrokeFont;
use crate::raster::text::Align;
use crate::strings::short;

/// One of its pieces.
#[derive(Clone, Copy, Hash)]
pub(crate) struct Soldier {
    pub(crate) icon: Icon,
    /// The number that matters most.
    pub(crate) figure: Option<i16>,
    /// Whether it is gone from the table.
    pub(crate) lost: bool,
}

/// A whole side, icon by icon.
#[derive(Hash)]
pub(crate) struct MusterBand {
    pub(crate) seat: Seat,
    pub(crate) pieces: Vec<Soldier, 8>,
    pub(crate) on: u8,
}

impl MusterBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let t = c.theme;
        let color = t.seat(Some(self.seat));
        let (pitch, size) = if self.pieces.len() <= 6 { (39, 30) } else { (29, 24) };
        for (i, piece) in self.pieces.iter().enumerate() {
            let (x, on) = (4 + i as i32 * pitch, i == usize::from(self.on));
            let middle = x + pitch / 2 - 1;
            let ink = if piece.lost { t.iron } else { color };
            if on {
                c.rect(x + 1, top + height - 4, pitch - 4, 2, t.bone);
            }
            icon::draw(c, piece.icon, (middle - size / 2, top + 1 + (30 - size) / 2), size, ink, t.field);
            let figure = piece.figure.map(short).unwrap_or_default();
            StrokeFont(14).draw(c, middle, top + 31, &figure, if piece.lost { t.ash } else { t.bone }, Align::Centre);
            if piece.lost {
                slash(c, (x - 1, top + 32), (x + pitch - 2, top), 4);
            }
        }
    }
}
