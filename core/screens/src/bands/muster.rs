//! A whole side, icon by icon.

use heapless::Vec;
use umpire_rules::table::{Icon, Seat};

use crate::bands::Zone;
use crate::bands::cells::crown;
use crate::raster::canvas::{Canvas, Target};
use crate::raster::icon;
use crate::raster::parts::{cell, slash};
use crate::raster::text::{Align, TextSize};

/// One of its pieces.
#[derive(Clone, Copy, Hash)]
pub(crate) struct Soldier {
    pub(crate) icon: Icon,
    /// A small picture at its own.
    pub(crate) badge: Option<Icon>,
    /// What is so for it.
    pub(crate) word: &'static str,
    /// Whether it is gone from the table.
    pub(crate) lost: bool,
}

/// A whole side, icon by icon.
#[derive(Hash)]
pub(crate) struct MusterBand {
    pub(crate) seat: Seat,
    pub(crate) pieces: Vec<Soldier, 8>,
    /// Which of them is looked at; where none is, each has its word below it.
    pub(crate) on: Option<u8>,
}

impl MusterBand {
    /// Rows with a cursor, and with words.
    pub(crate) const HEIGHT: usize = 36;
    pub(crate) const WORDED: usize = 54;

    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let t = c.theme;
        let color = t.seat(Some(self.seat));
        let (pitch, size) = if self.pieces.len() <= 6 { (39, 28) } else { (29, 22) };
        let mut end = 0;
        for (i, piece) in self.pieces.iter().enumerate() {
            let (x, on) = (4 + i as i32 * pitch, self.on == Some(i as u8));
            let middle = x + pitch / 2 - 1;
            let (ink, ground) = match (on, piece.lost) {
                (true, false) => (t.field, color),
                (true, true) => (t.field, t.ash),
                (false, false) => (color, t.field),
                (false, true) => (t.iron, t.field),
            };
            if on {
                cell(c, Some(self.seat), (x - 1, x + pitch - 2), (top, MusterBand::HEIGHT as i32 - 1), ground);
            }
            let at = (middle - size / 2, top + 5 + (28 - size) / 2);
            icon::draw(c, piece.icon, at, size, ink, ground);
            if let Some(badge) = piece.badge {
                crown(c, badge, (at.0 + size, at.1), (ink, ground));
            }
            if piece.lost {
                slash(c, (x - 1, top + 32), (x + pitch - 2, top + 2), 4);
            }
            // A word that has no room beside its neighbour's is left to the page of its piece.
            let wide = TextSize::Small.width(piece.word);
            let left = (middle - wide / 2).clamp(2, 238 - wide);
            if self.on.is_none() && !piece.word.is_empty() && left >= end {
                TextSize::Small.draw(c, left, top + 50, piece.word, t.ash, Align::Left);
                end = left + wide + 4;
            }
        }
        if self.on.is_none() {
            c.rect(6, top + height - 1, 228, 1, t.iron);
        }
    }
}
