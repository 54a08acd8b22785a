//! The head of a piece's own page: whose it is, what it is called, and what is so for it.

use heapless::Vec;
use umpire_engine::table::Seat;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::parts::lozenge;
use umpire_raster::seat_mark::mark;
use umpire_raster::shape::poly;
use umpire_raster::text::{Align, TextSize};

use crate::bands::Zone;
use crate::strings::Text;

/// The head of a piece's page.
#[derive(Hash)]
pub(crate) struct PieceHeadBand {
    pub(crate) seat: Seat,
    pub(crate) name: Text,
    /// What is so for it, a word each.
    pub(crate) marks: Vec<&'static str, 4>,
    /// The round, where the strip has no room for it.
    pub(crate) round: Option<u8>,
}

/// Where the name begins; from a word to the ends of its chip; and from one chip to what is beside it.
const LEFT: i32 = 26;
const CHIP: i32 = 10;
const GAP: i32 = 4;

impl PieceHeadBand {
    /// Where the chips end.
    fn edge(&self) -> i32 {
        if self.round.is_some() { 202 } else { 236 }
    }

    /// Leaves out the marks that have no room beside the name; how many are left.
    pub(crate) fn trim(&mut self) -> usize {
        while !self.marks.is_empty() && LEFT + TextSize::Small.width(&self.name) + GAP > self.chips_at() {
            self.marks.pop();
        }
        self.marks.len()
    }

    /// Where the chips begin.
    fn chips_at(&self) -> i32 {
        let chip = |word: &&str| TextSize::Small.width(word) + 2 * CHIP;
        let overlap = CHIP - GAP;
        match self.marks.iter().map(chip).sum::<i32>() {
            0 => self.edge() + GAP,
            wide => self.edge() - wide + overlap * (self.marks.len() as i32 - 1),
        }
    }

    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, _): Zone) {
        let t = c.theme;
        mark(c, self.seat, (12, top + 13), 8, t.seat(Some(self.seat)));
        if self.round.is_some() {
            lozenge(c, (222, top + 13), (14, 12), self.round);
        }
        let mut x = self.chips_at();
        let room = x - GAP - LEFT;
        let size = if TextSize::Body.width(&self.name) <= room { TextSize::Body } else { TextSize::Small };
        size.draw_in(c, (LEFT, top + 20), &self.name, room, t.bone);
        for word in &self.marks {
            let wide = TextSize::Small.width(word) + 2 * CHIP;
            poly(c, &[(x + CHIP, top + 3), (x + wide, top + 3), (x + wide - CHIP, top + 23), (x, top + 23)], t.bone);
            TextSize::Small.draw(c, x + wide / 2, top + 20, word, t.field, Align::Centre);
            // Chips lean into each other.
            x += wide - CHIP + GAP;
        }
    }
}
