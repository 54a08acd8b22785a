//! Dice as they fell, and the cursor of whoever may still change one.

use core::hash::{Hash, Hasher};

use heapless::Vec;
use umpire_engine::dice::{Faces, Score};
use umpire_engine::table::{Rolled, Seat, Tone};
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::die::{DieLook, arrange, dice, die, ring};

use crate::bands::Zone;

/// From a die to the outside of its ring.
const RING: i32 = 7;

/// Dice as they fell.
#[derive(Hash)]
pub(crate) struct FallenBand {
    sides: u8,
    looks: Vec<DieLook, 12>,
    cursor: Option<DiceCursor>,
}

/// The dice a seat can still change: it rings them in its colour.
#[derive(Clone, Copy, Hash)]
pub(crate) struct DiceCursor {
    pub(crate) seat: Option<Seat>,
    /// The die under it, or all of them.
    pub(crate) at: Option<u8>,
    /// Whether it can be changed now.
    pub(crate) off: bool,
}

impl FallenBand {
    pub(crate) fn new(rolled: &Rolled, cursor: Option<DiceCursor>) -> Self {
        let faces: &Faces = &rolled.faces;
        let hits = |face: u8| rolled.score == Score::Read || rolled.score.hits(&[face]) > 0;
        let look = |&face: &u8| match (hits(face), rolled.tone) {
            (false, _) => DieLook::Miss(face),
            (true, Tone::Great) => DieLook::Critical(face),
            (true, _) => DieLook::Hit(face),
        };
        FallenBand { sides: rolled.die.sides(), looks: faces.iter().map(look).take(12).collect(), cursor }
    }

    /// Whether each die lies in a pane of its own, so that a step of the cursor draws two dice.
    pub(crate) fn in_panes(&self) -> bool {
        self.cursor.is_some() && self.looks.len() == 3
    }

    /// What can be seen of a die.
    pub(crate) fn hash_pane(&self, pane: usize, sum: &mut impl Hasher) {
        (self.sides, self.looks.get(pane), self.ring(pane).map(|cursor| (cursor.seat, cursor.off))).hash(sum);
    }

    /// The cursor, where it is on this die.
    fn ring(&self, die: usize) -> Option<DiceCursor> {
        self.cursor.filter(|cursor| cursor.at.is_none_or(|at| usize::from(at) == die))
    }

    /// The dice further apart, so that a ring has room around each.
    fn paint_ringed(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let t = c.theme;
        let n = self.looks.len() as i32;
        let (r, across) = arrange(n, (232 - 2 * RING, height - 2 * RING), (12, 12), 33);
        let (pitch, down) = (if n == 3 { 78 } else { 2 * r + 12 }, (n + across - 1) / across);
        for (i, look) in self.looks.iter().enumerate() {
            let (row, column) = (i as i32 / across, i as i32 % across);
            let wide = across.min(n - row * across);
            let x = 120 - (wide - 1) * pitch / 2 + column * pitch;
            let y = top + height / 2 - (down - 1) * (2 * r + 12) / 2 + row * (2 * r + 12);
            if !c.sees(x - r - RING, x + r + RING) {
                continue;
            }
            if let Some(cursor) = self.ring(i) {
                ring(c, self.sides, (x, y), r + RING, if cursor.off { t.ash } else { t.seat(cursor.seat) });
            }
            die(c, self.sides, (x, y), r, *look);
        }
    }

    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        if self.cursor.is_some() {
            return self.paint_ringed(c, (top, height));
        }
        let most = if self.looks.len() == 1 { 41 } else { 37 };
        dice(c, self.sides, &self.looks, (4, top), (232, height), most);
    }
}
