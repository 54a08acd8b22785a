//! What the ticked rows come to, and what they may come to.

use core::fmt::Write;

use umpire_engine::table::Limit;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::icon;
use umpire_raster::stroke_font::StrokeFont;
use umpire_raster::text::{Align, TextSize};

use crate::bands::Zone;
use crate::strings::{Text, digits};

/// The sum of a list whose rows have weights.
#[derive(Hash)]
pub(crate) struct SumBand {
    pub(crate) now: u8,
    pub(crate) limit: Limit,
}

impl SumBand {
    /// Rows it takes.
    pub(crate) const HEIGHT: usize = 30;

    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, _): Zone) {
        let t = c.theme;
        let lacking = i16::from(self.limit.min) - i16::from(self.now);
        let over = i16::from(self.now) - i16::from(self.limit.max);
        let right = lacking <= 0 && over <= 0;
        c.rect(0, top + 1, 240, 2, t.iron);
        let base = top + 25;
        let x =
            StrokeFont(20).draw(c, 8, base - 19, &digits(self.now), if right { t.bone } else { t.ash }, Align::Left);
        let mut text = Text::new();
        let Limit { min, max, unit } = self.limit;
        let unit = counted(max, unit);
        let _ = if min == 0 { write!(text, "of {max} {unit}") } else { write!(text, "of {}", bounds(&self.limit)) }; // a unit of one word
        c.scale.fit(TextSize::Small, &text, 150 - x).draw_in(c, (x + 8, base), &text, 150 - x, t.ash);
        text.clear();
        if right {
            icon::draw(c, icon::TICK, (212, base - 18), 20, t.bone, t.field);
            return c.note(212, base - 18, 20, 20, "tick");
        }
        let _ = if lacking > 0 { write!(text, "{lacking} more") } else { write!(text, "{over} less") }; // three digits
        TextSize::Body.draw(c, 234, base, &text, t.bone, Align::Right);
    }
}

/// The unit of so many: one has no `s`.
fn counted(max: u8, unit: &str) -> &str {
    unit.strip_suffix('s').filter(|_| max == 1).unwrap_or(unit)
}

/// What the rows may come to: `5-7 points`.
pub(crate) fn bounds(limit: &Limit) -> Text {
    let mut text = Text::new();
    let Limit { min, max, unit } = limit;
    let unit = counted(*max, unit);
    let _ = match min {
        min if min == max => write!(text, "{max} {unit}"),
        0 => write!(text, "up to {max} {unit}"),
        min => write!(text, "{min}-{max} {unit}"),
    }; // a unit of one word
    text
}
