//! One word or number as large as it may be.

use umpire_engine::table::Seat;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::stroke_font::StrokeFont;
use umpire_raster::text::Align;

use crate::bands::Zone;
use crate::strings::Text;

/// One word or number as large as it may be: what a beat of the game comes to.
#[derive(Hash)]
pub(crate) struct BigWordBand {
    pub(crate) text: Text,
    /// Whose colour it has.
    pub(crate) seat: Option<Seat>,
}

impl BigWordBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let mut word = self.text.clone();
        word.make_ascii_uppercase();
        let fits = |face: &StrokeFont| face.0 <= height - 6 && face.width(&word) <= 228;
        let face = [84, 72, 60, 48, 36, 28].map(StrokeFont).into_iter().find(fits).unwrap_or(StrokeFont(20));
        let ink = if self.seat.is_some() { c.theme.seat(self.seat) } else { c.theme.bone };
        face.draw(c, 120, top + (height - face.0) / 2, &word, ink, Align::Centre);
    }
}
