//! One fact to be ticked, on two lines: what it is, then what it was judged by or asks for.

use umpire_engine::table::{Amount, Fact, Seat};
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::parts::tick_box;
use umpire_raster::seat_mark::mark;
use umpire_raster::shape::poly;
use umpire_raster::stroke_font::StrokeFont;
use umpire_raster::text::{Align, TextSize};

use crate::bands::Zone;
use crate::bands::row::edges;
use crate::strings::{Short, Text, short};

/// What a box says.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum BoxState {
    /// It is so.
    Ticked,
    /// It is not, and that brings nothing.
    Open,
    /// It is not, and that brings something of its own.
    Slashed,
}

impl BoxState {
    /// The box of a row, and what stands at its right end: what it brings so; of an open one, what it would.
    pub(crate) fn of(fact: &Fact, ticked: bool) -> (Self, Short) {
        match (ticked, fact.on, fact.off) {
            (true, on, _) => (BoxState::Ticked, short(on.map_or(Amount::Nothing, |brings| brings.amount))),
            (false, _, Some(off)) => (BoxState::Slashed, short(off.amount)),
            (false, Some(on), None) => (BoxState::Open, worth(on.amount)),
            (false, None, None) => (BoxState::Open, short("")),
        }
    }
}

/// What something is worth before anybody has it: without a sign.
pub(crate) fn worth(amount: Amount) -> Short {
    if let Amount::Plus(much) = amount { short(much) } else { short(amount) }
}

/// One fact.
#[derive(Hash)]
pub(crate) struct NotedTickBand {
    /// Who is asked.
    pub(crate) seat: Option<Seat>,
    /// Whose row it is, where that is another's.
    pub(crate) owner: Option<Seat>,
    pub(crate) label: Text,
    /// The second line.
    pub(crate) note: Text,
    pub(crate) state: BoxState,
    pub(crate) amount: Short,
    /// How large the name is, where it has room; the second line is a size smaller.
    pub(crate) size: TextSize,
    pub(crate) on: bool,
    /// The part of a longer list that is seen, as rows of the panel.
    pub(crate) rail: Option<(u8, u8)>,
}

/// The box: where it begins, and its side.
const BOX: (i32, i32) = (7, 19);
/// Where the lines begin, and where they end.
const LINE: (i32, i32) = (33, 228);
/// How much a mark takes, and half of one.
const MARK: (i32, i32) = (16, 6);
/// The right edge of the amount, and how tall it is.
const AMOUNT: (i32, i32) = (228, 22);
/// How far the cursor's ends are slanted.
const CUT: i32 = 10;

impl NotedTickBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let t = c.theme;
        let dark = self.state == BoxState::Slashed;
        let (ink, second, ground) = match self.on {
            true => (t.field, t.field, t.seat(self.seat)),
            false => (if dark { t.ash } else { t.bone }, t.ash, t.field),
        };
        if self.on {
            let (left, right) = edges(self.seat, 0);
            let (a, b) = match self.seat {
                Some(Seat::RED) => (0, CUT),
                Some(Seat::BLUE) => (CUT, 0),
                _ => (CUT, CUT),
            };
            poly(c, &[(left + a, top), (right, top), (right - b, top + height), (left, top + height)], ground);
        }
        let (x, y) = (BOX.0, top + (height - BOX.1) / 2);
        tick_box(c, (x, y), BOX.1, self.state == BoxState::Ticked, ink, ground);
        if dark {
            let (low, high) = ((x - 4, y + BOX.1 + 2), (x + BOX.1 + 3, y - 3));
            poly(c, &[low, (high.0 - 3, high.1), high, (low.0 + 3, low.1)], ink);
        }
        let large = self.size == TextSize::Large;
        let (first, below) = if large { (31, height - 12) } else { (height / 2 - 4, height - 7) };
        let left = LINE.0 + if self.owner.is_some() { MARK.0 } else { 0 };
        if let Some(owner) = self.owner {
            let color = if self.on { t.field } else { t.seat(Some(owner)) };
            mark(c, owner, (LINE.0 + MARK.1, top + first - 7), MARK.1, color);
        }
        let end = AMOUNT.0 - 5 - StrokeFont(AMOUNT.1).width(&self.amount);
        let fits = |size: &TextSize| left + size.width(&self.label) <= end;
        let size = [self.size, TextSize::Body].into_iter().find(fits).unwrap_or(TextSize::Small);
        size.draw_in(c, (left, top + first), &self.label, end - left, ink);
        let amount_top = top + first - size.capital() / 2 - AMOUNT.1 / 2;
        StrokeFont(AMOUNT.1).draw(c, AMOUNT.0, amount_top, &self.amount, ink, Align::Right);
        let room = LINE.1 - LINE.0;
        let smaller = if large { TextSize::Body } else { TextSize::Small };
        let smaller = if smaller.width(&self.note) <= room { smaller } else { TextSize::Small };
        smaller.draw_in(c, (LINE.0, top + below), &self.note, room, second);
        if let Some((from, to)) = self.rail {
            c.rect(238, top, 2, height, t.iron);
            c.rect(238, from.into(), 2, i32::from(to) - i32::from(from), t.bone);
        }
    }
}
