//! One fact of the table, to be ticked.

use umpire_engine::table::Seat;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::parts::{bar, notch, tick_box};
use umpire_raster::seat_mark::mark;
use umpire_raster::stroke_font::StrokeFont;
use umpire_raster::text::{Align, TextSize};

use crate::bands::Zone;
use crate::bands::row::{ScrollMore, edges};
use crate::strings::{Short, Text};

/// One fact.
#[derive(Hash)]
pub(crate) struct TickBand {
    pub(crate) seat: Option<Seat>,
    pub(crate) size: TextSize,
    /// Whose piece it is about, where that is another's than the one's who is asked.
    pub(crate) owner: Option<Seat>,
    pub(crate) label: Text,
    /// The sign of what it brings, or what it weighs.
    pub(crate) sign: Short,
    pub(crate) ticked: bool,
    /// Whether it can still change the check.
    pub(crate) matters: bool,
    pub(crate) on: bool,
    pub(crate) more: ScrollMore,
    /// The part of a longer list that is seen, as rows of the panel.
    pub(crate) rail: Option<(u8, u8)>,
}

impl TickBand {
    /// Whether a label of this size leaves room for the sign, behind the mark of its owner where there is one.
    pub(crate) fn fits(size: TextSize, owner: Option<Seat>, label: &str) -> bool {
        start(size) + marked(owner) + size.width(label) <= 198
    }

    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let t = c.theme;
        let (ink, ground) = match (self.on, self.matters) {
            (true, _) => (t.field, t.seat(self.seat)),
            (false, true) => (if self.owner.is_some() { t.seat(self.owner) } else { t.bone }, t.field),
            (false, false) => (t.ash, t.field),
        };
        if self.on {
            bar(c, self.seat, edges(self.seat, 0), (top, height), ground);
        }
        let middle = top + height / 2;
        let tick = if self.size == TextSize::Large { 25 } else { 19 };
        tick_box(c, (start(self.size) - tick - 10, middle - tick / 2), tick, self.ticked, ink, ground);
        let end = if self.sign.is_empty() { 232 } else { 200 };
        // The longest names have no room beside a mark; their colour says it as well.
        let room = start(self.size) + marked(self.owner) + TextSize::Small.width(&self.label) <= end;
        let owner = self.owner.filter(|_| room);
        if let Some(owner) = owner {
            mark(c, owner, (start(self.size) + 5, middle), 7, ink);
        }
        let left = start(self.size) + marked(owner);
        let fits = left + self.size.width(&self.label) <= end;
        // A capital with an accent stands out of a low row.
        let low = self.size.above(&self.label) <= height / 2 + (self.size.capital() - 1) / 2;
        let size = match self.size {
            size if fits && low => size,
            TextSize::Large if left + TextSize::Body.width(&self.label) <= end => TextSize::Body,
            _ => TextSize::Small,
        };
        // In the lowest rows the letters below the line need every pixel.
        let base = (middle + (size.capital() - 1) / 2).min(top + height - 5);
        size.draw_in(c, (left, base), &self.label, end - left, ink);
        StrokeFont(20).draw(c, 214, middle - 10, &self.sign, ink, Align::Right);
        let color = if self.on && self.seat == Some(Seat::BLUE) { t.field } else { t.bone };
        if self.more.up {
            notch(c, 231, middle - 3, false, color);
        }
        if self.more.down {
            notch(c, 231, middle + 4, true, color);
        }
        if let Some((from, to)) = self.rail {
            c.rect(238, top, 2, height, t.iron);
            c.rect(238, from.into(), 2, i32::from(to) - i32::from(from), t.bone);
        }
    }
}

/// How much the mark of an owner takes.
fn marked(owner: Option<Seat>) -> i32 {
    if owner.is_some() { 19 } else { 0 }
}

fn start(size: TextSize) -> i32 {
    // The box begins where the slanted end of the highest bar does.
    if size == TextSize::Large { 58 } else { 49 }
}
