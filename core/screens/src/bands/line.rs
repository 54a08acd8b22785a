//! One line of text that stands on its own, and the voice it speaks in.

use embedded_graphics::pixelcolor::Rgb565;
use umpire_engine::table::{Seat, Tone};
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::seat_mark::mark;
use umpire_raster::text::TextSize;
use umpire_raster::theme::ColorTheme;

use crate::bands::Zone;
use crate::strings::Text;

/// The voice a line speaks in.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum LineVoice {
    First,
    Second,
    /// A critical.
    Ember,
}

impl LineVoice {
    /// What is enough is read first; what is not is dark.
    pub(crate) const fn of(tone: Tone) -> Self {
        match tone {
            Tone::Great => LineVoice::Ember,
            Tone::Good => LineVoice::First,
            Tone::Bad => LineVoice::Second,
        }
    }

    pub(crate) const fn color(self, t: &ColorTheme) -> Rgb565 {
        match self {
            LineVoice::First => t.bone,
            LineVoice::Second => t.ash,
            LineVoice::Ember => t.ember,
        }
    }
}

/// Rows of large letters, and how many of them lie below the line.
const TALL: i32 = 31;
const BELOW: i32 = 7;

/// One line.
#[derive(Hash)]
pub(crate) struct LineBand {
    /// Whose line it is: drawn as a mark before it.
    pub(crate) seat: Option<Seat>,
    pub(crate) text: Text,
    pub(crate) size: TextSize,
    pub(crate) voice: LineVoice,
    pub(crate) centred: bool,
}

impl LineBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let t = c.theme;
        let mark_width = if self.seat.is_some() { 22 } else { 0 };
        let tall = |size: &TextSize| *size != TextSize::Large || height >= TALL;
        let fits = |size: &TextSize| size.width(&self.text) + mark_width <= 230 && tall(size);
        let size = [self.size, TextSize::Body].into_iter().find(fits).unwrap_or(TextSize::Small);
        let wide = mark_width + size.width(&self.text);
        // One that is a little too long begins farther left.
        let x = match self.centred {
            true => 120 - wide.min(232) / 2,
            false if wide > 232 => 4,
            false => 6,
        };
        let middle = top + (height + size.capital()) / 2 - 1;
        let base = if size == TextSize::Large { middle.min(top + height - BELOW) } else { middle };
        if let Some(seat) = self.seat {
            mark(c, seat, (x + 7, base - size.capital() / 2), 7, t.seat(self.seat));
        }
        size.draw_in(
            c,
            (x + mark_width, base),
            &self.text,
            if self.centred { 232 } else { 238 - x } - mark_width,
            self.voice.color(t),
        );
    }
}
