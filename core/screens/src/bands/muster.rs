//! A whole side, icon by icon.

use heapless::Vec;
use umpire_engine::table::{Icon, Seat};
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::icon;
use umpire_raster::parts::{cell, slash};
use umpire_raster::text::{Align, TextSize};

use crate::bands::Zone;
use crate::bands::cells::crown;

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
    /// Which of them is looked at, where one is.
    pub(crate) on: Option<(u8, MusterCursor)>,
}

/// How the one that is looked at is shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum MusterCursor {
    /// Under the cursor.
    On,
    /// In a frame: what is known of it is told, and the cursor is not among the pieces.
    Framed,
}

impl MusterBand {
    /// Rows without words, and with a word below each.
    pub(crate) const HEIGHT: usize = 36;
    pub(crate) const WORDED: usize = 54;

    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let t = c.theme;
        let color = t.seat(Some(self.seat));
        let (pitch, size) = if self.pieces.len() <= 6 { (39, 28) } else { (29, 22) };
        let (mut end, worded) = (0, height >= MusterBand::WORDED as i32);
        for (i, piece) in self.pieces.iter().enumerate() {
            let x = 4 + i as i32 * pitch;
            let cursor = self.on.filter(|on| usize::from(on.0) == i).map(|on| on.1);
            let on = cursor == Some(MusterCursor::On);
            let middle = x + pitch / 2 - 1;
            let (ink, ground) = match (on, piece.lost) {
                (true, false) => (t.field, color),
                (true, true) => (t.field, t.ash),
                (false, false) => (color, t.field),
                (false, true) => (t.iron, t.field),
            };
            let (sides, rows) = ((x - 1, x + pitch - 2), (top, MusterBand::HEIGHT as i32 - 1));
            if cursor.is_some() {
                cell(c, Some(self.seat), sides, rows, if on { ground } else { t.iron });
            }
            if cursor == Some(MusterCursor::Framed) {
                cell(c, Some(self.seat), (sides.0 + 2, sides.1 - 2), (rows.0 + 2, rows.1 - 4), t.field);
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
            if worded && !piece.word.is_empty() && left >= end {
                TextSize::Small.draw(c, left, top + 50, piece.word, t.ash, Align::Left);
                end = left + wide + 4;
            }
        }
        if worded {
            c.rect(6, top + height - 1, 228, 1, t.iron);
        }
    }
}
