//! The head of a screen: who is asked, and what.

use umpire_rules::table::Seat;

use super::{Text, Zone};
use crate::blade::Blade;
use crate::canvas::Canvas;
use crate::parts::mark;
use crate::text::{Align, Size};

/// The head.
#[derive(Hash)]
pub(crate) struct Head {
    pub(crate) seat: Option<Seat>,
    pub(crate) title: Text,
    /// A remark at the right, in the second voice.
    pub(crate) note: Text,
}

impl Head {
    pub(crate) fn paint(&self, c: &mut Canvas, (top, _): Zone) {
        let t = c.theme;
        let left = match self.seat {
            Some(seat) => {
                mark(c, seat, (12, top + 13), 8, t.seat(self.seat));
                26
            }
            None => 6,
        };
        let mut title = self.title.clone();
        title.make_ascii_uppercase();
        let note = Size::Small.width(&self.note);
        let room = 236 - left - if note > 0 { note + 10 } else { 0 };
        let right = match [20, 16].map(Blade).into_iter().find(|face| face.width(&title) <= room) {
            Some(face) if Blade::has(&title) => {
                face.draw(c, left, top + 4 + (20 - face.0) / 2, &title, t.bone, Align::Left)
            }
            // A name with letters the blade does not have, or a long one.
            _ => {
                Size::Body.draw(c, left, top + 22, &self.title, t.bone, Align::Left);
                left + Size::Body.width(&self.title)
            }
        };
        if right + 10 <= 236 - note {
            Size::Small.draw(c, 236, top + 21, &self.note, t.ash, Align::Right);
        }
    }
}
