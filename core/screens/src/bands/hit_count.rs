//! The number of hits, entered by players who counted them.

use core::fmt::Write;

use umpire_engine::table::Seat;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::parts::arrow;
use umpire_raster::stroke_font::StrokeFont;
use umpire_raster::text::{Align, TextSize};

use crate::bands::Zone;
use crate::strings::{Text, digits};

/// Hits of so many dice.
#[derive(Hash)]
pub(crate) struct HitCountBand {
    pub(crate) seat: Option<Seat>,
    pub(crate) hits: u8,
    pub(crate) most: u8,
    /// Which dice, against what.
    pub(crate) of: Text,
}

impl HitCountBand {
    /// What left and right go by.
    pub(crate) const LEAP: u8 = 5;

    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let t = c.theme;
        let (x, middle) = (120, top + 62);
        StrokeFont(72).draw(c, x, middle - 36, &digits(self.hits), t.seat(self.seat), Align::Centre);
        if self.hits < self.most {
            arrow(c, (x, middle - 44), (0, -1), t.bone);
            self.leap(c, (212, middle), 1);
        }
        if self.hits > 0 {
            arrow(c, (x, middle + 44), (0, 1), t.bone);
            self.leap(c, (28, middle), -1);
        }
        c.scale.fit(TextSize::Body, &self.of, 228).draw(c, x, top + height - 8, &self.of, t.bone, Align::Centre);
    }

    /// An arrow at the side, and how far it goes.
    fn leap(&self, c: &mut Canvas<impl Target>, (x, middle): (i32, i32), way: i32) {
        let t = c.theme;
        arrow(c, (x - 9 * way, middle), (way, 0), t.bone);
        let mut text = Text::new();
        let far = if way > 0 { self.most - self.hits } else { self.hits };
        let _ = write!(text, "{:+}", way * i32::from(far.min(HitCountBand::LEAP))); // two signs
        c.scale.fit(TextSize::Small, &text, 48).draw(c, x, middle + 34, &text, t.ash, Align::Centre);
    }
}
