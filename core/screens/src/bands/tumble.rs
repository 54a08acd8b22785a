//! Dice in the air: blank, and each a little elsewhere in every picture.

use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::die::{DieLook, arrange, die};

use crate::bands::Zone;

/// Dice in the air.
#[derive(Hash)]
pub(crate) struct TumbleBand {
    pub(crate) sides: u8,
    pub(crate) count: u8,
    pub(crate) frame: u8,
}

/// How far from its place a die is: another one in each picture.
const OFF: [(i32, i32); 5] = [(-7, 9), (8, -10), (-9, -4), (6, 8), (3, -9)];
/// The farthest of these.
const FAR: i32 = 10;
/// Pixels between two dice.
const GAP: i32 = 2 * FAR;

impl TumbleBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let count = i32::from(self.count);
        let (r, across) = arrange(count, (236 - GAP, height - GAP), (GAP, GAP), 33);
        let (pitch, down) = (2 * r + GAP, (count + across - 1) / across);
        for at in 0..count {
            let (row, column) = (at / across, at % across);
            let wide = across.min(count - row * across);
            let (x, y) = OFF[(at as usize + 2 * usize::from(self.frame)) % OFF.len()];
            let x = 120 + x - (wide - 1) * pitch / 2 + column * pitch;
            let y = top + height / 2 + y - (down - 1) * pitch / 2 + row * pitch;
            die(c, self.sides, (x, y), r, DieLook::Blank);
        }
    }
}
