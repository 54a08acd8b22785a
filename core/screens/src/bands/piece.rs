//! One piece of many in a list.

use embedded_graphics::pixelcolor::Rgb565;
use umpire_engine::table::{Icon, Seat};
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::icon;
use umpire_raster::parts::{bar, notch, slash};
use umpire_raster::text::{Align, TextSize};

use crate::bands::row::{ScrollMore, edges};
use crate::bands::{UnitMark, Zone};
use crate::strings::{Short, Text};

/// One piece, or something else that can be picked.
#[derive(Hash)]
pub(crate) struct PieceBand {
    /// Who is asked.
    pub(crate) seat: Option<Seat>,
    pub(crate) icon: Option<Icon>,
    /// Whose it is, where it is not the one's who is asked: its picture has that colour.
    pub(crate) owner: Option<Seat>,
    pub(crate) name: Text,
    /// What is so for it.
    pub(crate) mark: Option<UnitMark>,
    /// So much of so much, as a gauge.
    pub(crate) gauge: Option<(i16, i16)>,
    /// The same as a number, or what picking it needs.
    pub(crate) figure: Short,
    /// Why not now, in short; empty where it can be picked.
    pub(crate) off: &'static str,
    /// Whether it is gone from the table.
    pub(crate) lost: bool,
    pub(crate) on: bool,
    /// Whether another group ends above it.
    pub(crate) apart: bool,
    pub(crate) more: ScrollMore,
    /// The part of a longer list that is seen, as rows of the panel.
    pub(crate) rail: Option<(u8, u8)>,
}

/// Where the name begins, and where the figure ends.
const NAME: i32 = 29;
const FIGURE: i32 = 224;
/// The same in large letters: inside the slanted end of the cursor.
const FIGURE_LARGE: i32 = 217;
/// The middle of the sign that more rows follow.
const NOTCH: i32 = 233;
/// How wide a figure is at least: `12/12`.
const WIDE: i32 = 52;
/// The least rows of a large one.
const LARGE: i32 = 34;
/// Rows of the gauge.
const TALL: i32 = 15;

impl PieceBand {
    /// A row without a word yet.
    pub(crate) const fn words(seat: Option<Seat>) -> Self {
        PieceBand {
            seat,
            icon: None,
            owner: None,
            name: Text::new(),
            mark: None,
            gauge: None,
            figure: Short::new(),
            off: "",
            lost: false,
            on: false,
            apart: false,
            more: ScrollMore { up: false, down: false },
            rail: None,
        }
    }

    /// Where the gauge stands, before the figure, and the mark before both.
    fn columns(&self, second: TextSize) -> (i32, i32) {
        if second != TextSize::Small || self.gauge.is_none() && self.mark.is_some() {
            // Large ones and those with long names say it in the number alone.
            let figure = figure_end(second) - second.width(&self.figure);
            return (figure, figure - 24);
        }
        let gauge = FIGURE - second.width(&self.figure).max(WIDE) - 11;
        (gauge, gauge - 20)
    }

    /// Where the name must end.
    fn end(&self, second: TextSize) -> i32 {
        let (gauge, mark) = self.columns(second);
        match (self.mark, self.gauge) {
            (Some(_), _) => mark - 3,
            (None, Some(_)) => gauge - 5,
            (None, None) if self.figure.is_empty() => FIGURE + 6,
            (None, None) => figure_end(second) - second.width(&self.figure) - 6,
        }
    }

    /// Whether the name has room in this size, beside what stands at the right in that.
    pub(crate) fn fits(&self, name: TextSize, second: TextSize) -> bool {
        start(second) + name.width(&self.name) <= self.end(second)
    }

    /// With more room for the name: its number says it all.
    pub(crate) fn bare(self) -> Self {
        PieceBand { mark: None, gauge: None, ..self }
    }

    /// With what it has alone, and not of how much.
    pub(crate) fn short(mut self) -> Self {
        let short = self.figure.find('/').unwrap_or(self.figure.len());
        self.figure.truncate(short);
        self
    }

    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let t = c.theme;
        let dim = !self.off.is_empty() || self.lost;
        let (ink, picture, ground) = match (self.on, dim) {
            (true, false) => (t.field, t.field, t.seat(self.seat)),
            (true, true) => (t.field, t.field, t.ash),
            (false, false) => (t.bone, t.seat(self.owner), t.field),
            (false, true) => (t.ash, t.iron, t.field),
        };
        if self.apart {
            c.rect(6, top, 216, 1, t.iron);
        }
        if self.on {
            // A slanted end at the left leaves the picture on the bar.
            let (left, right) = edges(self.seat, 0);
            bar(c, self.seat, (if left > 0 { left - height / 2 } else { 0 }, right), (top, height), ground);
        }
        let middle = top + height / 2;
        // Large ones have rows of their own height.
        let second = if height < LARGE { TextSize::Small } else { TextSize::Body };
        let picture_size = if height < LARGE { 18 } else { 24 };
        if let Some(icon) = self.icon {
            let at = (7, middle - picture_size / 2);
            icon::draw(c, icon, at, picture_size, picture, ground);
            c.note(at.0, at.1, picture_size, picture_size, "icon");
        }
        if self.lost {
            slash(c, (0, top + height - 2), (30, top + 2), 4);
        }
        let (x, room) = (start(second), self.end(second) - start(second));
        let sizes = [TextSize::Large, TextSize::Body].into_iter().filter(|_| height >= LARGE);
        let size = sizes.into_iter().find(|size| size.width(&self.name) <= room).unwrap_or(TextSize::Small);
        size.draw_cut(c, (x, middle + size.capital() / 2), &self.name, room, ink);
        self.right(c, (middle, x + size.width(&self.name).min(room)), second, (ink, ground));
        let (on, far) = (self.on, self.on && self.seat == Some(Seat::BLUE));
        if self.more.up {
            notch(c, NOTCH, middle - 3, false, if on { t.field } else { t.bone });
        }
        if self.more.down {
            notch(c, NOTCH, middle + 4, true, if far { t.field } else { t.bone });
        }
        if let Some((from, to)) = self.rail {
            c.rect(238, top, 2, height, t.iron);
            c.rect(238, from.into(), 2, i32::from(to) - i32::from(from), t.bone);
        }
    }

    /// What stands at the right: its state, or why not.
    fn right(
        &self,
        c: &mut Canvas<impl Target>,
        (middle, label): (i32, i32),
        second: TextSize,
        (ink, ground): (Rgb565, Rgb565),
    ) {
        let t = c.theme;
        let (base, end) = (middle + second.capital() / 2, figure_end(second));
        // Under the cursor the foot says it in full.
        if !self.off.is_empty() && !self.on && label + 8 + second.width(self.off) <= end {
            return second.draw(c, end, base, self.off, t.ash, Align::Right);
        }
        let (gauge, mark_at) = self.columns(second);
        match self.mark {
            Some(UnitMark::Icon(mark)) => icon::draw(c, mark, (mark_at, middle - 8), 17, ink, ground),
            Some(UnitMark::Word(word)) => {
                let base = middle + TextSize::Small.capital() / 2;
                TextSize::Small.draw(c, mark_at + 18, base, word, ink, Align::Right);
            }
            None => {}
        }
        let mut color = ink;
        if let Some((now, of)) = self.gauge {
            let (now, of) = (i32::from(now.max(0)), i32::from(of.max(1)));
            // What is half full or more catches the eye.
            if !self.on && now * 2 < of {
                color = t.ash;
            }
            let floor = middle + TALL / 2;
            c.rect(gauge, floor - TALL, 7, TALL, if self.on { ink } else { t.iron });
            c.rect(gauge + 2, floor - TALL + 2, 3, TALL - 4, ground);
            let tall = TALL * now.min(of) / of;
            c.rect(gauge, floor - tall, 7, tall, color);
        }
        second.draw(c, end, base, &self.figure, color, Align::Right);
    }
}

/// Where the name begins, beside things of this size.
fn start(second: TextSize) -> i32 {
    if second == TextSize::Small { NAME } else { NAME + 8 }
}

/// Where the figure ends in this size.
fn figure_end(second: TextSize) -> i32 {
    if second == TextSize::Small { FIGURE } else { FIGURE_LARGE }
}
