//! A QR code, some rows of its modules a band, and what stands below it.

use embedded_graphics::pixelcolor::RgbColor;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::text::{Align, TextSize};

use crate::bands::Zone;
use crate::strings::{Short, Text, short};

/// Rows of modules in one band.
pub(crate) const CODE_ROWS: usize = 20;

/// Some rows of a QR code with the quiet zone around it, dark on light in any theme: readers expect it so.
#[derive(Hash)]
pub(crate) struct CodeBand {
    /// The modules of each row, the first column in the lowest bit; one that is set is dark.
    pub(crate) rows: [u64; CODE_ROWS],
    /// How many columns there are.
    pub(crate) columns: u8,
    /// Pixels of a module.
    pub(crate) pixels: u8,
    /// Which part it is and of how many, beside the first rows of one of several.
    pub(crate) part: Option<(u8, u8)>,
}

impl CodeBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let (t, side, columns) = (c.theme, i32::from(self.pixels), i32::from(self.columns));
        let (dark, light) = match t.field.g() < t.bone.g() {
            true => (t.field, t.bone),
            false => (t.bone, t.field),
        };
        let left = (240 - side * columns) / 2;
        c.rect(left, top, side * columns, height, light);
        if let Some((part, parts)) = self.part {
            let words = [&short(part)[..], "of", &short(parts)[..]];
            for (base, word) in (top + 17..).step_by(20).zip(words) {
                TextSize::Small.draw(c, left / 2, base, word, t.bone, Align::Centre);
            }
        }
        for (y, row) in (top..top + height).step_by(side as usize).zip(self.rows) {
            let mut rest = row;
            while rest != 0 {
                let start = rest.trailing_zeros();
                let run = (rest >> start).trailing_ones();
                c.rect(left + side * start as i32, y, side * run as i32, side, dark);
                rest &= !(((1 << run) - 1) << start);
            }
        }
    }
}

/// Whose code it is, and how its line ends.
#[derive(Hash)]
pub(crate) struct CodeNameBand {
    pub(crate) name: Text,
    pub(crate) end: Short,
}

impl CodeNameBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let t = c.theme;
        let low = height - if self.has_end(height) { 24 } else { 0 };
        let fits = |size: &TextSize| size.width(&self.name) <= 232 && size.capital() + 6 <= low;
        let sizes = [c.scale.body(), TextSize::Body];
        let size = sizes.into_iter().find(fits).unwrap_or(TextSize::Small);
        size.draw(c, 120, top + (low + size.capital()) / 2, &self.name, t.bone, Align::Centre);
        if self.has_end(height) {
            TextSize::Small.draw(c, 120, top + height - 6, &self.end, t.ash, Align::Centre);
        }
    }

    /// Whether there is room for the end of the line.
    const fn has_end(&self, height: i32) -> bool {
        height >= 48
    }
}
