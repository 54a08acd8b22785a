//! The beginning of a step of the turn: its number, what waits in it, and what comes then.

use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::stroke_font::StrokeFont;
use umpire_raster::text::{Align, TextSize};
use umpire_raster::text_scale::TextScale;

use crate::bands::Zone;
use crate::strings::{Text, digits};

/// A step of the turn.
#[derive(Hash)]
pub(crate) struct StepBand {
    pub(crate) number: u8,
    pub(crate) waits: Text,
    pub(crate) then: Text,
    /// How large its words are.
    pub(crate) scale: TextScale,
}

/// Pixels of a line, and of one beside the number.
const WIDE: i32 = 228;
/// Rows of a page that has nothing else on it, at the least.
const WHOLE: i32 = 98;

impl StepBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let t = c.theme;
        let number = digits(self.number);
        let fit = |size: TextSize, text: &str, wide| self.scale.fit(size, text, wide);
        if height < WHOLE {
            // Beside its words, over rows.
            let face = StrokeFont((height - 8).min(42));
            let x = face.draw(c, 8, top + (height - face.0) / 2, &number, t.bone, Align::Left) + 12;
            let size = if TextSize::Body.width(&self.waits) <= 234 - x { TextSize::Body } else { TextSize::Small };
            size.draw_in(c, (x, top + height / 2 - 4), &self.waits, 234 - x, t.bone);
            return TextSize::Small.draw_in(c, (x, top + height / 2 + 17), &self.then, 234 - x, t.ash);
        }
        let (size, below) = (fit(TextSize::Body, &self.waits, WIDE), fit(TextSize::Small, &self.then, WIDE));
        // From below: what comes, what waits, and all else is the number's.
        let then = top + height - 8;
        let waits = if self.then.is_empty() { then } else { then - below.capital() - size.extent().1 - 2 };
        let low = waits - size.capital() - 8;
        let face = [84, 72, 60, 48].map(StrokeFont).into_iter().find(|face| face.0 + 8 <= low - top);
        let face = face.unwrap_or(StrokeFont(36));
        face.draw(c, 120, top + (low - top - face.0) / 2 + 1, &number, t.bone, Align::Centre);
        for (size, base, words, ink) in [(size, waits, &self.waits, t.bone), (below, then, &self.then, t.ash)] {
            let size = if size.width(words) <= WIDE { size } else { TextSize::Small };
            let wide = size.width(words).min(WIDE);
            size.draw_in(c, (120 - wide / 2, base), words, WIDE, ink);
        }
    }
}
