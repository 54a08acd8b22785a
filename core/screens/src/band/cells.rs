//! Pieces side by side: one row of a grid, the card of the one under the cursor, a whole warband.

use core::hash::{Hash, Hasher};

use heapless::Vec;
use umpire_rules::table::{Icon, Seat};

use super::row::More;
use super::{Text, Zone, digits};
use crate::blade::Blade;
use crate::canvas::Canvas;
use crate::icon;
use crate::parts::{cost, notch, slash};
use crate::shape::poly;
use crate::text::{Align, Size};

/// A piece in a grid.
#[derive(Clone, Copy, Hash)]
pub(crate) struct Cell {
    pub(crate) icon: Icon,
    pub(crate) points: u8,
    /// Whether it can be picked now.
    pub(crate) off: bool,
    /// Whether it is gone from the table.
    pub(crate) lost: bool,
}

/// One row of a grid, three across.
#[derive(Hash)]
pub(crate) struct Cells {
    pub(crate) seat: Option<Seat>,
    pub(crate) cells: Vec<Cell, 3>,
    pub(crate) on: Option<u8>,
    pub(crate) more: More,
}

impl Cells {
    /// What can be seen of a cell: itself, the cursor on it, and in the last column the notches.
    pub(crate) fn hash_pane(&self, pane: usize, sum: &mut impl Hasher) {
        let notches = (pane == 2).then_some(self.more);
        (self.cells.get(pane), self.on == Some(pane as u8), self.seat, notches).hash(sum);
    }

    pub(crate) fn paint(&self, c: &mut Canvas, (top, height): Zone) {
        let t = c.theme;
        let (tall, picture, figure) = if height > 45 { (height - 2, 32, 20) } else { (height - 1, 26, 18) };
        for (i, cell) in self.cells.iter().enumerate() {
            let (x, y) = (4 + i as i32 * 78, top + 1);
            if !c.sees(x, x + 76) {
                continue;
            }
            let on = self.on == Some(i as u8);
            let (ink, ground) = match (on, cell.off || cell.lost) {
                (true, false) => (t.field, t.seat(self.seat)),
                (true, true) => (t.field, t.ash),
                (false, false) => (t.bone, t.field),
                (false, true) => (t.iron, t.field),
            };
            if on {
                let (r, low) = (x + 76, y + tall);
                poly(c, &[(x + 8, y), (r, y), (r, low - 16), (r - 8, low), (x, low), (x, y + 16)], ground);
            }
            let at = (x + 9, y + (tall - picture) / 2);
            icon::draw(c, cell.icon, at, picture, ink, ground);
            c.note(at.0, at.1, picture, picture, "icon");
            let number = if !on && cell.off { t.ash } else { ink };
            Blade(figure).draw(c, x + 66, y + (tall - figure) / 2, &digits(cell.points), number, Align::Right);
            if cell.lost {
                slash(c, (x + 2, y + tall - 4), (x + 50, y + 4), 4);
            }
        }
        if self.more.up {
            notch(c, 234, top + 8, false, t.bone);
        }
        if self.more.down {
            notch(c, 234, top + height - 9, true, t.bone);
        }
    }
}

/// The piece under the cursor: its name, and what its card says.
#[derive(Hash)]
pub(crate) struct Card {
    pub(crate) seat: Option<Seat>,
    pub(crate) name: Text,
    pub(crate) line: Text,
    pub(crate) cost: u8,
}

impl Card {
    pub(crate) fn paint(&self, c: &mut Canvas, (top, height): Zone) {
        let t = c.theme;
        let low = top + height - 5;
        let mut end = 236;
        if let Some(seat) = self.seat {
            end = cost(c, seat, self.cost, (226, low - 28), 5, t.seat(self.seat));
        }
        let size = if 8 + Size::Body.width(&self.name) < end { Size::Body } else { Size::Small };
        size.draw_in(c, (8, low - 20), &self.name, end - 10, t.bone);
        Size::Small.draw_in(c, (8, low), &self.line, 230, t.ash);
    }
}

/// A whole side, icon by icon.
#[derive(Hash)]
pub(crate) struct Muster {
    pub(crate) seat: Seat,
    pub(crate) cells: Vec<Cell, 8>,
    pub(crate) on: u8,
}

impl Muster {
    pub(crate) fn paint(&self, c: &mut Canvas, (top, height): Zone) {
        let t = c.theme;
        let color = t.seat(Some(self.seat));
        let (pitch, size) = if self.cells.len() <= 6 { (39, 30) } else { (29, 24) };
        for (i, cell) in self.cells.iter().enumerate() {
            let (x, on) = (4 + i as i32 * pitch, i == usize::from(self.on));
            let middle = x + pitch / 2 - 1;
            let ink = if cell.lost { t.iron } else { color };
            if on {
                c.rect(x + 1, top + height - 4, pitch - 4, 3, t.bone);
            }
            icon::draw(c, cell.icon, (middle - size / 2, top + 4 + (30 - size) / 2), size, ink, t.field);
            Blade(14).draw(
                c,
                middle,
                top + 36,
                &digits(cell.points),
                if cell.lost { t.ash } else { t.bone },
                Align::Centre,
            );
            if cell.lost {
                slash(c, (x - 1, top + 35), (x + pitch - 2, top + 3), 4);
            }
        }
    }
}
