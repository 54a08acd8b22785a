//! A number being chosen.

use core::fmt::Write;

use heapless::String;
use umpire_engine::table::Seat;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::parts::arrow;
use umpire_raster::stroke_font::StrokeFont;
use umpire_raster::text::{Align, TextSize};

use crate::bands::Zone;

/// A number being chosen.
#[derive(Hash)]
pub(crate) struct NumberEntryBand {
    pub(crate) seat: Option<Seat>,
    pub(crate) value: i16,
    pub(crate) range: (i16, i16),
    pub(crate) unit: &'static str,
    /// What the least is called; empty where the number says it.
    pub(crate) least: &'static str,
}

impl NumberEntryBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let t = c.theme;
        let mut text: String<24> = String::new();
        self.write(self.value, &mut text);
        text.make_ascii_uppercase();
        // Rows of the lines below.
        let low = c.scale.rows(42, 50) as i32;
        let fits = |face: &StrokeFont| face.0 <= height - low - 16 && face.width(&text) <= 140;
        let face = [92, 72, 56, 40].map(StrokeFont).into_iter().find(fits).unwrap_or(StrokeFont(30));
        let middle = top + (height - low) / 2;
        face.draw(c, 120, middle - face.0 / 2, &text, t.seat(self.seat), Align::Centre);
        if self.value > self.range.0 {
            arrow(c, (30, middle), (-1, 0), t.bone);
        }
        if self.value < self.range.1 {
            arrow(c, (210, middle), (1, 0), t.bone);
        }
        // A size larger it would touch the number.
        TextSize::Body.draw(c, 120, top + height - low + 14, self.unit, t.bone, Align::Centre);
        text.clear();
        self.write(self.range.0, &mut text);
        let _ = write!(text, " to {}", self.range.1); // twelve letters and a word
        c.scale.fit(TextSize::Small, &text, 228).draw(c, 120, top + height - 6, &text, t.ash, Align::Centre);
    }

    /// A number, or what the least is called.
    fn write(&self, value: i16, text: &mut String<24>) {
        // A word or six letters at most.
        let _ = match self.least {
            "" => write!(text, "{value}"),
            least if value == self.range.0 => write!(text, "{least}"),
            _ => write!(text, "{value}"),
        };
    }
}
