//! The curtain in front of a secret: hand over, choose unseen, look while the key is held.

use core::fmt::Write;

use heapless::String;
use umpire_rules::table::Seat;

use crate::bands::Zone;
use crate::key::Key;
use crate::raster::canvas::{Canvas, Target};
use crate::raster::key_cap::{Cap, cap};
use crate::raster::parts::{arrow, lozenge, plate};
use crate::raster::seat_mark::mark;
use crate::raster::stroke_font::StrokeFont;
use crate::raster::text::{Align, TextSize};
use crate::raster::wrap::{even, wrap};
use crate::strings::{Text, text};

/// What the curtain shows.
#[derive(Hash)]
pub(crate) enum CurtainScene {
    /// The device goes to this seat, after so many of all who are asked.
    HandOver { note: Text, name: Text, at: u8, of: u8 },
    /// Something is being chosen. Nothing in here knows what.
    Closed {
        title: Text,
        /// How long it stays a secret; empty where it is revealed at once.
        kept: &'static str,
        /// Whether rows are ticked.
        ticks: bool,
        /// Whether they were to be locked, and cannot be.
        refused: bool,
    },
    /// What is chosen, while the key is held.
    Open(Text, i16),
    /// The same of an option: what it is, what it does, what it costs.
    Option { title: Text, label: Text, gist: &'static str, cost: u8 },
    /// What is over a list that is open.
    Title(Text),
    /// What is below it.
    Line(Text),
}

/// A seat's curtain.
#[derive(Hash)]
pub(crate) struct CurtainBand {
    pub(crate) seat: Seat,
    /// The round, where the strip has no room for it.
    pub(crate) round: Option<u8>,
    pub(crate) scene: CurtainScene,
}

impl CurtainBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        // It hangs two rows below the strip.
        let hung = (top + 2, height - 2);
        match &self.scene {
            CurtainScene::HandOver { note, name, at, of } => {
                folds(c, self.seat, (0, 240), hung);
                self.hand_over(c, note, name, (*at, *of));
            }
            CurtainScene::Closed { title, kept, ticks, refused } => {
                folds(c, self.seat, (0, 240), hung);
                self.closed(c, title, kept, (*ticks, *refused));
            }
            CurtainScene::Open(title, value) => {
                drawn(c, self.seat, WIDE, hung);
                centred(c, 66, title, 180);
                self.value(c, *value);
            }
            CurtainScene::Option { title, label, gist, cost } => {
                drawn(c, self.seat, WIDE, hung);
                centred(c, 66, title, 180);
                self.option(c, label, gist, *cost);
            }
            CurtainScene::Title(title) => {
                drawn(c, self.seat, NARROW, hung);
                centred(c, top + 23, title, 200);
            }
            CurtainScene::Line(text) => {
                drawn(c, self.seat, NARROW, (top, height));
                TextSize::Small.draw(c, 120, top + height - 8, text, c.theme.ash, Align::Centre);
            }
        }
        if self.round.is_some() {
            lozenge(c, (226, top + 16), (14, 12), self.round);
        }
    }

    /// Two plates: what is asked, and the keys. The same whatever is chosen.
    fn closed(&self, c: &mut Canvas<impl Target>, title: &str, kept: &str, (ticks, refused): (bool, bool)) {
        let t = c.theme;
        let keys = [(Key::Y, "Hold to look"), (Key::X, "Tick or untick"), (Key::A, "Lock it in")];
        let keys = keys.into_iter().filter(|(key, _)| ticks || *key != Key::X);
        let low = if ticks { 158 } else { 182 };
        // The upper plate, and how large the sign on it can be.
        let (y, sign) = match (ticks, kept.is_empty()) {
            (false, true) => (56, 64),
            (false, false) => (48, 56),
            (true, true) => (48, 50),
            (true, false) => (46, 36),
        };
        let wide = if kept.is_empty() { 64 } else { 84 };
        plate(c, (120 - wide, y), (2 * wide, low - 10 - y));
        centred(c, y + 28, title, 2 * wide - 12);
        let middle = y + 40 + sign / 2;
        let word = if refused { "NOT YET" } else { "?" };
        let face = if refused { StrokeFont(22) } else { StrokeFont(sign) };
        face.draw(c, 120, middle - face.0 / 2, word, t.seat(Some(self.seat)), Align::Centre);
        if !refused && ticks {
            arrow(c, (80, middle + 7), (0, -1), t.bone);
            arrow(c, (160, middle - 7), (0, 1), t.bone);
        } else if !refused {
            arrow(c, (82, middle + 2), (-1, 0), t.bone);
            arrow(c, (158, middle + 2), (1, 0), t.bone);
        }
        TextSize::Small.draw(c, 120, low - 18, kept, t.ash, Align::Centre);
        plate(c, (26, low), (188, 236 - low));
        for ((key, verb), y) in keys.zip((low + 5..).step_by(24)) {
            cap(c, (44, y), Cap::Key(key));
            TextSize::Small.draw(c, 70, y + 17, verb, t.bone, Align::Left);
        }
    }

    /// An option as large as fits, what it costs, and what it does.
    fn option(&self, c: &mut Canvas<impl Target>, label: &str, gist: &str, cost: u8) {
        let (t, room) = (c.theme, 180);
        let color = t.seat(Some(self.seat));
        let mut big: Text = label.chars().collect();
        big.make_ascii_uppercase();
        let fits = |face: &StrokeFont| StrokeFont::has(&big) && face.width(&big) <= room;
        if let Some(face) = [48, 36, 28, 22].map(StrokeFont).into_iter().find(fits) {
            face.draw(c, 120, 116 - face.0 / 2, &big, color, Align::Centre);
        } else {
            let (lines, room) = (wrap(label, TextSize::Large, room).count() as i32, even(label, TextSize::Large, room));
            for (line, y) in wrap(label, TextSize::Large, room).zip((128 - (lines - 1) * 15..).step_by(30)) {
                TextSize::Large.draw(c, 120, y, line, color, Align::Centre);
            }
        }
        let left = 120 - (i32::from(cost) - 1) * 12;
        (0..i32::from(cost.min(7))).for_each(|i| mark(c, self.seat, (left + i * 24, 160), 8, color));
        for (line, y) in wrap(gist, TextSize::Small, even(gist, TextSize::Small, room)).zip([188, 207]) {
            TextSize::Small.draw(c, 120, y, line, t.bone, Align::Centre);
        }
        TextSize::Small.draw(c, 120, 232, "Let go to hide", t.ash, Align::Centre);
    }

    fn hand_over(&self, c: &mut Canvas<impl Target>, note: &str, name: &str, (at, of): (u8, u8)) {
        let t = c.theme;
        plate(c, (26, 64), (188, 124));
        let wide = TextSize::Small.width(note) + 32;
        if !note.is_empty() && wide <= 160 {
            plate(c, (120 - wide / 2, 42), (wide, 22));
            TextSize::Small.draw(c, 120, 60, note, t.bone, Align::Centre);
        }
        centred(c, 96, "Hand over to", 180);
        self.who(c, name);
        let mut line: String<48> = String::new();
        // As long as the longest name.
        let _ = match of - at {
            _ if of <= 2 => write!(line, "Only {name} may look"),
            1 => write!(line, "{of} of {of}, the last"),
            to_go => write!(line, "{} of {of}, {} to go", at + 1, to_go - 1),
        };
        let said = if TextSize::Small.width(&line) <= 176 { &line } else { "Nobody else may look" };
        TextSize::Small.draw(c, 120, 177, said, t.ash, Align::Centre);
        line.clear();
        let _ = write!(line, "I am {name}");
        let fits = |(size, inset): &(TextSize, i32)| size.width(&line) <= 240 - 2 * inset - 52;
        let sizes = [(TextSize::Body, 46), (TextSize::Body, 20), (TextSize::Small, 20)];
        let (size, inset, line) = match sizes.into_iter().find(fits) {
            Some((size, inset)) => (size, inset, line.as_str()),
            None => (TextSize::Body, 46, "It is me"),
        };
        plate(c, (inset, 202), (240 - 2 * inset, 32));
        cap(c, (inset + 16, 208), Cap::Key(Key::A));
        size.draw(c, inset + 44, 226, line, t.bone, Align::Left);
    }

    /// The mark and the name, as large as they fit beside each other; a long name below its mark.
    fn who(&self, c: &mut Canvas<impl Target>, name: &str) {
        let color = c.theme.seat(Some(self.seat));
        let mut big = text(name);
        big.make_ascii_uppercase();
        let face = [42, 32, 26].map(StrokeFont).into_iter().find(|face| face.width(&big) <= 118);
        if let Some(face) = face.filter(|_| StrokeFont::has(&big)) {
            let left = 120 - (face.width(&big) + 52) / 2;
            mark(c, self.seat, (left + 20, 130), 20, color);
            face.draw(c, left + 52, 130 - face.0 / 2, &big, color, Align::Left);
            return;
        }
        let wide = TextSize::Large.width(name);
        if wide <= 124 {
            let left = 120 - (wide + 48) / 2;
            mark(c, self.seat, (left + 18, 130), 18, color);
            return TextSize::Large.draw(c, left + 48, 141, name, c.theme.bone, Align::Left);
        }
        mark(c, self.seat, (120, 117), 12, color);
        let fits = |size: &TextSize| size.width(name) <= 176;
        let size = [TextSize::Large, TextSize::Body].into_iter().find(fits).unwrap_or(TextSize::Small);
        let wide = size.width(name).min(176);
        size.draw_cut(c, (120 - wide / 2, 157), name, 176, c.theme.bone);
    }

    fn value(&self, c: &mut Canvas<impl Target>, value: i16) {
        let t = c.theme;
        let color = t.seat(Some(self.seat));
        let mut digits: String<8> = String::new();
        let _ = write!(digits, "{value}"); // six at most
        let face =
            [104, 80, 56, 36].map(StrokeFont).into_iter().find(|f| f.width(&digits) <= 106).unwrap_or(StrokeFont(28));
        face.draw(c, 120, 130 - face.0 / 2, &digits, color, Align::Centre);
        arrow(c, (60, 130), (-1, 0), t.bone);
        arrow(c, (180, 130), (1, 0), t.bone);
        if (1..=7).contains(&value) {
            let left = 120 - (i32::from(value) - 1) * 12;
            for i in 0..i32::from(value) {
                mark(c, self.seat, (left + i * 24, 200), 8, color);
            }
        }
        TextSize::Small.draw(c, 120, 232, "Let go to hide", t.ash, Align::Centre);
    }
}

/// The folds of a seat's curtain between these columns.
fn folds(c: &mut Canvas<impl Target>, seat: Seat, (left, right): (i32, i32), (top, height): Zone) {
    let (color, fold) = (c.theme.seat(Some(seat)), c.theme.fold(seat));
    for x in (left..right).step_by(20) {
        c.rect(x, top, (right - x).min(13), height, color);
        c.rect(x + 13, top, (right - x - 13).min(7), height, fold);
    }
}

/// How much of a curtain is left at each side: beside one answer, and beside a list.
const WIDE: i32 = 27;
pub(crate) const NARROW: i32 = 13;

/// A curtain drawn to both sides.
pub(crate) fn drawn(c: &mut Canvas<impl Target>, seat: Seat, left: i32, zone: Zone) {
    folds(c, seat, (0, left), zone);
    folds(c, seat, (240 - left, 240), zone);
}

fn centred(c: &mut Canvas<impl Target>, y: i32, text: &str, room: i32) {
    let size = if TextSize::Body.width(text) <= room { TextSize::Body } else { TextSize::Small };
    size.draw(c, 120, y, text, c.theme.bone, Align::Centre);
}
