//! The curtain in front of a secret: hand over, choose unseen, look while the key is held.

use core::fmt::Write;

use heapless::String;
use umpire_rules::table::Seat;

use super::{Text, Zone};
use crate::blade::Blade;
use crate::canvas::Canvas;
use crate::key::Key;
use crate::parts::{Cap, arrow, cap, mark, plate};
use crate::text::{Align, Size};

/// What the curtain shows.
#[derive(Hash)]
pub(crate) enum Scene {
    /// The device goes to this seat.
    HandOver,
    /// Something is being chosen. Nothing in here knows what.
    Closed(Text),
    /// What is chosen, while the key is held.
    Open(Text, i16),
}

/// A seat's curtain.
#[derive(Hash)]
pub(crate) struct Curtain {
    pub(crate) seat: Seat,
    pub(crate) scene: Scene,
}

impl Curtain {
    pub(crate) fn paint(&self, c: &mut Canvas, (top, height): Zone) {
        let color = c.theme.seat(Some(self.seat));
        match &self.scene {
            Scene::HandOver => {
                self.folds(c, (0, 240), (top, height));
                self.hand_over(c);
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
    }

    fn folds(&self, c: &mut Canvas, (left, right): (i32, i32), (top, height): Zone) {
        let (color, fold) = (c.theme.seat(Some(self.seat)), c.theme.fold(self.seat));
        for x in (left..right).step_by(20) {
            c.rect(x, top + 2, (right - x).min(13), height - 2, color);
            c.rect(x + 13, top + 2, (right - x - 13).min(7), height - 2, fold);
        }
    }

    fn hand_over(&self, c: &mut Canvas) {
        let t = c.theme;
        let (name, color) = (self.seat.name(), t.seat(Some(self.seat)));
        plate(c, (26, 64), (188, 124));
        centred(c, 96, "Hand over to", 180);
        let mut big: String<8> = String::new();
        let _ = big.push_str(name); // six letters at most
        big.make_ascii_uppercase();
        let face = if Blade(42).width(&big) <= 118 { Blade(42) } else { Blade(32) };
        let left = 120 - (face.width(&big) + 52) / 2;
        mark(c, self.seat, (left + 20, 130), 20, color);
        face.draw(c, left + 52, 130 - face.0 / 2, &big, color, Align::Left);
        let mut only: String<32> = String::new();
        let _ = write!(only, "Only {name} may look"); // as long as the longest name
        Size::Small.draw(c, 120, 177, &only, t.ash, Align::Centre);
        plate(c, (46, 202), (148, 32));
        cap(c, (62, 208), Cap::Key(Key::A));
        only.clear();
        let _ = write!(only, "I am {name}");
        Size::Body.draw(c, 90, 226, &only, t.bone, Align::Left);
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
