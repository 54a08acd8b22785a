//! Who has won, across the top of the last page.

use umpire_engine::table::Seat;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::seat_mark::mark;
use umpire_raster::shape::poly;
use umpire_raster::stroke_font::StrokeFont;
use umpire_raster::text::{Align, TextSize};

use crate::bands::Zone;
use crate::strings::Text;

/// Who has won of two: the banner has that side's colour, or is bone with both marks.
#[derive(Hash)]
pub(crate) struct BannerBand {
    pub(crate) winner: Option<Seat>,
    pub(crate) words: Text,
}

impl BannerBand {
    /// Rows it takes.
    pub(crate) const HEIGHT: usize = 53;

    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, _): Zone) {
        let t = c.theme;
        let low = top + 50;
        let (color, left) = match self.winner {
            Some(seat) => (t.seat(Some(seat)), 48),
            None => (t.bone, 48),
        };
        poly(c, &[(0, top), (232, top), (208, low), (0, low)], color);
        match self.winner {
            Some(seat) => {
                // What is left to the other.
                let other = t.seat(Some(Seat(1 - seat.0.min(1))));
                poly(c, &[(238, top), (240, top), (240, low), (214, low)], other);
                mark(c, seat, (25, top + 25), 16, t.field);
            }
            None => {
                mark(c, Seat::RED, (25, top + 25), 14, t.seat(Some(Seat::RED)));
                mark(c, Seat::BLUE, (190, top + 25), 14, t.seat(Some(Seat::BLUE)));
            }
        }
        let room = if self.winner.is_some() { 164 } else { 120 };
        let mut word = self.words.clone();
        word.make_ascii_uppercase();
        let fits = |face: &StrokeFont| face.width(&word) <= room;
        match [36, 32, 28, 24, 20].map(StrokeFont).into_iter().find(fits).filter(|_| StrokeFont::has(&word)) {
            Some(face) => {
                face.draw(c, left, top + 25 - face.0 / 2, &word, t.field, Align::Left);
            }
            // A name with letters the stroke font does not have, or a long one.
            None => {
                let size = if TextSize::Body.width(&self.words) <= room { TextSize::Body } else { TextSize::Small };
                size.draw_in(c, (left, top + 25 + size.capital() / 2), &self.words, room, t.field);
            }
        }
    }
}
