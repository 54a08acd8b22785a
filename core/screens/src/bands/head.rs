//! The head of a screen: who is asked, and what.

use core::fmt::Write;

use umpire_engine::table::Seat;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::parts::{chip, chip_width, lozenge};
use umpire_raster::seat_mark::mark;
use umpire_raster::stroke_font::StrokeFont;
use umpire_raster::text::{Align, TextSize};

use crate::bands::Zone;
use crate::strings::Text;

/// The head.
#[derive(Hash)]
pub(crate) struct HeadBand {
    pub(crate) seat: Option<Seat>,
    pub(crate) title: Text,
    /// A remark at the right, in the second voice.
    pub(crate) note: Text,
    /// Whose piece the remark names: their mark stands before it.
    pub(crate) whom: Option<Seat>,
    /// Whether the title is a name: it stands as it is written, and never in capitals.
    pub(crate) named: bool,
    /// What kind of thing it is, in a frame at the right; empty where the title says it.
    pub(crate) chip: &'static str,
    /// The round, where the strip has no room for it: in words if nothing else is noted, else behind the note.
    pub(crate) round: Option<u8>,
    /// Whether the remark is the step of the turn: in the first voice.
    pub(crate) stepped: bool,
}

/// What stands in a head beside its words: the round, where the strip has no room for it, with what the game calls it; and
/// the step of the turn, and of how many, where it has steps.
#[derive(Clone, Copy, Default)]
pub(crate) struct HeadAside {
    pub(crate) round: Option<(&'static str, u8)>,
    pub(crate) step: Option<(u8, u8)>,
}

/// How far the round is from its middle to its sides, and where its middle is.
const LOZENGE: (i32, i32) = (14, 12);
const ROUND: i32 = 222;
/// Columns of the mark before a note.
const WHOM: i32 = 16;
/// Where notes end, and the chip.
const RIGHT: i32 = 236;

impl HeadBand {
    /// A head. Where nothing else is noted, the step or the round is; where there is no room for both, the note stays.
    pub(crate) fn new(
        seat: Option<Seat>,
        (title, note): (Text, Text),
        chip: &'static str,
        HeadAside { round: named, step }: HeadAside,
    ) -> Self {
        let round = named.map(|(_, number)| number);
        let mut head = HeadBand { seat, title, note, whom: None, named: false, chip, round, stepped: false };
        if let Some((now, of)) = step.filter(|_| head.note.is_empty()) {
            let _ = write!(head.note, "{now} of {of}"); // three digits each at most
            head.stepped = head.has_room_for_note();
            if !head.stepped {
                head.note.clear();
            }
        }
        if !head.note.is_empty() {
            let fits = |head: &HeadBand| TextSize::Small.width(&head.title) <= head.room(true);
            let beside = fits(&head);
            head.round = None;
            if beside || !fits(&head) {
                head.round = round;
            }
            return head;
        }
        let Some((word, number)) = named else { return head };
        head.round = None;
        let _ = write!(head.note, "{word} {number}"); // three digits at most
        head.note.make_ascii_lowercase();
        if !head.has_room_for_note() {
            head.note.clear();
            head.round = round;
            // A name is not cut for it.
            if TextSize::Small.width(&head.title) > head.room(false) {
                head.round = None;
            }
        }
        head
    }

    /// Whether a title has no room in one line, whatever else makes way for it.
    pub(crate) fn is_long(seat: Option<Seat>, title: &str) -> bool {
        TextSize::Small.width(title) > RIGHT - left(seat)
    }

    /// With the mark of whom the remark names, where there is room for all of it.
    pub(crate) fn about(self, whom: Option<Seat>) -> Self {
        let head = HeadBand { whom, ..self };
        let fits = TextSize::Small.width(&head.title) <= head.room(true);
        HeadBand { whom: whom.filter(|_| fits), ..head }
    }

    /// With a clock behind what is noted, where there is room for all of it.
    pub(crate) fn beside_clock(mut self, clock: &str) -> Self {
        if !clock.is_empty() && *self.note != *clock {
            let noted = self.note.len();
            let whole = write!(self.note, "  {clock}").is_ok();
            if !whole || !self.has_room_for_note() {
                self.note.truncate(noted);
            }
        }
        self
    }

    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, _): Zone) {
        let t = c.theme;
        let (left, edge) = (self.left(), self.edge());
        if let Some(seat) = self.seat {
            mark(c, seat, (12, top + 13), 8, t.seat(self.seat));
        }
        if self.round.is_some() {
            lozenge(c, (ROUND, top + 13), LOZENGE, self.round);
        }
        if self.has_room_for_chip() {
            chip(c, (self.right(), top + 3), self.chip);
        }
        let noted = self.has_room_for_note();
        if !noted && TextSize::Small.width(&self.title) <= self.room(true) {
            // Two long names share the line in the smaller face rather than lose the end of one.
            TextSize::Small.draw(c, left, top + 21, &self.title, t.bone, Align::Left);
            return self.remark(c, top);
        }
        let wide = if noted || self.note.is_empty() { self.room(noted) } else { TextSize::Body.width(&self.title) };
        let room = wide.min(self.room(false));
        let mut title = self.title.clone();
        title.make_ascii_uppercase();
        match [20, 16].map(StrokeFont).into_iter().find(|face| face.width(&title) <= room) {
            Some(face) if StrokeFont::has(&title) && !self.named => {
                face.draw(c, left, top + 4 + (20 - face.0) / 2, &title, t.bone, Align::Left);
            }
            // A name with letters the stroke font does not have, or a long one.
            _ => {
                let size = if TextSize::Body.width(&self.title) <= room { TextSize::Body } else { TextSize::Small };
                size.draw_in(c, (left, top + 20), &self.title, room, t.bone);
            }
        }
        if noted {
            self.remark(c, top);
        } else {
            // What of the note has room behind a long title.
            let x = left + TextSize::Body.width(&self.title).min(room) + 12;
            if edge - x > 40 {
                TextSize::Small.draw_cut(c, (x, top + 21), &self.note, edge - x, t.ash);
            }
        }
    }

    /// The note at its place, with the mark of whom it names.
    fn remark(&self, c: &mut Canvas<impl Target>, top: i32) {
        let ink = if self.stepped { c.theme.bone } else { c.theme.ash };
        let x = self.edge() - TextSize::Small.width(&self.note);
        TextSize::Small.draw(c, x, top + 21, &self.note, ink, Align::Left);
        if let Some(seat) = self.whom.filter(|_| !self.note.is_empty()) {
            mark(c, seat, (x - 9, top + 14), 5, c.theme.seat(self.whom));
        }
    }

    /// Whether the note stands beside the title; a long title leaves it out.
    pub(crate) fn has_room_for_note(&self) -> bool {
        TextSize::Body.width(&self.title) <= self.room(true)
    }

    /// Whether it has no room for the whole note in any size.
    pub(crate) fn cuts_note(&self) -> bool {
        TextSize::Small.width(&self.title) > self.room(true)
    }

    /// Whether the chip stands beside the title: a name is never cut for it.
    fn has_room_for_chip(&self) -> bool {
        let beside = self.left() + TextSize::Small.width(&self.title) + 8 + chip_width(self.chip);
        !self.chip.is_empty() && beside <= self.right()
    }

    fn left(&self) -> i32 {
        left(self.seat)
    }

    /// Where the chip ends: before the round.
    fn right(&self) -> i32 {
        if self.round.is_some() { ROUND - LOZENGE.0 - 5 } else { RIGHT }
    }

    /// Where title and note end: before the chip.
    fn edge(&self) -> i32 {
        self.right() - if self.has_room_for_chip() { chip_width(self.chip) + 8 } else { 0 }
    }

    /// How wide the title may be.
    fn room(&self, noted: bool) -> i32 {
        let note = TextSize::Small.width(&self.note) + if self.whom.is_some() { WHOM } else { 0 };
        self.edge() - self.left() - if noted && note > 0 { note + 10 } else { 0 }
    }
}

/// Where a title begins: behind the mark of whom it is asked.
fn left(seat: Option<Seat>) -> i32 {
    if seat.is_some() { 26 } else { 6 }
}
