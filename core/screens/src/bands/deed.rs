//! Who does what to whom, on two lines that are never cut: subject and verb, then the object and the moment.

use umpire_engine::table::Seat;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::parts::{chip, chip_width};
use umpire_raster::seat_mark::mark;
use umpire_raster::shape::poly;
use umpire_raster::text::{Align, TextSize};
use umpire_raster::wrap::wrap;

use crate::bands::Zone;
use crate::strings::{Text, text};

/// Two lines in place of a title.
#[derive(Hash)]
pub(crate) struct DeedBand {
    /// Who does what; nobody's mark stands before the rest of a long line.
    pub(crate) by: (Option<Seat>, Text),
    pub(crate) to: Option<(Option<Seat>, Text)>,
    pub(crate) moment: Option<DeedMoment>,
    /// What kind of thing it is, in a frame; empty where nothing is.
    pub(crate) chip: &'static str,
    /// A remark in the second voice, where there is room for it.
    pub(crate) note: Text,
}

/// One of the moments at which the same thing is asked.
#[derive(Clone, Copy, Hash)]
pub(crate) struct DeedMoment {
    pub(crate) name: &'static str,
    pub(crate) now: u8,
    pub(crate) of: u8,
}

/// Where names begin, and where all that stands at the right ends.
const EDGES: (i32, i32) = (26, 236);
/// From a name to what stands beside it.
const GAP: i32 = 8;
/// How wide a moment's cut is, and from one to the next.
const CUT: i32 = 14;
const PITCH: i32 = CUT + 3;

impl DeedBand {
    /// Rows of one line, and of both.
    pub(crate) const ONE: usize = 26;
    pub(crate) const BOTH: usize = 52;

    /// How many rows it takes.
    pub(crate) fn height(&self) -> usize {
        if self.to.is_some() || self.moment.is_some() { DeedBand::BOTH } else { DeedBand::ONE }
    }

    /// As much of the first line as has room, where not all of it has: the rest is the first line then.
    pub(crate) fn break_line(&mut self) -> Option<DeedBand> {
        if fits(&self.by.1, 0) {
            return None;
        }
        let first = text(wrap(&self.by.1, TextSize::Small, EDGES.1 - EDGES.0).next()?);
        let rest = text(self.by.1.get(first.len()..)?.trim_start());
        let (seat, note) = (self.by.0.take(), Text::new());
        self.by.1 = rest;
        Some(DeedBand { by: (seat, first), to: None, moment: None, chip: "", note })
    }

    /// Whether the object has room: beside the moment, or alone where the subject leaves room for that.
    pub(crate) fn has_room_for_target(&self) -> bool {
        self.beside_target(self.moment_width()) || self.lifts_moment()
    }

    /// Whether the moment stands on the first line, since the object needs all of the second.
    fn lifts_moment(&self) -> bool {
        let moment = self.moment_width();
        !self.beside_target(moment) && fits(&self.by.1, moment)
    }

    fn beside_target(&self, wide: i32) -> bool {
        self.to.as_ref().is_none_or(|(_, to)| fits(to, wide))
    }

    fn moment_width(&self) -> i32 {
        self.moment.map_or(0, |moment| moment.width())
    }

    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let (moment, framed) = (self.moment_width(), chip_width(self.chip));
        let noted = TextSize::Small.width(&self.note);
        // One thing stands at the right end of each line.
        let (above, below) = if self.lifts_moment() {
            (Right::Moment, Right::Nothing)
        } else {
            let chip_above = framed > 0 && fits(&self.by.1, framed);
            let above = match (chip_above, noted > 0 && fits(&self.by.1, noted)) {
                (true, _) => Right::Chip,
                (false, true) => Right::Note,
                (false, false) => Right::Nothing,
            };
            let noted_above = matches!(above, Right::Note);
            let below = match framed > 0 && !chip_above && self.beside_target(framed) {
                _ if moment > 0 => Right::Moment,
                true => Right::Chip,
                false if noted > 0 && !noted_above && self.to.is_some() && self.beside_target(noted) => Right::Note,
                false => Right::Nothing,
            };
            (above, below)
        };
        for (right, top, line) in [(above, top, Some(&self.by)), (below, top + 24, self.to.as_ref())] {
            let beside = match right {
                Right::Nothing => 0,
                Right::Chip => framed,
                Right::Note => noted,
                Right::Moment => moment,
            };
            self.right(c, right, top);
            if let Some(line) = line {
                name(c, line, (top, height), beside);
            }
        }
    }

    /// What stands at the right end of a line.
    fn right(&self, c: &mut Canvas<impl Target>, right: Right, top: i32) {
        let t = c.theme;
        match (right, self.moment) {
            (Right::Chip, _) => chip(c, (EDGES.1, top + 3), self.chip),
            (Right::Note, _) => TextSize::Small.draw(c, EDGES.1, top + 20, &self.note, t.ash, Align::Right),
            (Right::Moment, Some(moment)) => moment.paint(c, top + 16),
            _ => {}
        }
    }
}

/// What can stand at the right end of a line.
#[derive(Clone, Copy)]
enum Right {
    Nothing,
    Chip,
    Note,
    Moment,
}

/// Whether a name has room beside something so wide.
fn fits(name: &str, beside: i32) -> bool {
    EDGES.0 + TextSize::Small.width(name) + if beside > 0 { GAP + beside } else { 0 } <= EDGES.1
}

/// A name with its side's mark, as large as it can be beside something so wide.
fn name(c: &mut Canvas<impl Target>, (seat, text): &(Option<Seat>, Text), (top, height): Zone, beside: i32) {
    let t = c.theme;
    if let Some(whose) = *seat {
        mark(c, whose, (12, top + 12), 7, t.seat(*seat));
    }
    let room = EDGES.1 - EDGES.0 - if beside > 0 { GAP + beside } else { 0 };
    let size = if TextSize::Body.width(text) <= room { TextSize::Body } else { TextSize::Small };
    // A part of a broken line has a little less room.
    let low = size == TextSize::Body && height < DeedBand::ONE as i32;
    size.draw_in(c, (EDGES.0, top + if low { 19 } else { 20 }), text, room, t.bone);
}

impl DeedMoment {
    fn width(self) -> i32 {
        TextSize::Small.width(self.name).max(i32::from(self.of) * PITCH - PITCH + CUT)
    }

    /// The word, and a cut per moment under it: past, now, to come.
    fn paint(self, c: &mut Canvas<impl Target>, base: i32) {
        let t = c.theme;
        TextSize::Small.draw(c, EDGES.1, base, self.name, t.bone, Align::Right);
        for i in 0..self.of {
            let x = EDGES.1 - CUT - i32::from(self.of - 1 - i) * PITCH;
            let (y, h) = if i == self.now { (base + 4, 6) } else { (base + 6, 2) };
            let color = if i <= self.now { t.bone } else { t.iron };
            poly(c, &[(x + h / 2, y), (x + CUT, y), (x + CUT - h / 2, y + h), (x, y + h)], color);
        }
    }
}
