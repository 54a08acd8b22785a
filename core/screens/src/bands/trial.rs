//! A trial of the device: its keys where they lie, bars of colour, or words.

use embedded_graphics::pixelcolor::{Rgb565, RgbColor};
use umpire_engine::table::{Seat, TrialPicture};
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::shape::{ONE, line};
use umpire_raster::text::{Align, TextSize};
use umpire_raster::wrap::{even, wrap};

use crate::bands::Zone;
use crate::key::Key;
use crate::key_cap::{Cap, cap, chevron};
use crate::strings::Text;

/// What a trial shows.
#[derive(Hash)]
pub(crate) struct TrialBand {
    pub(crate) picture: TrialPicture,
    pub(crate) words: TrialWords,
}

/// What is read there: what to do, and below it what is expected; on bars of colour, what A says and what X says.
#[derive(Hash)]
pub(crate) struct TrialWords {
    pub(crate) text: Text,
    pub(crate) below: Text,
    pub(crate) last: Text,
}

/// Pixels of a line of words.
const WIDE: i32 = 228;
/// Half a key, and from one to the next.
const HALF: i32 = 17;
const PITCH: i32 = 38;
/// Rows of the words over the keys.
const WORDS: i32 = 36;
/// Where bars of colour end.
const BARS: i32 = 146;

impl TrialBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, zone: Zone) {
        match self.picture {
            TrialPicture::Keys { wanted, well, wrong } => self.keys(c, zone, [wanted, well, wrong]),
            TrialPicture::ColourBars => self.bars(c),
            TrialPicture::None => self.say(c, zone),
        }
    }

    fn say(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let (size, below) = (TextSize::Large, c.scale.fit(TextSize::Small, &self.words.below, WIDE));
        let room = even(&self.words.text, size, WIDE);
        let lines = wrap(&self.words.text, size, room).count() as i32;
        let mut base = top + (height - lines * 31 - 30) / 2 + size.capital() + 2;
        for words in wrap(&self.words.text, size, room) {
            size.draw(c, 120, base, words, c.theme.bone, Align::Centre);
            base += 31;
        }
        below.draw(c, 120, base + 4, &self.words.below, c.theme.ash, Align::Centre);
    }

    fn keys(&self, c: &mut Canvas<impl Target>, (top, _): Zone, [wanted, well, wrong]: [u8; 3]) {
        let t = c.theme;
        TextSize::Large.draw(c, 120, top + 27, &self.words.text, t.bone, Align::Centre);
        let middle = top + WORDS + PITCH + HALF + 1;
        for key in Key::ALL {
            let (x, y) = place(key, middle);
            let is = |keys: u8| keys >> (key as u8) & 1 == 1;
            let frame = match () {
                () if is(wanted) => t.bone,
                () if is(wrong) => t.seat(Some(Seat::RED)),
                () if is(well) => t.ash,
                () => t.iron,
            };
            c.rect(x - HALF, y - HALF, 2 * HALF, 2 * HALF, frame);
            if is(wanted) {
                letter(c, key, (x, y), t.field);
                continue;
            }
            c.rect(x - HALF + 2, y - HALF + 2, 2 * HALF - 4, 2 * HALF - 4, t.field);
            let strokes: &[[(i32, i32); 2]] = match () {
                () if is(wrong) => &[[(-9, -9), (9, 9)], [(-9, 9), (9, -9)]],
                () if is(well) => &[[(-9, 0), (-3, 8)], [(-3, 8), (10, -9)]],
                () => {
                    letter(c, key, (x, y), t.ash);
                    continue;
                }
            };
            for stroke in strokes {
                let [from, to] = stroke.map(|(dx, dy)| ((x + dx) * ONE, (y + dy) * ONE));
                line(c, 4 * ONE, from, to, frame);
            }
        }
    }

    /// Full colours, and a frame of one pixel where the glass ends.
    fn bars(&self, c: &mut Canvas<impl Target>) {
        let t = c.theme;
        for (x, y, w, h) in [(0, 0, 240, 1), (0, 239, 240, 1), (0, 1, 1, 238), (239, 1, 1, 238)] {
            c.rect(x, y, w, h, t.bone);
        }
        for (x, color) in (4..).step_by(58).zip([Rgb565::RED, Rgb565::GREEN, Rgb565::BLUE, Rgb565::WHITE]) {
            c.rect(x, 4, 58, BARS - 4, color);
        }
        let TrialWords { text, below, last } = &self.words;
        TextSize::Body.draw(c, 120, BARS + 24, text, t.bone, Align::Centre);
        for (y, key, words) in [(BARS + 36, Key::A, below), (BARS + 63, Key::X, last)] {
            cap(c, (10, y), Cap::Key(key));
            c.scale.fit(TextSize::Small, words, 196).draw(c, 36, y + 17, words, t.bone, Align::Left);
        }
    }
}

/// The middle of a key, the pad at the left and the four others at the right.
const fn place(key: Key, y: i32) -> (i32, i32) {
    let (pad, four) = (60, 180);
    match key {
        Key::Up => (pad, y - PITCH),
        Key::Down => (pad, y + PITCH),
        Key::Left => (pad - PITCH, y),
        Key::Right => (pad + PITCH, y),
        Key::X => (four, y - PITCH),
        Key::B => (four, y + PITCH),
        Key::Y => (four - PITCH, y),
        Key::A => (four + PITCH, y),
    }
}

/// What is printed on a key.
fn letter(c: &mut Canvas<impl Target>, key: Key, (x, y): (i32, i32), ink: Rgb565) {
    let points = match key {
        Key::Up => [(-7, 4), (0, -6), (7, 4)],
        Key::Down => [(-7, -4), (0, 6), (7, -4)],
        Key::Left => [(4, -7), (-6, 0), (4, 7)],
        Key::Right => [(-4, -7), (6, 0), (-4, 7)],
        _ => return TextSize::Body.draw(c, x, y + 9, key.cap(), ink, Align::Centre),
    };
    chevron(c, &points, (x, y), ink);
}
