//! One option in a list, on two lines: what it is and whose, and what it takes. A long name has a third.

use embedded_graphics::pixelcolor::Rgb565;
use umpire_engine::table::{Icon, Seat};
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::icon;
use umpire_raster::parts::notch;
use umpire_raster::seat_mark::{cost, mark};
use umpire_raster::shape::poly;
use umpire_raster::text::{Align, TextSize};

use crate::bands::Zone;
use crate::bands::row::{ScrollMore, edges};
use crate::strings::Text;

/// One option, or the one that takes a single line.
#[derive(Hash)]
pub(crate) struct TwoLineRowBand {
    /// Who is asked.
    pub(crate) seat: Option<Seat>,
    /// Its picture; without one the mark of its owner.
    pub(crate) icon: Option<Icon>,
    /// Whose it is: who is asked, but for a piece of another.
    pub(crate) owner: Option<Seat>,
    pub(crate) label: Text,
    /// Whose piece, where it is one's.
    pub(crate) whose: Text,
    /// The second line.
    pub(crate) gist: &'static str,
    pub(crate) cost: u8,
    /// Whether it cannot be picked now.
    pub(crate) off: bool,
    /// How large names are; what stands below or beside them is a size smaller.
    pub(crate) size: TextSize,
    pub(crate) on: bool,
    pub(crate) more: ScrollMore,
    /// The part of a longer list that is seen, as rows of the panel.
    pub(crate) rail: Option<(u8, u8)>,
}

/// Where both lines begin, and where each ends: the second inside the slanted end of the cursor.
const LINE: (i32, [i32; 2]) = (42, [236, 226]);
/// How far the cursor's end is slanted.
const CUT: i32 = 10;
/// The middle of the last cost mark, and half of one.
const COST: (i32, i32) = (222, 5);
/// Half of the mark before a row, and its middle; a picture is three times as large, and begins behind the slanted end.
const MARK: (i32, i32) = (7, 22);
const PICTURE: i32 = 16;
/// The middle of the sign that more rows follow.
const NOTCH: i32 = 231;

impl TwoLineRowBand {
    /// Where the first line ends: before the cost.
    fn end(&self) -> i32 {
        if self.cost == 0 { LINE.1[0] } else { COST.0 - i32::from(self.cost) * (2 * self.pip() + 4) + self.pip() }
    }

    /// Whether the name stands beside the label; else it has a line of its own.
    pub(crate) fn has_room_for_name(&self) -> bool {
        self.fits(if self.size == TextSize::Large { self.size } else { TextSize::Small })
    }

    /// The same with the label in this size.
    fn fits(&self, size: TextSize) -> bool {
        let whose = self.second().width(&self.whose);
        LINE.0 + size.width(&self.label) + if whose > 0 { whose + 8 } else { 0 } <= self.end()
    }

    /// Half a cost mark.
    fn pip(&self) -> i32 {
        if self.size == TextSize::Large { COST.1 + 3 } else { COST.1 }
    }

    /// The size of all but the label.
    fn second(&self) -> TextSize {
        if self.size == TextSize::Large { TextSize::Body } else { TextSize::Small }
    }

    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let t = c.theme;
        let color = t.seat(self.seat);
        let (ink, second, ground) = match (self.on, self.off) {
            (true, false) => (t.field, t.field, color),
            (true, true) => (t.field, t.field, t.ash),
            (false, false) => (t.bone, t.ash, t.field),
            (false, true) => (t.ash, t.ash, t.field),
        };
        if self.on {
            self.bar(c, (top, height), ground);
        }
        // A large name has its picture beside it, and what it takes below both.
        let middle = if self.size == TextSize::Large && !self.gist.is_empty() { top + 18 } else { top + height / 2 };
        match (self.icon, self.owner) {
            (Some(icon), _) => {
                let (size, at) = (22, (PICTURE, middle - 11));
                icon::draw(c, icon, at, size, ink, ground);
                c.note(at.0, at.1, size, size, "icon");
            }
            (None, Some(seat)) => {
                mark(c, seat, (MARK.1, middle), MARK.0, if self.on { t.field } else { t.seat(Some(seat)) })
            }
            (None, None) => {}
        }
        let large = self.size == TextSize::Large;
        let (first, whose_base, gist_base, gist_at) =
            if large { (29, 54, height - 8, 10) } else { (20, 38, height - 5, LINE.0) };
        let base = if self.gist.is_empty() { middle + (self.size.capital() - 1) / 2 } else { top + first };
        let end = self.end();
        let (small, beside) = (self.second(), self.has_room_for_name());
        let fits = |size: &TextSize| if beside { self.fits(*size) } else { LINE.0 + size.width(&self.label) <= end };
        let size = [self.size, TextSize::Body].into_iter().find(fits);
        let size = size.unwrap_or(if beside || large { TextSize::Small } else { TextSize::Body });
        size.draw_in(c, (LINE.0, base), &self.label, end - LINE.0, ink);
        if beside {
            small.draw(c, end, base, &self.whose, second, Align::Right);
        } else {
            self.below(c, (LINE.0, top + whose_base), &self.whose, second);
        }
        self.below(c, (gist_at, top + gist_base), self.gist, second);
        if let (Some(seat), false) = (self.seat, self.off) {
            let middle = base - self.size.capital() / 2;
            cost(c, seat, self.cost, (COST.0, middle), self.pip(), if self.on { t.field } else { color });
        }
        // The lower corner lies beside a slanted bar, the upper one on it.
        if self.more.up {
            notch(c, NOTCH, top + 10, false, if self.on { t.field } else { t.bone });
        }
        if self.more.down {
            let on = self.on && self.seat == Some(Seat::BLUE);
            notch(c, NOTCH, top + height - 9, true, if on { t.field } else { t.bone });
        }
        if let Some((from, to)) = self.rail {
            c.rect(238, top, 2, height, t.iron);
            c.rect(238, from.into(), 2, i32::from(to) - i32::from(from), t.bone);
        }
    }

    /// A line below the label, as large as it has room for.
    fn below(&self, c: &mut Canvas<impl Target>, (x, base): (i32, i32), text: &str, ink: Rgb565) {
        let room = LINE.1[1] - x;
        let size = if self.second().width(text) <= room { self.second() } else { TextSize::Small };
        size.draw_in(c, (x, base), text, room, ink);
    }

    /// The cursor: all of the row, from its seat's own edge of the panel.
    fn bar(&self, c: &mut Canvas<impl Target>, (y, h): Zone, color: Rgb565) {
        let (left, right) = edges(self.seat, 0);
        let (a, b) = match self.seat {
            Some(Seat::RED) => (0, CUT),
            Some(Seat::BLUE) => (CUT, 0),
            _ => (CUT, CUT),
        };
        poly(c, &[(left + a, y), (right, y), (right - b, y + h), (left, y + h)], color);
    }
}
