//! The front line across the page when the turn goes over.

use umpire_engine::table::Seat;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::seat_mark::mark;
use umpire_raster::shape::poly;
use umpire_raster::stroke_font::StrokeFont;
use umpire_raster::text::Align;

use crate::bands::Zone;
use crate::strings::Text;

/// The front line: who pushed it, who gives ground, and the word for it.
#[derive(Hash)]
pub(crate) struct FrontBand {
    pub(crate) to: Seat,
    pub(crate) from: Option<Seat>,
    pub(crate) word: Text,
}

/// Rows of the picture below its top.
const TALL: (i32, i32) = (4, 132);
/// Where the line cuts the upper edge, and how far the gap goes behind it.
const LINE: i32 = 79;
const GAP: i32 = 3;

impl FrontBand {
    /// Red pushes from the left; everybody else from the right. The line leans the same way for all.
    fn is_left(&self) -> bool {
        self.to == Seat::RED
    }

    /// How far the word may reach towards the line, in the row that is nearest to it.
    fn room(&self, top: i32, tall: i32) -> i32 {
        let nearest = if self.is_left() { top + tall } else { top };
        let cut = (nearest - TALL.0) / 2;
        // Seen from its own side, the line comes nearer row by row, or goes away.
        if self.is_left() { 240 - 16 - (LINE - 64) - cut } else { 232 - (LINE - cut) - GAP - 8 }
    }

    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, _): Zone) {
        let (t, (y0, y1)) = (c.theme, (top + TALL.0, top + TALL.1));
        let across = (y1 - y0) / 2;
        let line = if self.is_left() { 240 - LINE + across } else { LINE };
        let (left, right) = (self.from.filter(|from| *from != self.to), Some(self.to));
        let (left, right) = if self.is_left() { (right, left) } else { (left, right) };
        if let Some(seat) = left {
            let (upper, lower) = (line - GAP, line - GAP - across);
            poly(c, &[(0, y0), (upper, y0), (lower, y1), (0, y1)], t.seat(Some(seat)));
        }
        if let Some(seat) = right {
            let (upper, lower) = (line + GAP, line + GAP - across);
            poly(c, &[(upper, y0), (240, y0), (240, y1), (lower, y1)], t.seat(Some(seat)));
        }
        if let Some(from) = self.from.filter(|from| *from != self.to) {
            let at = if self.is_left() { (216, y1 - 28) } else { (24, y0 + 28) };
            mark(c, from, at, 13, t.field);
        }
        self.word(c, top);
    }

    /// One line or two, each as large as the line leaves room for.
    fn word<D: Target>(&self, c: &mut Canvas<D>, top: i32) {
        let mut word = self.word.clone();
        word.make_ascii_uppercase();
        let (x, align) = if self.is_left() { (8, Align::Left) } else { (232, Align::Right) };
        let put = |c: &mut Canvas<D>, text: &str, middle: i32, most: i32| {
            let fits = |face: &StrokeFont| face.0 <= most && face.width(text) <= self.room(middle - face.0 / 2, face.0);
            let face =
                [60, 52, 46, 42, 38, 32, 26, 22].map(StrokeFont).into_iter().find(fits).unwrap_or(StrokeFont(18));
            face.draw(c, x, top + middle - face.0 / 2, text, c.theme.field, align);
        };
        match word.split_once(' ') {
            Some((first, second)) => {
                put(c, first, 38, 46);
                put(c, second, 96, 52);
            }
            None => {
                let at = if self.is_left() { (22, top + 28) } else { (218, top + 28) };
                mark(c, self.to, at, 13, c.theme.field);
                put(c, &word, 86, 60);
            }
        }
    }
}
