//! The chances of a roll: in words, and as a bar.

use core::fmt::Write;

use umpire_engine::dice::{Odds, chance};
use umpire_engine::table::Roll;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::icon;
use umpire_raster::parts::slant;
use umpire_raster::shape::poly;
use umpire_raster::text::{Align, TextSize};

use crate::strings::{Short, Text, short, text};

/// The chances of a roll.
#[derive(Hash)]
pub(crate) struct Chances {
    success: Text,
    /// Empty where the game has none, or these dice cannot make one.
    critical: Short,
    /// The same in thousandths.
    shares: (u16, u16),
}

/// The least a bar is wide beside large chances.
const BAR: i32 = 40;

impl Chances {
    pub(crate) fn of(roll: &Roll) -> Self {
        let success = chance(roll.pool, roll.score, 1);
        let critical = roll.critical.map(|hits| chance(roll.pool, roll.score, hits)).filter(|odds| odds.is_possible());
        Chances {
            success: text(&short(success)),
            critical: critical.map(short).unwrap_or_default(),
            shares: (success.permille(), critical.map_or(0, Odds::permille)),
        }
    }

    /// The chance of what any hit brings, by its name: that is not always a success.
    pub(crate) fn of_any(self, name: &'static str) -> Self {
        let mut success = text(name);
        let _ = write!(success, " {}", self.success); // a name of two words
        Chances { success, ..self }
    }

    /// The chances as one bar: critical, success, failure.
    pub(crate) fn bar(&self, c: &mut Canvas<impl Target>, (x, y): (i32, i32), (w, h): (i32, i32)) {
        let t = c.theme;
        let s = h / 2;
        let to = |share: u16| x + (w - s) * i32::from(share) / 1000;
        slant(c, (x, x + w - s), (y, h), t.iron);
        if h > 8 {
            let frame = [(x + s + 1, y + 2), (x + w - 3, y + 2), (x + w - s - 1, y + h - 2), (x + 3, y + h - 2)];
            poly(c, &frame, t.field);
        }
        slant(c, (x, to(self.shares.0)), (y, h), t.bone);
        if self.shares.1 > 0 {
            slant(c, (x, to(self.shares.1) + 2), (y, h), t.field);
            slant(c, (x, to(self.shares.1)), (y, h), t.ember);
        }
    }

    /// Words and bar in one line: the chance, how much of a bar it is, the chance of a critical.
    pub(crate) fn line(&self, c: &mut Canvas<impl Target>, top: i32, large: bool) {
        let (size, base) = if large { (TextSize::Large, top + 25) } else { (TextSize::Body, top + 20) };
        let t = c.theme;
        size.draw(c, 6, base, &self.success, t.bone, Align::Left);
        let left = (14 + size.width(&self.success)).max(72);
        let mut right = 236;
        if !self.critical.is_empty() {
            // The bar keeps some room: what is read first is what is enough.
            let narrow = left + 8 + BAR + size.capital() + 4 + size.width(&self.critical) > right;
            let size = if narrow { TextSize::Body } else { size };
            let star = size.capital();
            let x = right - size.width(&self.critical) - star - 4;
            size.draw(c, right, base, &self.critical, t.ember, Align::Right);
            icon::draw(c, icon::STAR, (x, base - star + 1), star, t.ember, t.field);
            right = (x - 8).min(150);
        }
        self.bar(c, (left, base - 12), (right - left, 11));
    }
}
