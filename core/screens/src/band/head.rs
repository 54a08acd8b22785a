//! The head of a screen: who is asked, and what.

use core::fmt::Write;

use umpire_rules::table::Seat;

use super::{Text, Zone};
use crate::blade::Blade;
use crate::canvas::Canvas;
use crate::parts::{lozenge, mark};
use crate::text::{Align, Size};

/// The head.
#[derive(Hash)]
pub(crate) struct Head {
    pub(crate) seat: Option<Seat>,
    pub(crate) title: Text,
    /// A remark at the right, in the second voice.
    pub(crate) note: Text,
    /// The round, where the strip has no room for it: in words if nothing else is noted, else behind the note.
    pub(crate) round: Option<u8>,
}

/// How far the round is from its middle to its sides, and where its middle is.
const LOZENGE: (i32, i32) = (14, 12);
const ROUND: i32 = 222;

impl Head {
    /// A head. Where nothing else is noted, the round is; where there is no room for both, the note stays.
    pub(crate) fn new(seat: Option<Seat>, title: Text, note: Text, round: Option<u8>) -> Self {
        let mut head = Head { seat, title, note, round };
        if !head.note.is_empty() {
            let fits = |head: &Head| Size::Small.width(&head.title) <= head.room(true);
            let beside = fits(&head);
            head.round = None;
            if beside || !fits(&head) {
                head.round = round;
            }
            return head;
        }
        let Some(number) = head.round.take() else { return head };
        let _ = write!(head.note, "round {number}"); // three digits at most
        if !head.has_room_for_note() {
            head.note.clear();
            head.round = round;
        }
        head
    }

    pub(crate) fn paint(&self, c: &mut Canvas, (top, _): Zone) {
        let t = c.theme;
        let edge = self.edge();
        if self.round.is_some() {
            lozenge(c, (ROUND, top + 13), LOZENGE, self.round);
        }
        let left = match self.seat {
            Some(seat) => {
                mark(c, seat, (12, top + 13), 8, t.seat(self.seat));
                26
            }
            None => 6,
        };
        let noted = self.has_room_for_note();
        if !noted && Size::Small.width(&self.title) <= self.room(true) {
            // Two long names share the line in the smaller face rather than lose the end of one.
            Size::Small.draw(c, left, top + 21, &self.title, t.bone, Align::Left);
            return Size::Small.draw(c, edge, top + 21, &self.note, t.ash, Align::Right);
        }
        let wide = if noted || self.note.is_empty() { self.room(noted) } else { Size::Body.width(&self.title) };
        let room = wide.min(self.room(false));
        let mut title = self.title.clone();
        title.make_ascii_uppercase();
        match [20, 16].map(Blade).into_iter().find(|face| face.width(&title) <= room) {
            Some(face) if Blade::has(&title) => {
                face.draw(c, left, top + 4 + (20 - face.0) / 2, &title, t.bone, Align::Left);
            }
            // A name with letters the blade does not have, or a long one.
            _ => {
                let size = if Size::Body.width(&self.title) <= room { Size::Body } else { Size::Small };
                size.draw_in(c, (left, top + 20), &self.title, room, t.bone);
            }
        }
        if noted {
            Size::Small.draw(c, edge, top + 21, &self.note, t.ash, Align::Right);
        } else {
            // What of the note has room behind a long title.
            let x = left + Size::Body.width(&self.title).min(room) + 12;
            if edge - x > 40 {
                Size::Small.draw_cut(c, (x, top + 21), &self.note, edge - x, t.ash);
            }
        }
    }

    /// Whether the note stands beside the title; a long title leaves it out.
    pub(crate) fn has_room_for_note(&self) -> bool {
        Size::Body.width(&self.title) <= self.room(true)
    }

    /// Where title and note end.
    fn edge(&self) -> i32 {
        if self.round.is_some() { ROUND - LOZENGE.0 - 5 } else { 236 }
    }

    /// How wide the title may be.
    fn room(&self, noted: bool) -> i32 {
        let note = Size::Small.width(&self.note);
        self.edge() - if self.seat.is_some() { 26 } else { 6 } - if noted && note > 0 { note + 10 } else { 0 }
    }
}
