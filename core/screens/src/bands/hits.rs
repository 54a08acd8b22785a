//! A pool after it was thrown: how many hits, and the dice; or the number alone, where players counted them.

use umpire_engine::dice::Faces;
use umpire_engine::table::{Rolled, Tone};
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::die::DieLook;
use umpire_raster::stroke_font::StrokeFont;
use umpire_raster::text::{Align, TextSize};
use umpire_raster::token::{Spread, token};

use crate::bands::{LineVoice, Zone};
use crate::strings::{digits, text};

/// Hits and dice.
#[derive(Hash)]
pub(crate) struct HitsBand {
    sides: u8,
    /// Hits first.
    faces: Faces,
    hits: u8,
    tone: Tone,
    /// What is counted.
    unit: &'static str,
    /// What it comes to; empty where the number says it.
    word: &'static str,
}

impl HitsBand {
    /// The faces of the throw, sorted: hits first.
    pub(crate) fn new(rolled: &Rolled, faces: Faces) -> Self {
        let word = if names_hits(rolled.word) { "" } else { rolled.word };
        let unit = unit(rolled);
        HitsBand { sides: rolled.die.sides(), faces, hits: rolled.hits, tone: rolled.tone, unit, word }
    }

    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        if self.faces.is_empty() {
            return alone(c, (top, height), (self.hits, self.unit), self.tone);
        }
        number(c, (top, height), (self.hits, self.unit), self.tone);
        word(c, top + height, self.word, self.tone);
        let below = if self.word.is_empty() { 6 } else { WORD };
        let room = (130, height - 5 - below);
        let n = self.faces.len() as i32;
        let most = if n > 6 { 28 } else { 44 };
        let spread = Spread::faces(self.sides, n, room, most);
        let drop = if n > 8 { 0 } else { (room.1.min(98) - spread.room().1) / 2 };
        for (die, &face) in self.faces.iter().enumerate() {
            let (dx, dy) = spread.at(die);
            let look = match self.tone {
                _ if die >= usize::from(self.hits) => DieLook::Miss(face),
                Tone::Great => DieLook::Critical(face),
                _ => DieLook::Hit(face),
            };
            token(c, self.sides, (106 + dx, top + 5 + drop + dy), spread.size, look);
        }
    }
}

/// Rows of the word below the dice.
pub(crate) const WORD: i32 = 26;

/// Whether a word says no more than what is counted.
pub(crate) fn names_hits(word: &str) -> bool {
    ["", "hit", "hits"].iter().any(|hits| word.eq_ignore_ascii_case(hits))
}

/// Rows of the number and the word below it.
const TALL: i32 = 120;

/// How many hits, at the left: smaller on a low page.
pub(crate) fn number(c: &mut Canvas<impl Target>, (top, height): Zone, (hits, unit): (u8, &str), tone: Tone) {
    let ink = LineVoice::of(tone).color(c.theme);
    let text = digits(hits);
    let (sizes, word) = if height >= TALL { ([84, 72, 64], 26) } else { ([66, 60, 56], 22) };
    let face = sizes.map(StrokeFont).into_iter().find(|face| face.width(&text) <= 96).unwrap_or(StrokeFont(56));
    face.draw(c, 50, top + 3 + (sizes[0] - face.0) / 2, &text, ink, Align::Centre);
    let mut unit = self::text(unit);
    unit.make_ascii_uppercase();
    let word =
        [word, 20, 16].map(StrokeFont).into_iter().find(|face| face.width(&unit) <= 96).unwrap_or(StrokeFont(16));
    word.draw(c, 50, top + sizes[0] + 10, &unit, ink, Align::Centre);
}

/// What it comes to, below the dice.
pub(crate) fn word(c: &mut Canvas<impl Target>, end: i32, word: &str, tone: Tone) {
    let ink = LineVoice::of(tone).color(c.theme);
    let mut big = text(word);
    big.make_ascii_uppercase();
    match [20, 18, 16].map(StrokeFont).into_iter().find(|face| face.width(&big) <= 130) {
        Some(face) if StrokeFont::has(&big) => {
            face.draw(c, 170, end - 2 - face.0, &big, ink, Align::Centre);
        }
        // A long word, or one with letters the stroke font does not have.
        _ => TextSize::Small.draw_in(c, (170 - TextSize::Small.width(word).min(132) / 2, end - 5), word, 132, ink),
    }
}

/// How many hits, in the middle: the word below the number, or beside it where that is too low.
fn alone(c: &mut Canvas<impl Target>, (top, height): Zone, (hits, unit): (u8, &str), tone: Tone) {
    let ink = LineVoice::of(tone).color(c.theme);
    let mut unit = text(unit);
    unit.make_ascii_uppercase();
    if height >= TALL {
        StrokeFont(84).draw(c, 120, top + 3, &digits(hits), ink, Align::Centre);
        StrokeFont(26).draw(c, 120, top + 94, &unit, ink, Align::Centre);
        return;
    }
    // A lower one under two lines of a head.
    let word = StrokeFont(26);
    let number = [72, 60, 48].map(StrokeFont).into_iter().find(|face| face.0 + 4 <= height).unwrap_or(StrokeFont(36));
    let wide = number.width(&digits(hits)) + 14 + word.width(&unit);
    let x = number.draw(c, 120 - wide / 2, top + (height - number.0) / 2, &digits(hits), ink, Align::Left);
    word.draw(c, x + 14, top + (height + number.0) / 2 - 26, &unit, ink, Align::Left);
}

/// What is counted: hits, where nothing else is.
pub(crate) fn unit(rolled: &Rolled) -> &'static str {
    match (rolled.counted, rolled.hits) {
        ("", 1) => "hit",
        ("", _) => "hits",
        (counted, _) => counted,
    }
}
