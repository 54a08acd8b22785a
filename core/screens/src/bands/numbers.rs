//! The numbers of a piece's card: a few below their words, many beside them.

use core::fmt::Write;

use embedded_graphics::pixelcolor::Rgb565;
use heapless::Vec;
use umpire_engine::table::Stat;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::stroke_font::StrokeFont;
use umpire_raster::text::{Align, TextSize};

use crate::bands::Zone;
use crate::strings::Short;

/// One row of numbers.
#[derive(Hash)]
pub(crate) struct NumbersBand {
    pub(crate) stats: Vec<Stat, 4>,
    /// How many stand in a row, in cells of the same width.
    pub(crate) across: u8,
}

impl NumbersBand {
    /// Rows of numbers below their words, below large ones, and beside them.
    pub(crate) const TALL: usize = 40;
    pub(crate) const LARGE: usize = 44;
    pub(crate) const LOW: usize = 25;

    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let t = c.theme;
        let wide = 232 / i32::from(self.across.max(1));
        let below = height as usize >= NumbersBand::TALL;
        let large = height as usize == NumbersBand::LARGE;
        for (i, stat) in (0..).zip(&self.stats) {
            let mut value = Short::new();
            let _ = write!(value, "{stat}"); // six signs and two
            let x = 4 + i * wide;
            if below {
                // A large word stays in its own cell.
                let size =
                    if large && TextSize::Body.width(stat.name) <= wide - 4 { TextSize::Body } else { TextSize::Small };
                let room = self.room(i, wide);
                let word = size.width(stat.name).min(room);
                let base = top + if large { 19 } else { 15 };
                size.draw_cut(c, (x + (wide - word) / 2, base), stat.name, room, t.ash);
                number(c, (x + wide / 2, base + if large { 6 } else { 4 }), (18, wide), &value, Align::Centre);
                continue;
            }
            if i > 0 {
                c.rect(x - 3, top + 2, 1, height - 3, t.iron);
            }
            let end = x + wide - 8;
            let room = wide - 12 - number(c, (end, top + 3), (20, wide / 2), &value, Align::Right);
            TextSize::Small.draw_cut(c, (x + 2, top + 20), stat.name, room, t.ash);
        }
    }
}

impl NumbersBand {
    /// How wide a word over its number may be: what its neighbours leave, and the edges of the panel.
    fn room(&self, i: i32, wide: i32) -> i32 {
        let word = |at: i32| usize::try_from(at).ok().and_then(|at| self.stats.get(at)).map(|stat| stat.name);
        let beside =
            [i - 1, i + 1].into_iter().filter_map(word).map(|word| 2 * (wide - 2) - TextSize::Small.width(word));
        let middle = 4 + i * wide + wide / 2;
        beside.chain([2 * middle, 2 * (240 - middle)]).min().unwrap_or(wide).max(wide / 2)
    }
}

/// A number as large as it has room for; how wide it is.
fn number(c: &mut Canvas<impl Target>, (x, y): (i32, i32), (tall, room): (i32, i32), value: &str, align: Align) -> i32 {
    let bone: Rgb565 = c.theme.bone;
    if !StrokeFont::has(value) {
        TextSize::Small.draw(c, x, y + 17, value, bone, align);
        return TextSize::Small.width(value);
    }
    let faces = [tall, tall - 4].map(StrokeFont);
    let face = faces.into_iter().find(|face| face.width(value) <= room).unwrap_or(StrokeFont(tall - 7));
    face.draw(c, x, y + (tall - face.0) / 2, value, bone, align);
    face.width(value)
}
