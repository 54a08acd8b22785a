//! A line of the score: a word, and what each of two sides has of it.

use umpire_engine::table::Seat;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::parts::slant;
use umpire_raster::seat_mark::mark;
use umpire_raster::text::{Align, TextSize};

use crate::bands::Zone;
use crate::strings::Short;

/// A line of the score, mirrored like the strip.
#[derive(Hash)]
pub(crate) struct ScoreBand {
    pub(crate) word: &'static str,
    pub(crate) sides: [Short; 2],
    /// The same as bars beside the word.
    pub(crate) bars: Option<[i16; 2]>,
}

/// Columns of one hit, between which two bars stand, and the least from one to the word between them: a bar leans to the right.
const HIT: i32 = 2;
const BARS: (i32, i32) = (58, 176);
const GAP: i32 = 3;
const LEAN: i32 = 5;

impl ScoreBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let (t, middle) = (c.theme, top + height / 2);
        let base = middle + 8;
        let [red, blue] = [Seat::RED, Seat::BLUE].map(|seat| t.seat(Some(seat)));
        mark(c, Seat::RED, (13, middle), 7, red);
        mark(c, Seat::BLUE, (227, middle), 7, blue);
        TextSize::Body.draw(c, 28, base, &self.sides[0], t.bone, Align::Left);
        TextSize::Body.draw(c, 212, base, &self.sides[1], t.bone, Align::Right);
        TextSize::Small.draw(c, 120, base - 1, self.word, t.ash, Align::Centre);
        let Some(bars) = self.bars else { return };
        // The word is never covered.
        let word = TextSize::Small.width(self.word) / 2 + GAP;
        let most = [120 - word - LEAN - BARS.0, BARS.1 - 120 - word];
        for (at, (hits, color)) in bars.into_iter().zip([red, blue]).enumerate() {
            let wide = (i32::from(hits).abs() * HIT).min(most[at]);
            let (left, right) = if at == 0 { (BARS.0, BARS.0 + wide) } else { (BARS.1 - wide, BARS.1) };
            // Less than expected is no more than a line.
            let (y, tall) = if hits < 0 { (middle + 3, 3) } else { (middle - 5, 11) };
            if wide > 0 {
                slant(c, (left, right), (y, tall), color);
                c.note(left, y, wide + tall / 2, tall, "bar");
            }
        }
    }
}
