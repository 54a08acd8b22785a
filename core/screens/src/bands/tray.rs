//! Rows of many dice: some ticked, one under the cursor, or one being entered, which is seen large beside them.

use core::hash::{Hash, Hasher};

use heapless::Vec;
use umpire_engine::table::Seat;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::die::{DieLook, die};
use umpire_raster::frame_buffer::SIDE;
use umpire_raster::parts::arrow;
use umpire_raster::text::{Align, TextSize};
use umpire_raster::token::token;

use crate::bands::{DiceCursor, Zone};
use crate::strings::Text;

/// The most dice in a row, and in a band of a few rows.
pub(crate) const ACROSS: usize = 12;
pub(crate) const DICE: usize = 24;

/// A row of dice, or a few.
#[derive(Hash)]
pub(crate) struct TrayBand {
    pub(crate) sides: u8,
    pub(crate) looks: Vec<DieLook, DICE, u8>,
    /// Which of them are ticked, a bit each.
    pub(crate) ticked: u32,
    /// The die under the cursor, counted in this band.
    pub(crate) cursor: Option<DiceCursor>,
    /// Where a row begins, how many places it has, and how large each is.
    pub(crate) left: u8,
    pub(crate) across: u8,
    pub(crate) place: (u8, u8),
    /// The die being entered.
    pub(crate) turned: Option<EnteredDie>,
}

/// A die being entered, as large as its room left of the others.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct EnteredDie {
    pub(crate) seat: Option<Seat>,
    pub(crate) face: u8,
    /// Which of how many it is.
    pub(crate) place: Text,
    /// The rows of the page it stands on.
    pub(crate) rows: (u8, u8),
}

/// Columns of the die being entered.
const BESIDE: i32 = 80;
/// From a die to the edge of its place: room for a ring and a gap, or for nothing.
pub(crate) const RINGED: i32 = 3;
pub(crate) const PLAIN: i32 = 1;
/// The largest die.
const LARGEST: i32 = 64;

impl TrayBand {
    /// How many dice go side by side in such room, and in how many rows, each so far from the edge of its place. Those
    /// of a kind with long numbers need more.
    pub(crate) fn arrange(sides: u8, n: usize, (w, h): (usize, usize), edge: i32) -> (usize, usize) {
        let number = match sides {
            0..10 => 11,
            10..100 => 17,
            _ => 23,
        };
        let least = number + 2 * edge as usize;
        let places = (1..=ACROSS.min(n.max(1))).filter(|across| w / across >= least);
        let size = |across: &usize| (w / across).min(h / n.max(1).div_ceil(*across));
        let across = places.max_by_key(|across| (size(across), usize::MAX - across)).unwrap_or(1);
        (across, n.div_ceil(across))
    }

    /// Where its panes end: a step of the cursor draws a third of a row.
    pub(crate) fn panes(&self) -> &'static [u16] {
        const { assert!(BESIDE as usize * 3 == SIDE) };
        if self.turned.is_some() { &[80, 240] } else { &[80, 160, 240] }
    }

    /// What can be seen between two columns.
    pub(crate) fn hash_pane(&self, pane: usize, sum: &mut impl Hasher) {
        let ends = self.panes();
        let (from, to) = (pane.checked_sub(1).map_or(0, |before| ends[before].into()), ends[pane].into());
        if pane == 0 {
            self.turned.hash(sum);
        }
        (self.sides, self.left, self.across, self.place).hash(sum);
        for (i, look) in self.looks.iter().enumerate() {
            let (x, _) = self.at(i);
            if x < to && x + i32::from(self.place.0) > from {
                (i, look, self.is_ticked(i), self.cursor_on(i).map(|cursor| (cursor.seat, cursor.off))).hash(sum);
            }
        }
    }

    fn is_ticked(&self, die: usize) -> bool {
        self.ticked >> die & 1 == 1
    }

    fn cursor_on(&self, die: usize) -> Option<DiceCursor> {
        self.cursor.filter(|cursor| cursor.at == Some(die as u8))
    }

    /// Where the place of a die begins: from the left of the panel, and from the top of the band.
    fn at(&self, die: usize) -> (i32, i32) {
        let (row, column) = (die / usize::from(self.across), die % usize::from(self.across));
        let (w, h) = (i32::from(self.place.0), i32::from(self.place.1));
        (i32::from(self.left) + column as i32 * w, row as i32 * h)
    }

    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        if let Some(turned) = self.turned.as_ref().filter(|_| c.sees(0, BESIDE)) {
            turned.paint(c, (top, height), self.sides);
        }
        for (i, &look) in self.looks.iter().enumerate() {
            let ((x, y), wide) = (self.at(i), i32::from(self.place.0));
            if c.sees(x, x + wide) && c.sees_rows(top + y, top + y + i32::from(self.place.1)) {
                self.place(c, (x, top + y), i, look);
            }
        }
    }

    /// One die in its place. Under the cursor it wears its seat's colour, and is larger; ticked it has a ring.
    fn place(&self, c: &mut Canvas<impl Target>, (x, y): (i32, i32), i: usize, look: DieLook) {
        let t = c.theme;
        let (w, h) = (i32::from(self.place.0), i32::from(self.place.1));
        let (cursor, ticked) = (self.cursor_on(i), self.is_ticked(i));
        let edge = if self.turned.is_some() || (cursor.is_some() && !ticked) { PLAIN } else { RINGED };
        let tall = (w.min(h) - 2 * edge).min(LARGEST);
        // A tile is as wide as its number needs.
        let size = if self.sides == 6 || tall >= 30 { (tall, tall) } else { ((w - 2 * edge).min(34), tall.min(22)) };
        let at = (x + (w - size.0) / 2, y + (h - size.1) / 2);
        if ticked {
            c.rect(at.0 - RINGED, at.1 - RINGED, size.0 + 2 * RINGED, size.1 + 2 * RINGED, t.bone);
            c.rect(at.0 - 1, at.1 - 1, size.0 + 2, size.1 + 2, t.field);
        }
        let look = match (cursor, look.face()) {
            (Some(cursor), Some(face)) => DieLook::under(face, cursor.seat, cursor.off),
            _ => look,
        };
        token(c, self.sides, at, size, look);
    }
}

impl EnteredDie {
    /// Drawn by every band of the page, as far as it reaches into it. A number stands in one of them, spots in all.
    fn paint(&self, c: &mut Canvas<impl Target>, (band, height): Zone, sides: u8) {
        let bone = c.theme.bone;
        let (top, end) = (i32::from(self.rows.0), i32::from(self.rows.1));
        let (x, y, r) = (BESIDE / 2, (top + end) / 2 - 3, 34);
        let here = |y: i32| (band..band + height).contains(&y);
        if c.sees_rows(y - r, y + r + 1) {
            die(c, sides, (x, y), r, DieLook::Asked(if sides == 6 || here(y) { self.face } else { 0 }, self.seat));
        }
        arrow(c, (x, y - r - 6), (0, -1), bone);
        arrow(c, (x, y + r + 6), (0, 1), bone);
        if here(end - 8) {
            let size = c.scale.fit(TextSize::Small, &self.place, BESIDE - 4);
            size.draw(c, x, end - 4, &self.place, c.theme.ash, Align::Centre);
        }
    }
}
