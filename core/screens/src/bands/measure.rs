//! The number that matters most of a piece: how much it is, of how much, and what is left of that at a glance.

use core::fmt::Write;

use umpire_engine::table::{Figure, Icon, Seat};
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::icon;
use umpire_raster::parts::{cuts, slash};
use umpire_raster::stroke_font::StrokeFont;
use umpire_raster::text::{Align, TextSize};

use crate::bands::Zone;
use crate::strings::{Short, Text, short};

/// A piece's picture and its number.
#[derive(Hash)]
pub(crate) struct MeasureBand {
    pub(crate) seat: Seat,
    pub(crate) icon: Icon,
    pub(crate) figure: Option<Figure>,
    /// What is said of it, in place of how much it is of.
    pub(crate) note: Text,
    /// Whether it is gone from the table.
    pub(crate) lost: bool,
}

/// Where the cuts begin and end.
const CUTS: (i32, i32) = (160, 228);
/// How wide they are at the least.
const LEAST: i32 = 36;

impl MeasureBand {
    /// Rows it takes.
    pub(crate) const HEIGHT: usize = 48;

    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, _): Zone) {
        let t = c.theme;
        let color = t.seat(Some(self.seat));
        icon::draw(c, self.icon, (8, top + 5), 38, if self.lost { t.iron } else { color }, t.field);
        if self.lost {
            slash(c, (2, top + 45), (52, top + 3), 5);
        }
        let Some(figure) = self.figure else { return };
        let (Figure { now, of, .. }, name) = (figure, figure.word());
        let x = StrokeFont(44).draw(c, 60, top + 2, &short(now), t.bone, Align::Left) + 8;
        let alone = of.is_none() && self.note.is_empty();
        TextSize::Small.draw(c, x, top + if alone { 32 } else { 17 }, name, t.ash, Align::Left);
        let mut most = Short::new();
        if let Some(of) = of {
            let _ = write!(most, "of {of}"); // five digits at most
        }
        let (most, size) = match self.note.as_str() {
            "" => (most.as_str(), TextSize::Body),
            note => (note, TextSize::Small),
        };
        size.draw_in(c, (x, top + 43 - if self.note.is_empty() { 0 } else { 4 }), most, 234 - x, t.ash);
        let Some(of) = of else { return };
        // Beside a remark they are closer, and fewer pixels are enough.
        let (gap, least) = if self.note.is_empty() { (16, LEAST) } else { (10, LEAST - 10) };
        let beside = |text: i32| (x + text + gap).max(CUTS.0);
        let (worded, counted) = (beside(TextSize::Small.width(name)), beside(size.width(most)));
        // Below a long word they are lower.
        let (start, (y, tall)) =
            if CUTS.1 - worded >= least { (worded.max(counted), (10, 28)) } else { (counted, (22, 22)) };
        if CUTS.1 - start >= least {
            cuts(c, (start, top + y), (CUTS.1 - start, tall), (now, of), (color, t.iron));
        }
    }
}
