//! A game's bands as marks of a ruler: an arrow on it is as long as the band that counts.

use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::shape::poly;
use umpire_raster::text::{Align, TextSize};

/// Bands, each as wide as the others, and how far something goes.
pub(crate) struct Ruler {
    /// Which band counts, and what all of them are called.
    pub(crate) band: usize,
    pub(crate) names: &'static [&'static str],
    /// Where the way begins: the middle of a base above it. Without one it is as wide as the panel.
    pub(crate) start: Option<i32>,
}

/// The first column where no base says otherwise, and how wide all bands are: alone, and below bases.
const LEFT: i32 = 8;
const ALONE: i32 = 222;
const BELOW: i32 = 153;

impl Ruler {
    /// Where a band ends.
    pub(crate) fn end(&self, band: usize) -> i32 {
        let (start, wide) = self.start.map_or((LEFT, ALONE), |start| (start, BELOW));
        start + (band as i32 + 1) * wide / self.names.len().max(1) as i32
    }

    pub(crate) fn draw(&self, c: &mut Canvas<impl Target>, y: i32) {
        let (t, start, end) = (c.theme, self.start.unwrap_or(LEFT), self.end(self.band));
        let last = self.end(self.names.len().saturating_sub(1));
        c.rect(start, y + 1, last - start, 1, t.iron);
        for (at, name) in self.names.iter().enumerate() {
            let color = if at == self.band { t.bone } else { t.ash };
            c.rect(self.end(at) - 1, y, 2, 5, color);
            TextSize::Small.draw(c, self.end(at) + 5, y + 20, name, color, Align::Right);
        }
        c.rect(start, y - 1, 2, 5, t.bone);
        c.rect(start, y, end - start - 6, 3, t.bone);
        poly(c, &[(end - 9, y - 3), (end, y + 1), (end - 9, y + 5)], t.bone);
    }
}
