//! Pieces side by side: one row of a grid, the card of the one under the cursor, a whole warband.

use core::hash::{Hash, Hasher};

use heapless::Vec;
use umpire_rules::table::{Icon, Seat};

use super::row::More;
use super::{Text, Zone, digits};
use crate::blade::Blade;
use crate::canvas::Canvas;
use crate::icon;
use crate::parts::{notch, slash};
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

/// What the piece under the cursor is called. What picking it costs shows in the strip.
#[derive(Hash)]
pub(crate) struct Card(pub(crate) Text);

impl Card {
    pub(crate) fn paint(&self, c: &mut Canvas, (top, height): Zone) {
        let bone = c.theme.bone;
        let size = if Size::Body.width(&self.0) <= 226 { Size::Body } else { Size::Small };
        size.draw_in(c, (8, top + height - 6), &self.0, 226, bone);
    }
}

/// What its card says: its numbers, or why it cannot be picked. A band of its own, since it is the last
/// to be drawn at a step of the cursor, and the picture is finished when it is sent.
#[derive(Hash)]
pub(crate) struct CardLine(pub(crate) Text);

impl CardLine {
    pub(crate) const HEIGHT: usize = 20;

    pub(crate) fn paint(&self, c: &mut Canvas, (top, height): Zone) {
        let ash = c.theme.ash;
        Size::Small.draw_in(c, (8, top + height - 5), &self.0, 230, ash);
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
                c.rect(x + 1, top + height - 4, pitch - 4, 2, t.bone);
            }
            icon::draw(c, cell.icon, (middle - size / 2, top + 1 + (30 - size) / 2), size, ink, t.field);
            Blade(14).draw(
                c,
                middle,
                top + 31,
                &digits(cell.points),
                if cell.lost { t.ash } else { t.bone },
                Align::Centre,
            );
            if cell.lost {
                slash(c, (x - 1, top + 32), (x + pitch - 2, top), 4);
            }
        }
    }
}
