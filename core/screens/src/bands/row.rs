//! One option in a list.

use umpire_engine::table::{Icon, Seat};
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::icon;
use umpire_raster::parts::{bar, notch};
use umpire_raster::seat_mark::{cost, mark};
use umpire_raster::stroke_font::StrokeFont;
use umpire_raster::text::{Align, TextSize};

use crate::bands::Zone;
use crate::strings::{Short, Text};

/// Where an amount ends.
const AMOUNT: i32 = 222;

/// Whether a list goes on above or below its window.
#[derive(Clone, Copy, Default, Hash)]
pub(crate) struct ScrollMore {
    pub(crate) up: bool,
    pub(crate) down: bool,
}

/// One option.
#[derive(Hash)]
pub(crate) struct RowBand {
    /// Who is asked.
    pub(crate) seat: Option<Seat>,
    /// Where the row begins: at the edge, or beside the rail of a ladder.
    pub(crate) left: u8,
    pub(crate) size: TextSize,
    pub(crate) icon: Option<Icon>,
    /// Whose it is, where it is another's than the one's who is asked: the mark stands in place of a picture.
    pub(crate) owner: Option<Seat>,
    /// Whether there is a column of pictures: labels then begin beside it, in rows without one too.
    pub(crate) column: bool,
    pub(crate) label: Text,
    pub(crate) cost: u8,
    /// A number it needs, or brings.
    pub(crate) amount: Short,
    /// Why not now, in short; empty where it can be picked.
    pub(crate) off: &'static str,
    pub(crate) on: bool,
    pub(crate) more: ScrollMore,
    /// The part of a longer list that is seen, as rows of the panel.
    pub(crate) rail: Option<(u8, u8)>,
}

impl RowBand {
    /// Where the label begins, and where it must end.
    pub(crate) fn room(left: u8, size: TextSize, column: bool, (cost, amount): (u8, &str)) -> (i32, i32) {
        let (inset, wide) = if size == TextSize::Large { (26, 34) } else { (20, 27) };
        let start = if left > 0 { i32::from(left) + inset } else { 22 };
        let end = match (cost, amount) {
            (0, "") => 232,
            (cost, "") => pips_start(left, size, cost),
            (cost, amount) => amount_end(left, size, cost) - face(size).width(amount) - 8,
        };
        (if column { start + wide } else { start }, end)
    }

    /// Whether a label of this size leaves room for the rest.
    pub(crate) fn fits(left: u8, size: TextSize, column: bool, right: (u8, &str), label: &str) -> bool {
        let (start, end) = RowBand::room(left, size, column, right);
        start + size.width(label) <= end
    }

    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let t = c.theme;
        let color = t.seat(self.seat);
        let (ink, ground) = match (self.on, self.off.is_empty()) {
            (true, true) => (t.field, color),
            (true, false) => (t.field, t.ash),
            (false, true) => (t.bone, t.field),
            (false, false) => (t.ash, t.field),
        };
        if self.on {
            bar(c, self.seat, edges(self.seat, self.left), (top, height), ground);
        }
        let middle = top + height / 2;
        let (start, end) = RowBand::room(self.left, self.size, self.column, (self.cost, &self.amount));
        if let Some(icon) = self.icon {
            let dim = !self.on && !self.off.is_empty();
            let (size, back) = if self.size == TextSize::Large { (24, 34) } else { (18, 27) };
            let at = (start - back, middle - size / 2);
            icon::draw(c, icon, at, size, if dim { t.iron } else { ink }, ground);
            c.note(at.0, at.1, size, size, "icon");
        } else if let (Some(owner), true) = (self.owner, self.column) {
            let back = if self.size == TextSize::Large { 22 } else { 18 };
            let color = if self.on { ink } else { t.seat(Some(owner)) };
            mark(c, owner, (start - back, middle), 8, color);
            c.note(start - back - 8, middle - 8, 16, 16, "mark");
        }
        // Large letters reach seven rows below their line, and small ones four.
        let below = |size: TextSize| if size == TextSize::Large { 7 } else { 4 };
        let base = |size: TextSize| (top + height - below(size)).min(middle + (size.capital() - 1) / 2);
        let fits = start + self.size.width(&self.label) <= end;
        // A capital with an accent stands out of a low row.
        let size =
            if fits && self.size.above(&self.label) <= base(self.size) - top { self.size } else { TextSize::Small };
        let base = base(size).max(top + size.above(&self.label));
        size.draw_in(c, (start, base), &self.label, end - start, ink);
        self.right(c, middle, start + size.width(&self.label));
        if let Some((from, to)) = self.rail {
            c.rect(238, top, 2, height, t.iron);
            c.rect(238, from.into(), 2, i32::from(to) - i32::from(from), t.bone);
        }
    }

    /// What stands at the right: the cost, or why not; and whether there is more.
    fn right(&self, c: &mut Canvas<impl Target>, middle: i32, label_end: i32) {
        let t = c.theme;
        if let (Some(seat), true) = (self.seat, self.off.is_empty()) {
            let color = if self.on { t.field } else { t.seat(self.seat) };
            cost(c, seat, self.cost, (pips_at(self.left, self.size), middle), pip(self.size), color);
        }
        if self.off.is_empty() && !self.amount.is_empty() {
            let (face, ink) = (face(self.size), if self.on { t.field } else { t.bone });
            let end = amount_end(self.left, self.size, self.cost);
            face.draw(c, end, middle - face.0 / 2, &self.amount, ink, Align::Right);
        }
        let edge = if self.more.up || self.more.down { 222 } else { 232 };
        // Under the cursor the foot says it in full.
        if !self.on && label_end + 8 + TextSize::Small.width(self.off) <= edge {
            TextSize::Small.draw(c, edge, middle + 7, self.off, t.ash, Align::Right);
        }
        let color = if self.on && self.seat == Some(Seat::BLUE) { t.field } else { t.bone };
        if self.more.up {
            notch(c, 231, middle - 3, false, if self.on { t.field } else { t.bone });
        }
        if self.more.down {
            notch(c, 231, middle + 4, true, color);
        }
    }
}

/// How far a bar goes: from its seat's own edge of the panel.
pub(crate) fn edges(seat: Option<Seat>, left: u8) -> (i32, i32) {
    let left = if left > 0 {
        left.into()
    } else if seat == Some(Seat::RED) {
        0
    } else {
        4
    };
    (left, if seat == Some(Seat::BLUE) { 240 } else { 236 })
}

/// Where the cost marks begin.
fn pips_start(left: u8, size: TextSize, cost: u8) -> i32 {
    pips_at(left, size) + pip(size) - i32::from(cost) * (2 * pip(size) + 4)
}

/// Where an amount ends: before the cost.
fn amount_end(left: u8, size: TextSize, cost: u8) -> i32 {
    if cost == 0 { AMOUNT } else { pips_start(left, size, cost) - 4 }
}

/// The face of an amount.
fn face(size: TextSize) -> StrokeFont {
    StrokeFont(if size == TextSize::Large { 24 } else { 18 })
}

/// Where the cost marks end: further right where the rail takes room at the left.
fn pips_at(left: u8, size: TextSize) -> i32 {
    if left > 0 && size != TextSize::Large { 216 } else { 208 }
}

/// Half a cost mark.
fn pip(size: TextSize) -> i32 {
    if size == TextSize::Large { 8 } else { 5 }
}
