//! A game that was left, in a list: what it is called, and under the cursor how far it was and how each side stands.

use heapless::Vec;
use umpire_engine::table::{Icon, MAX_SEATS, Seat};
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::icon;
use umpire_raster::parts::notch;
use umpire_raster::seat_mark::mark;
use umpire_raster::shape::poly;
use umpire_raster::text::TextSize;

use crate::bands::Zone;
use crate::bands::row::{RowBand, edges};
use crate::strings::{Short, Text};

/// What each side is measured by.
pub(crate) type Counters = Vec<Short, MAX_SEATS, u8>;

/// One game that was left.
#[derive(Hash)]
pub(crate) struct LeftGameBand {
    /// The picture before it.
    pub(crate) icon: Option<Icon>,
    /// The row as it would be without a second line.
    pub(crate) row: RowBand,
    /// Rows of its first line; what there is below is the second one.
    pub(crate) first: u8,
    /// How far it was.
    pub(crate) when: Text,
    /// How each side stood.
    pub(crate) counters: Counters,
    /// The size of the second line, at most.
    pub(crate) second: TextSize,
}

/// Where both lines begin beside a picture, and where the second one must end: inside the slanted end of the cursor.
const LINE: (i32, i32) = (49, 222);
/// How far the cursor's ends are slanted.
const CUT: i32 = 10;
/// Between words, and between a mark and its number.
const GAP: (i32, i32) = (9, 4);

impl LeftGameBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let (t, row) = (c.theme, &self.row);
        let (ink, ground) = match (row.on, row.off.is_empty()) {
            (true, true) => (t.field, t.seat(None)),
            (true, false) => (t.field, t.ash),
            (false, true) => (t.bone, t.field),
            (false, false) => (t.ash, t.field),
        };
        if row.on {
            let (left, right) = edges(None, 0);
            poly(c, &[(left + CUT, top), (right, top), (right - CUT, top + height), (left, top + height)], ground);
        }
        let first = i32::from(self.first);
        let middle = top + first / 2;
        if let Some(icon) = self.icon {
            icon::draw(c, icon, (22, middle - 9), 18, ink, ground);
            c.note(22, middle - 9, 18, 18, "icon");
        }
        let fits = |size: &TextSize| LINE.0 + size.width(&row.label) <= if row.on { LINE.1 } else { 232 };
        let size = [row.size, TextSize::Body].into_iter().find(fits).unwrap_or(TextSize::Small);
        let below = if size == TextSize::Large { 7 } else { 4 };
        let base = (top + first - below).min(middle + (size.capital() - 1) / 2);
        size.draw_in(c, (LINE.0, base), &row.label, 232 - LINE.0, ink);
        if height > first {
            self.second_line(c, top + height - 6);
        } else {
            self.beside(c, (LINE.0 + size.width(&row.label) + GAP.0, base));
        }
        if row.more.up {
            notch(c, 231, middle - 3, false, if row.on { t.field } else { t.bone });
        }
        if row.more.down {
            notch(c, 231, middle + 4, true, t.bone);
        }
        if let Some((from, to)) = row.rail {
            c.rect(238, top, 2, height, t.iron);
            c.rect(238, from.into(), 2, i32::from(to) - i32::from(from), t.bone);
        }
    }

    /// How far it was, beside its name, where there is room: it is only read under the cursor.
    fn beside(&self, c: &mut Canvas<impl Target>, (x, base): (i32, i32)) {
        let (room, ink) = (LINE.1 - x, c.theme.ash);
        if TextSize::Small.width(&self.when) <= room {
            TextSize::Small.draw_in(c, (x, base), &self.when, room, ink);
        }
    }

    /// How far it was, and how each side stood, in the largest size that has room for all of it.
    fn second_line(&self, c: &mut Canvas<impl Target>, base: i32) {
        let ink = c.theme.field;
        let all = |size: TextSize| {
            let each = |number: &Short| GAP.0 + 2 * radius(size) + GAP.1 + size.width(number);
            LINE.0 + size.width(&self.when) + self.counters.iter().map(each).sum::<i32>()
        };
        let sizes = [self.second, TextSize::Body, TextSize::Small];
        let fitting = sizes.into_iter().find(|size| all(*size) <= LINE.1);
        let size = fitting.unwrap_or(TextSize::Small);
        size.draw_in(c, (LINE.0, base), &self.when, LINE.1 - LINE.0, ink);
        let mut x = LINE.0 + size.width(&self.when);
        // Numbers of some sides alone would tell nothing.
        for (seat, number) in (0..).map(Seat).zip(&self.counters).filter(|_| fitting.is_some()) {
            let r = radius(size);
            mark(c, seat, (x + GAP.0 + r, base - size.capital() / 2), r, ink);
            c.note(x + GAP.0, base - size.capital() / 2 - r, 2 * r, 2 * r, "mark");
            x += GAP.0 + 2 * r + GAP.1;
            size.draw_in(c, (x, base), number, LINE.1 - x, ink);
            x += size.width(number);
        }
    }
}

/// Half a mark beside numbers of this size.
const fn radius(size: TextSize) -> i32 {
    match size {
        TextSize::Small => 4,
        TextSize::Body => 6,
        TextSize::Large => 8,
    }
}
