//! An instruction for several: the board, who puts how much on it, in which order where that matters, and where.

use core::fmt::Write;

use heapless::String;
use umpire_engine::table::{MAX_SEATS, Placement, PlacementStep, Seat, TableMap};
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::seat_mark::mark;
use umpire_raster::stroke_font::StrokeFont;
use umpire_raster::text::{Align, TextSize};

use super::{draw, fitted};
use crate::bands::Zone;
use crate::strings::Text;

/// The board, whose its parts are, and what is put on it.
#[derive(Hash)]
pub(crate) struct PlacementBand {
    pub(crate) board: &'static TableMap,
    pub(crate) owners: [Seat; MAX_SEATS],
    pub(crate) text: Text,
    pub(crate) placement: Placement,
}

/// The largest board, and the rows of a line below it, or of a large one.
const SIDE: i32 = 100;
const LINE: (usize, usize) = (19, 23);

impl PlacementBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let line = c.scale.rows(LINE.0, LINE.1) as i32;
        let side = SIDE.min(height - 6 - 2 * line);
        let size = fitted(self.board, (side, side));
        draw(c, (self.board, &self.owners), (6, top + 3), size);
        let steps = self.placement.iter().count().max(1) as i32;
        let pitch = (side / steps).min(36);
        let first = top + 3 + (side - pitch * steps) / 2;
        let left = 6 + size.0 + 8;
        if self.placement.ordered {
            // A line leads from each to the next.
            c.rect(left + 8, first + pitch / 2, 2, pitch * (steps - 1), c.theme.iron);
        }
        for (y, step) in (first + pitch / 2..).step_by(pitch.max(1) as usize).zip(self.placement.iter()) {
            self.step(c, &step, (left, y), StrokeFont(if pitch < 30 { 20 } else { 24 }));
        }
        let end = top + height;
        for (text, base, color) in
            [(&*self.text, end - 7 - line, c.theme.bone), (self.placement.rule, end - 7, c.theme.ash)]
        {
            c.scale.fit(TextSize::Small, text, 230).draw_in(c, (6, base), text, 230, color);
        }
    }

    /// A step: whose, and how much.
    fn step(&self, c: &mut Canvas<impl Target>, step: &PlacementStep, (left, y): (i32, i32), face: StrokeFont) {
        let (t, (least, most)) = (c.theme, step.bounds);
        c.rect(left, y - 12, 18, 24, t.field);
        mark(c, step.seat, (left + 9, y), 9, t.seat(Some(step.seat)));
        let mut number: String<8> = String::new();
        // Three digits each at most.
        let _ = if least < most { write!(number, "{least}-{most}") } else { write!(number, "{most}") };
        let end = face.draw(c, left + 25, y - face.0 / 2, &number, t.bone, Align::Left);
        let (word, room) = (step.word(self.placement.unit), 237 - end - 5);
        c.scale.fit(TextSize::Small, word, room).draw_in(c, (end + 5, y + 11), word, room, t.ash);
    }
}
