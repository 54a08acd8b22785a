//! How often each face of a die came: a bar for each, and behind them the band where most bars are expected to end.

use heapless::Vec;
use umpire_engine::dice::ExpectedRange;
use umpire_engine::table::{MAX_BARS, Seat};
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::shape::poly;
use umpire_raster::text::{Align, TextSize};

use crate::bands::Zone;
use crate::strings::short;

/// The bars.
#[derive(Hash)]
pub(crate) struct BarsBand {
    /// Whose dice they are; nobody's for all together.
    pub(crate) seat: Option<Seat>,
    /// What a bar stands for: a face, or ten of them.
    pub(crate) faces: u8,
    /// How often each came, from 1 on.
    pub(crate) counts: Vec<u16, MAX_BARS>,
    /// Where 19 bars of 20 end.
    pub(crate) band: ExpectedRange,
}

/// Where the bars end; the numbers of the band stand before them.
const RIGHT: i32 = 236;
/// Rows below the bars for the faces, and between two numbers of the band.
const FACES: i32 = 18;
const APART: i32 = 16;

impl BarsBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let t = c.theme;
        let floor = top + height - FACES;
        let start = TextSize::Small.width(&short(self.band.high)).max(22) + 10;
        let room = RIGHT - start;
        let most = self.counts.iter().copied().chain([self.band.high, 1]).fold(1, u16::max);
        let at = |count: u16| floor - (floor - top - 3) * i32::from(count) / i32::from(most);
        // A bar that ends at the low number or at the high one ends in the band.
        let (low, high) = (at(self.band.low) + 1, at(self.band.high) - 1);
        for (y, h, color) in [(high, low - high, t.soot), (high, 1, t.iron), (low, 1, t.iron), (floor, 1, t.iron)] {
            c.rect(start - 4, y, room + 8, h, color);
        }
        let sides = self.counts.len() as i32;
        // Not every face of many has room for its number, nor has every ten.
        let tens = self.faces > 1;
        let named = if tens {
            2
        } else if sides <= 10 {
            1
        } else if sides <= 12 {
            3
        } else {
            5
        };
        let pitch = room / sides;
        let wide = (pitch - 2).min(pitch * 3 / 4 + 1);
        let left = start + (room - sides * pitch) / 2;
        for (face, &count) in (1..).zip(&self.counts) {
            let x = left + (face - 1) * pitch + (pitch - wide) / 2;
            self.bar(c, (x, wide), (at(count), floor), [high, low]);
            if (face == 1 && !tens) || face % named == 0 {
                let name = face * i32::from(self.faces);
                // The last ten has three digits.
                let most = if tens { 221 } else { RIGHT };
                number(c, ((x + wide / 2).min(most), floor + FACES - 1), name, Align::Centre);
            }
        }
        let upper = (high + 8).max(top + 16);
        number(c, (start - 8, upper), self.band.high.into(), Align::Right);
        if self.band.low > 0 && low + 8 - upper >= APART {
            number(c, (start - 8, low + 8), self.band.low.into(), Align::Right);
        }
    }

    /// One bar, its end slanted, and dark cuts where the band begins and ends.
    fn bar(&self, c: &mut Canvas<impl Target>, (x, wide): (i32, i32), (end, floor): (i32, i32), cuts: [i32; 2]) {
        let (color, field) = (c.theme.seat(self.seat), c.theme.field);
        if end == floor {
            return;
        }
        let cut = (wide / 2).min(floor - end).min(6);
        poly(c, &[(x, end + cut), (x + 2 * cut, end), (x + wide, end), (x + wide, floor), (x, floor)], color);
        for y in cuts.into_iter().filter(|y| (end + 1..floor).contains(y)) {
            c.rect(x, y, wide, 1, field);
        }
    }
}

/// A small number. Apart, since letters drawn in three places are a lot of code.
#[inline(never)]
fn number(c: &mut Canvas<impl Target>, (x, base): (i32, i32), number: i32, align: Align) {
    TextSize::Small.draw(c, x, base, &short(number), c.theme.ash, align);
}
