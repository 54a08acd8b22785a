//! Pieces side by side: one row of a grid.

use core::hash::{Hash, Hasher};

use embedded_graphics::pixelcolor::Rgb565;
use heapless::Vec;
use umpire_engine::table::{Icon, Seat};
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::icon;
use umpire_raster::parts::{self, notch, slash};
use umpire_raster::stroke_font::StrokeFont;
use umpire_raster::text::{Align, TextSize};

use crate::bands::Zone;
use crate::bands::row::ScrollMore;
use crate::strings::short;

/// How wide a word in a cell may be: `acted` has room.
const WORD: i32 = 43;

/// A piece in a grid.
#[derive(Clone, Copy, Hash)]
pub(crate) struct GridCell {
    pub(crate) icon: Icon,
    /// Whose it is, where it is not the one's who is asked: its picture has that colour.
    pub(crate) owner: Option<Seat>,
    /// What tells it from its likes, in place of its number.
    pub(crate) tag: Option<&'static str>,
    /// A small picture at its own.
    pub(crate) badge: Option<Icon>,
    /// The number that matters most.
    pub(crate) figure: Option<i16>,
    /// What is so for it.
    pub(crate) mark: Option<CellMark>,
    /// Whether it can be picked now.
    pub(crate) off: bool,
    /// Whether it is gone from the table.
    pub(crate) lost: bool,
}

/// Something that is so for a piece: a word, and a picture where it has one.
#[derive(Clone, Copy, Hash)]
pub(crate) struct CellMark {
    pub(crate) name: &'static str,
    pub(crate) icon: Option<Icon>,
}

impl GridCell {
    /// What stands beside the picture: the figure, and what is so for the piece, as a word if it has room.
    fn beside(&self, c: &mut Canvas<impl Target>, (x, y): (i32, i32), size: i32, (ink, ground): (Rgb565, Rgb565)) {
        let number = match self.tag {
            Some(tag) => short(tag),
            None => self.figure.map(short).unwrap_or_default(),
        };
        let large = size >= 20;
        // A number makes way only for what is shown.
        let shown = |mark: &CellMark| mark.icon.is_some() || large && TextSize::Small.width(mark.name) <= WORD;
        let Some(mark) = self.mark.filter(shown) else {
            StrokeFont(size).draw(c, x + 10, y - size / 2, &number, ink, Align::Right);
            return;
        };
        match mark.icon {
            Some(icon) if !large => {
                StrokeFont(size).draw(c, x + 10, y - size / 2, &number, ink, Align::Right);
                icon::draw(c, icon, (x - 22, y - 15), 13, ink, ground);
            }
            icon => {
                let alone = number.is_empty();
                StrokeFont(size).draw(c, x, y - 12 - size / 2, &number, ink, Align::Centre);
                let base = if alone { y + 7 } else { y + 19 };
                let size = c.scale.fit(TextSize::Small, mark.name, WORD);
                let wide = size.width(mark.name);
                if wide <= WORD {
                    // A wide one ends where its cell does.
                    size.draw(c, (x - wide / 2).min(x + 20 - wide), base, mark.name, ink, Align::Left);
                } else if let Some(icon) = icon {
                    icon::draw(c, icon, (x - 9, base - 16), 18, ink, ground);
                }
            }
        }
    }
}

/// A small picture over the upper right corner of another.
pub(crate) fn crown(c: &mut Canvas<impl Target>, badge: Icon, (x, y): (i32, i32), (ink, ground): (Rgb565, Rgb565)) {
    c.rect(x - 11, y - 4, 16, 15, ground);
    icon::draw(c, badge, (x - 10, y - 3), 14, ink, ground);
}

/// One row of a grid, three across.
#[derive(Hash)]
pub(crate) struct CellsBand {
    pub(crate) seat: Option<Seat>,
    pub(crate) cells: Vec<GridCell, 3>,
    pub(crate) on: Option<u8>,
    pub(crate) more: ScrollMore,
}

impl CellsBand {
    /// What can be seen of a cell: itself, the cursor on it, and in the last column the notches.
    pub(crate) fn hash_pane(&self, pane: usize, sum: &mut impl Hasher) {
        let notches = (pane == 2).then_some(self.more);
        (self.cells.get(pane), self.on == Some(pane as u8), self.seat, notches).hash(sum);
    }

    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
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
                (false, false) => (t.seat(cell.owner), t.field),
                (false, true) => (t.iron, t.field),
            };
            if on {
                parts::cell(c, self.seat, (x, x + 76), (y, tall), ground);
            }
            // A word beside it takes a little of its room.
            let (inset, picture) = if tall >= 45 && cell.mark.is_some() { (3, 30) } else { (9, picture) };
            let at = (x + inset, y + (tall - picture) / 2);
            icon::draw(c, cell.icon, at, picture, ink, ground);
            if let Some(badge) = cell.badge {
                crown(c, badge, (at.0 + picture, at.1), (ink, ground));
            }
            c.note(at.0, at.1, picture, picture, "icon");
            let second = match (on, cell.off || cell.lost) {
                (true, _) => ink,
                (false, true) if cell.off => t.ash,
                (false, true) => ink,
                (false, false) => t.bone,
            };
            cell.beside(c, (x + 56, y + tall / 2), figure, (second, ground));
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
