//! Things entered by hand: own dice, a number, a name.

use core::fmt::Write;

use heapless::{String, Vec};
use umpire_rules::dice::Faces;
use umpire_rules::table::{MAX_NAME, Seat};

use crate::bands::Zone;
use crate::raster::canvas::Canvas;
use crate::raster::die::{DieLook, die, lay};
use crate::raster::parts::{arrow, notch};
use crate::raster::stroke_font::StrokeFont;
use crate::raster::text::{Align, Size};
use crate::strings::Text;

/// Dice thrown at the table.
#[derive(Hash)]
pub(crate) struct OwnDiceBand {
    pub(crate) seat: Option<Seat>,
    pub(crate) sides: u8,
    pub(crate) faces: Faces,
    /// The die being entered; those before it are.
    pub(crate) at: u8,
}

impl OwnDiceBand {
    pub(crate) fn paint(&self, c: &mut Canvas, (top, height): Zone) {
        let n = self.faces.len() as i32;
        // Above and below each die there is room for the signs that say it can be turned.
        let signs = 18;
        let (r, across) = if n <= 3 { (36, n) } else { lay(n, (232, height), (4, signs), 27) };
        let (pitch, drop) = (2 * r + 4, 2 * r + signs);
        let down = (n + across - 1) / across;
        let first = top + (height - (down - 1) * drop) / 2 - 5;
        for (i, &face) in self.faces.iter().enumerate() {
            let (row, column) = (i as i32 / across, i as i32 % across);
            let wide = across.min(n - row * across);
            let (x, y) = (120 - (wide - 1) * pitch / 2 + column * pitch, first + row * drop);
            let at = usize::from(self.at);
            let look = match i.cmp(&at) {
                core::cmp::Ordering::Less => DieLook::Hit(face),
                core::cmp::Ordering::Equal => DieLook::Asked(face, self.seat),
                core::cmp::Ordering::Greater => DieLook::Ghost,
            };
            die(c, self.sides, (x, y), r, look);
            if i == at && down == 1 {
                arrow(c, (x, y - r - 10), (0, -1), c.theme.bone);
                arrow(c, (x, y + r + 10), (0, 1), c.theme.bone);
            } else if i == at {
                notch(c, x, y - r - 1, false, c.theme.bone);
                notch(c, x, y + r + 2, true, c.theme.bone);
            }
        }
    }
}

/// A number being chosen.
#[derive(Hash)]
pub(crate) struct NumberEntryBand {
    pub(crate) seat: Option<Seat>,
    pub(crate) value: i16,
    pub(crate) range: (i16, i16),
    pub(crate) unit: &'static str,
}

impl NumberEntryBand {
    pub(crate) fn paint(&self, c: &mut Canvas, (top, height): Zone) {
        let t = c.theme;
        let mut text: String<24> = String::new();
        let _ = write!(text, "{}", self.value); // six letters at most
        let fits = |face: &StrokeFont| face.0 <= height - 58 && face.width(&text) <= 140;
        let face = [92, 72, 56, 40].map(StrokeFont).into_iter().find(fits).unwrap_or(StrokeFont(30));
        let middle = top + (height - 42) / 2;
        face.draw(c, 120, middle - face.0 / 2, &text, t.seat(self.seat), Align::Centre);
        if self.value > self.range.0 {
            arrow(c, (30, middle), (-1, 0), t.bone);
        }
        if self.value < self.range.1 {
            arrow(c, (210, middle), (1, 0), t.bone);
        }
        Size::Body.draw(c, 120, top + height - 28, self.unit, t.bone, Align::Centre);
        text.clear();
        let _ = write!(text, "{} to {}", self.range.0, self.range.1);
        Size::Small.draw(c, 120, top + height - 6, &text, t.ash, Align::Centre);
    }
}

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
    pub(crate) fn paint(&self, c: &mut Canvas, (top, height): Zone) {
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
                let size = if pitch >= 16 { Size::Large } else { Size::Body };
                size.draw(c, middle, base, &one, if on { t.field } else { t.bone }, Align::Centre);
            }
        }
        Size::Small.draw(c, 120, top + height - 14, &self.hint, t.ash, Align::Centre);
    }
}
