//! The curtain in front of a secret: hand over, choose unseen, look while the key is held.

use core::fmt::Write;

use heapless::String;
use umpire_rules::table::Seat;

use super::{Text, Zone, text};
use crate::blade::Blade;
use crate::canvas::Canvas;
use crate::key::Key;
use crate::parts::{Cap, arrow, cap, lozenge, mark, plate};
use crate::text::{Align, Size};

/// What the curtain shows.
#[derive(Hash)]
pub(crate) enum Scene {
    /// The device goes to this seat, after so many of all who are asked.
    HandOver { name: Text, at: u8, of: u8 },
    /// Something is being chosen. Nothing in here knows what.
    Closed(Text),
    /// What is chosen, while the key is held.
    Open(Text, i16),
}

/// A seat's curtain.
#[derive(Hash)]
pub(crate) struct Curtain {
    pub(crate) seat: Seat,
    /// The round, where the strip has no room for it.
    pub(crate) round: Option<u8>,
    pub(crate) scene: Scene,
}

impl Curtain {
    pub(crate) fn paint(&self, c: &mut Canvas, (top, height): Zone) {
        let color = c.theme.seat(Some(self.seat));
        match &self.scene {
            Scene::HandOver { name, at, of } => {
                self.folds(c, (0, 240), (top, height));
                self.hand_over(c, name, (*at, *of));
            }
            Scene::Closed(title) => {
                self.folds(c, (0, 240), (top, height));
                plate(c, (56, 56), (128, 116));
                centred(c, 84, title, 116);
                Blade(64).draw(c, 120, 96, "?", color, Align::Centre);
                arrow(c, (82, 130), (-1, 0), c.theme.bone);
                arrow(c, (158, 130), (1, 0), c.theme.bone);
                plate(c, (26, 182), (188, 54));
                cap(c, (44, 187), Cap::Key(Key::Y));
                Size::Small.draw(c, 70, 204, "Hold to look", c.theme.bone, Align::Left);
                cap(c, (44, 211), Cap::Key(Key::A));
                Size::Small.draw(c, 70, 228, "Lock it in", c.theme.bone, Align::Left);
            }
            Scene::Open(title, value) => {
                self.folds(c, (0, 27), (top, height));
                self.folds(c, (213, 240), (top, height));
                centred(c, 66, title, 180);
                self.value(c, *value);
            }
        }
        if self.round.is_some() {
            lozenge(c, (226, top + 16), (14, 12), self.round);
        }
    }

    fn folds(&self, c: &mut Canvas, (left, right): (i32, i32), (top, height): Zone) {
        let (color, fold) = (c.theme.seat(Some(self.seat)), c.theme.fold(self.seat));
        for x in (left..right).step_by(20) {
            c.rect(x, top + 2, (right - x).min(13), height - 2, color);
            c.rect(x + 13, top + 2, (right - x - 13).min(7), height - 2, fold);
        }
    }

    fn hand_over(&self, c: &mut Canvas, name: &str, (at, of): (u8, u8)) {
        let t = c.theme;
        plate(c, (26, 64), (188, 124));
        centred(c, 96, "Hand over to", 180);
        self.who(c, name);
        let mut line: String<48> = String::new();
        // As long as the longest name.
        let _ = match of - at {
            _ if of <= 2 => write!(line, "Only {name} may look"),
            1 => write!(line, "{of} of {of}, the last"),
            to_go => write!(line, "{} of {of}, {} to go", at + 1, to_go - 1),
        };
        let said = if Size::Small.width(&line) <= 176 { &line } else { "Nobody else may look" };
        Size::Small.draw(c, 120, 177, said, t.ash, Align::Centre);
        line.clear();
        let _ = write!(line, "I am {name}");
        let fits = |(size, inset): &(Size, i32)| size.width(&line) <= 240 - 2 * inset - 52;
        let sizes = [(Size::Body, 46), (Size::Body, 20), (Size::Small, 20)];
        let (size, inset, line) = match sizes.into_iter().find(fits) {
            Some((size, inset)) => (size, inset, line.as_str()),
            None => (Size::Body, 46, "It is me"),
        };
        plate(c, (inset, 202), (240 - 2 * inset, 32));
        cap(c, (inset + 16, 208), Cap::Key(Key::A));
        size.draw(c, inset + 44, 226, line, t.bone, Align::Left);
    }

    /// The mark and the name, as large as they fit beside each other; a long name below its mark.
    fn who(&self, c: &mut Canvas, name: &str) {
        let color = c.theme.seat(Some(self.seat));
        let mut big = text(name);
        big.make_ascii_uppercase();
        let face = [42, 32, 26].map(Blade).into_iter().find(|face| face.width(&big) <= 118);
        if let Some(face) = face.filter(|_| Blade::has(&big)) {
            let left = 120 - (face.width(&big) + 52) / 2;
            mark(c, self.seat, (left + 20, 130), 20, color);
            face.draw(c, left + 52, 130 - face.0 / 2, &big, color, Align::Left);
            return;
        }
        let wide = Size::Large.width(name);
        if wide <= 124 {
            let left = 120 - (wide + 48) / 2;
            mark(c, self.seat, (left + 18, 130), 18, color);
            return Size::Large.draw(c, left + 48, 141, name, c.theme.bone, Align::Left);
        }
        mark(c, self.seat, (120, 117), 12, color);
        let fits = |size: &Size| size.width(name) <= 176;
        let size = [Size::Large, Size::Body].into_iter().find(fits).unwrap_or(Size::Small);
        let wide = size.width(name).min(176);
        size.draw_cut(c, (120 - wide / 2, 157), name, 176, c.theme.bone);
    }

    fn value(&self, c: &mut Canvas, value: i16) {
        let t = c.theme;
        let color = t.seat(Some(self.seat));
        let mut digits: String<8> = String::new();
        let _ = write!(digits, "{value}"); // six at most
        let face = [104, 80, 56, 36].map(Blade).into_iter().find(|f| f.width(&digits) <= 106).unwrap_or(Blade(28));
        face.draw(c, 120, 130 - face.0 / 2, &digits, color, Align::Centre);
        arrow(c, (60, 130), (-1, 0), t.bone);
        arrow(c, (180, 130), (1, 0), t.bone);
        if (1..=7).contains(&value) {
            let left = 120 - (i32::from(value) - 1) * 12;
            for i in 0..i32::from(value) {
                mark(c, self.seat, (left + i * 24, 200), 8, color);
            }
        }
        Size::Small.draw(c, 120, 232, "Let go to hide", t.ash, Align::Centre);
    }
}

fn centred(c: &mut Canvas, y: i32, text: &str, room: i32) {
    let size = if Size::Body.width(text) <= room { Size::Body } else { Size::Small };
    size.draw(c, 120, y, text, c.theme.bone, Align::Centre);
}
