//! The curtain in front of a secret: hand over, choose unseen, look while the key is held.

mod closed;
mod hand_over;

use core::fmt::Write;

use heapless::String;
use umpire_engine::table::Seat;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::parts::{arrow, lozenge};
use umpire_raster::seat_mark::mark;
use umpire_raster::stroke_font::StrokeFont;
use umpire_raster::text::{Align, TextSize};
use umpire_raster::text_scale::TextScale;
use umpire_raster::wrap::{even, wrap};

pub(crate) use self::closed::{LockVerb, keys_top};
use self::closed::{NumberRange, closed, lock_keys};
use self::hand_over::{hand_over, hand_over_keys};
use crate::bands::Zone;
use crate::strings::Text;

/// What the curtain shows.
#[derive(Hash)]
pub(crate) enum CurtainScene {
    /// The device goes to this seat for this, after so many of all who are asked; what came before, and what Y does.
    HandOver { title: Text, name: Text, why: Text, at: u8, of: u8, look: &'static str },
    /// Something is being chosen. Nothing in here knows what.
    Closed {
        title: Text,
        /// From where to where a number goes, and of what; none where it is no number.
        range: Option<NumberRange>,
        /// What is to know of it, or how long it stays a secret.
        note: Text,
        /// Whether rows are ticked.
        ticks: bool,
        /// Whether they were to be locked, and cannot be.
        refused: bool,
    },
    /// The keys below it: a band of their own, for what they do changes with the first press.
    Keys { ticks: bool, lock: LockVerb },
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
            CurtainScene::HandOver { title, name, why, at, of, look } => {
                folds(c, self.seat, (0, 240), hung);
                hand_over(c, self.seat, (title, name, why), (*at, *of));
                hand_over_keys(c, name, look);
            }
            CurtainScene::Closed { title, range, note, ticks, refused } => {
                folds(c, self.seat, (0, 240), hung);
                closed(c, self.seat, (title, *range, note), (*ticks, *refused));
            }
            CurtainScene::Keys { ticks, lock } => {
                folds(c, self.seat, (0, 240), (top, height));
                lock_keys(c, *ticks, *lock);
            }
            CurtainScene::Open(title, value) => {
                drawn(c, self.seat, WIDE, hung);
                centred(c, (66, 24), title, 180);
                self.value(c, *value);
            }
            CurtainScene::Option { title, label, gist, cost } => {
                drawn(c, self.seat, WIDE, hung);
                centred(c, (66, 24), title, 180);
                self.option(c, label, gist, *cost);
            }
            CurtainScene::Title(title) => {
                drawn(c, self.seat, NARROW, hung);
                centred(c, (top + 23, 23), title, 200);
            }
            CurtainScene::Line(text) => {
                drawn(c, self.seat, NARROW, (top, height));
                let size = if height < LOW { TextSize::Small } else { c.scale.fit(TextSize::Small, text, 200) };
                let base = top + height - if size == TextSize::Small { 8 } else { 5 };
                size.draw(c, 120, base, text, c.theme.ash, Align::Centre);
            }
        }
        if self.round.is_some() {
            lozenge(c, (226, top + 16), (14, 12), self.round);
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
        let large = c.scale == TextScale::Large && wrap(gist, TextSize::Body, room).count() <= 2;
        let (size, lines) = if large { (TextSize::Body, [183, 207]) } else { (TextSize::Small, [188, 207]) };
        for (line, y) in wrap(gist, size, even(gist, size, room)).zip(lines) {
            size.draw(c, 120, y, line, t.bone, Align::Centre);
        }
        hides(c);
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
        hides(c);
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
/// Fewer rows have no room for a larger line.
const LOW: i32 = 24;

/// A curtain drawn to both sides.
pub(crate) fn drawn(c: &mut Canvas<impl Target>, seat: Seat, left: i32, zone: Zone) {
    folds(c, seat, (0, left), zone);
    folds(c, seat, (240 - left, 240), zone);
}

/// What ends the look.
fn hides(c: &mut Canvas<impl Target>) {
    let words = "Let go to hide";
    c.scale.fit(TextSize::Small, words, 180).draw(c, 120, 232, words, c.theme.ash, Align::Centre);
}

/// A line in the middle, with so many rows above its base.
fn centred(c: &mut Canvas<impl Target>, (y, above): (i32, i32), text: &str, room: i32) {
    let size = if TextSize::Body.width(text) <= room { TextSize::Body } else { TextSize::Small };
    let large = c.scale.fit(size, text, room);
    let size = if large.capital() <= above { large } else { size };
    size.draw(c, 120, y, text, c.theme.bone, Align::Centre);
}
