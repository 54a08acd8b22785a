//! One row of a secret list, between the folds of its curtain.

use core::fmt::Write;

use umpire_engine::table::Seat;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::parts::{notch, tick_box};
use umpire_raster::stroke_font::StrokeFont;
use umpire_raster::text::{Align, TextSize};

use crate::bands::Zone;
use crate::bands::curtain::{NARROW, drawn};
use crate::bands::row::ScrollMore;
use crate::strings::Text;

/// One row that is ticked in secret.
#[derive(Hash)]
pub(crate) struct KeptBand {
    pub(crate) seat: Seat,
    pub(crate) label: Text,
    pub(crate) ticked: bool,
    /// Whether it counts beside what else is ticked.
    pub(crate) listed: bool,
    /// What it weighs; nothing where that is not counted.
    pub(crate) weight: u8,
    pub(crate) on: bool,
    pub(crate) more: ScrollMore,
}

/// Where the row begins and ends, and its label.
const EDGES: (i32, i32) = (16, 224);
const LABEL: i32 = 42;
/// Rows in which large letters have room.
const TALL: i32 = 33;

impl KeptBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let t = c.theme;
        drawn(c, self.seat, NARROW, (top, height));
        let (ink, ground) = match (self.on, self.listed) {
            (true, _) => (t.field, t.seat(Some(self.seat))),
            (false, true) => (t.bone, t.field),
            (false, false) => (t.ash, t.field),
        };
        if self.on {
            c.rect(EDGES.0, top, EDGES.1 - EDGES.0, height, ground);
        }
        let middle = top + height / 2;
        let large = height >= TALL;
        let (side, label) = if large { (22, LABEL + 6) } else { (16, LABEL) };
        tick_box(c, (20, middle - side / 2), side, self.ticked, ink, ground);
        let mut weight: heapless::String<4> = heapless::String::new();
        if self.weight > 0 {
            let _ = write!(weight, "{}", self.weight); // three digits at most
        }
        let end = 206 - StrokeFont(16).width(&weight);
        let fits = |size: &TextSize| label + size.width(&self.label) + 4 <= end && (large || *size != TextSize::Large);
        let size = [TextSize::Large, TextSize::Body].into_iter().find(fits).unwrap_or(TextSize::Small);
        let base = top + height - if large { 8 } else { 5 };
        size.draw_in(c, (label, base), &self.label, end - label, ink);
        StrokeFont(16).draw(c, 208, middle - 8, &weight, ink, Align::Right);
        if self.more.up {
            notch(c, 216, middle - 3, false, ink);
        }
        if self.more.down {
            notch(c, 216, middle + 4, true, ink);
        }
    }
}
