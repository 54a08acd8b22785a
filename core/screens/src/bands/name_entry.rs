//! A name being spelt.

use heapless::{String, Vec};
use umpire_engine::table::{MAX_NAME, Seat};
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::parts::notch;
use umpire_raster::text::{Align, TextSize};

use crate::bands::Zone;
use crate::strings::Text;

/// A name being spelt.
#[derive(Hash)]
pub(crate) struct NameEntryBand {
    pub(crate) seat: Option<Seat>,
    pub(crate) text: Vec<u8, MAX_NAME>,
    pub(crate) at: u8,
    pub(crate) max: u8,
    pub(crate) hint: Text,
}

impl NameEntryBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let t = c.theme;
        let n = i32::from(self.max).clamp(1, MAX_NAME as i32);
        let pitch = (232 / n).min(20);
        let left = 120 - n * pitch / 2;
        let base = top + height - 80;
        for i in 0..n {
            let (x, on) = (left + i * pitch, i == i32::from(self.at));
            let middle = x + pitch / 2;
            if on {
                c.rect(x, base - 30, pitch, 38, t.seat(self.seat));
                notch(c, middle, base - 36, false, t.bone);
                notch(c, middle, base + 14, true, t.bone);
            }
            let letter = self.text.get(i as usize).copied().unwrap_or(b' ');
            if letter == b' ' {
                c.rect(x + 2, base + 3, pitch - 4, 2, if on { t.field } else { t.iron });
            } else {
                let mut one: String<4> = String::new();
                let _ = one.push(letter.into()); // one letter
                let size = if pitch >= 16 { TextSize::Large } else { TextSize::Body };
                size.draw(c, middle, base, &one, if on { t.field } else { t.bone }, Align::Centre);
            }
        }
        c.scale.fit(TextSize::Small, &self.hint, 228).draw(c, 120, top + height - 14, &self.hint, t.ash, Align::Centre);
    }
}
