//! A distance as the biggest thing on the screen.

use core::fmt::Write;

use heapless::String;
use umpire_engine::table::Reach;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::stroke_font::StrokeFont;
use umpire_raster::text::{Align, TextSize};

use crate::bands::Zone;

/// How far something goes, over what came of it.
#[derive(Hash)]
pub(crate) struct ReachBand(pub(crate) Reach);

/// Rows that stay free above the number, and below it.
const MARGIN: (i32, i32) = (2, 4);
/// Rows of the tallest number, and of what stays free.
const TALLEST: i32 = 66;

impl ReachBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let spare = if height > 42 { MARGIN } else { (1, 2) };
        // In the middle of a tall one.
        let less = (height - TALLEST).max(0) / 2;
        number(c, (top + spare.0 + less, top + height - spare.1 - less), &self.0);
    }
}

/// How far: the biggest thing on the screen, between these rows.
pub(crate) fn number(c: &mut Canvas<impl Target>, (top, low): Zone, reach: &Reach) {
    let t = c.theme;
    let mut value: String<12> = String::new();
    let _ = write!(value, "{reach}"); // five digits at most, and a half each
    // One line, or a second below it.
    let (first, second) = reach.way.split_once(", ").unwrap_or((reach.way, ""));
    let size = if second.is_empty() { TextSize::Body } else { TextSize::Small };
    let way = size.width(first).max(size.width(second));
    let start = if way > 0 { (8 + way + 12).max(70) } else { 8 };
    let wide = |face: StrokeFont| start + face.width(&value) + 6 + StrokeFont(24).width(reach.unit);
    let fits = |face: &StrokeFont| face.0 <= low - top && wide(*face) <= 236;
    let face = [60, 54, 48, 42, 38, 34].map(StrokeFont).into_iter().find(fits).unwrap_or(StrokeFont(28));
    let x = if way > 0 { start } else { start.max(120 - (wide(face) - 8) / 2) };
    if second.is_empty() {
        size.draw(c, 8, low - 6, first, t.ash, Align::Left);
    } else {
        size.draw(c, 8, low - 21, first, t.ash, Align::Left);
        size.draw(c, 8, low - 2, second, t.ash, Align::Left);
    }
    let end = face.draw(c, x, low - face.0, &value, t.bone, Align::Left);
    StrokeFont(24).draw(c, end + 6, low - 24, reach.unit, t.bone, Align::Left);
}
