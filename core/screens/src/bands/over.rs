//! The end of the game.

use umpire_engine::table::Seat;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::seat_mark::mark;
use umpire_raster::stroke_font::StrokeFont;
use umpire_raster::text::{Align, TextSize};

use crate::bands::Zone;
use crate::strings::Text;

/// The end of the game.
#[derive(Hash)]
pub(crate) struct OverBand {
    pub(crate) winner: Option<Seat>,
    /// How many sides there were.
    pub(crate) seats: u8,
    /// Who wins, in words.
    pub(crate) words: Text,
}

impl OverBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, _): Zone) {
        let t = c.theme;
        match self.winner {
            Some(seat) => mark(c, seat, (120, top + 52), 42, t.seat(self.winner)),
            // A draw: all of them.
            None => {
                let wide = (240 / i32::from(self.seats.max(1))).min(80);
                let (left, r) = (120 - wide * i32::from(self.seats) / 2 + wide / 2, (wide / 2 - 4).min(34));
                for (x, seat) in (left..).step_by(wide as usize).zip(Seat::first(self.seats)) {
                    mark(c, seat, (x, top + 52), r, t.seat(Some(seat)));
                }
            }
        }
        let mut word = self.words.clone();
        word.make_ascii_uppercase();
        let face = [36, 32, 28, 24].map(StrokeFont).into_iter().find(|face| face.width(&word) <= 228);
        if let Some(face) = face.filter(|_| StrokeFont::has(&word)) {
            face.draw(c, 120, top + 106, &word, t.bone, Align::Centre);
            return;
        }
        // A name with letters the stroke font does not have, or a long one.
        let fits = |size: &TextSize| size.width(&self.words) <= 232;
        let size = [TextSize::Large, TextSize::Body].into_iter().find(fits).unwrap_or(TextSize::Small);
        size.draw(c, 120, top + 134, &self.words, t.bone, Align::Centre);
    }
}
