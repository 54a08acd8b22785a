//! Dice that were summed: what they show, what was added, and what it comes to.

use core::fmt::Write;

use umpire_engine::dice::{Faces, Score};
use umpire_engine::table::{Rolled, Tone};
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::die::DieLook;
use umpire_raster::stroke_font::StrokeFont;
use umpire_raster::text::Align;
use umpire_raster::token::{Spread, token};

use crate::bands::{DiceCursor, LineVoice, Zone};
use crate::strings::{Short, short};

/// A sum, its total the biggest thing.
#[derive(Hash)]
pub(crate) struct EquationBand {
    sides: u8,
    faces: Faces,
    /// What was added, with its sign.
    plus: Short,
    total: Short,
    tone: Tone,
    cursor: Option<DiceCursor>,
}

/// Across the sign between dice and total.
const EQUALS: i32 = 16;

impl EquationBand {
    pub(crate) fn new(rolled: &Rolled, cursor: Option<DiceCursor>) -> Self {
        let mut plus = Short::new();
        if let Score::Sum { plus: n @ (..=-1 | 1..), .. } = rolled.score {
            let _ = write!(plus, "{n:+}"); // four signs at most
        }
        let total = short(rolled.total());
        EquationBand { sides: rolled.die.sides(), faces: rolled.faces.clone(), plus, total, tone: rolled.tone, cursor }
    }

    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let t = c.theme;
        let (height, middle) = (height.min(110), top + height.min(110) / 2);
        let tall = if height > 100 { 96 } else { 72 };
        let fits = |face: &StrokeFont| face.0 <= tall && face.width(&self.total) <= 108;
        let face = [96, 84, 72, 60, 48, 40].map(StrokeFont).into_iter().find(fits).unwrap_or(StrokeFont(32));
        let ink = LineVoice::of(self.tone).color(t);
        face.draw(c, 236, middle - face.0 / 2, &self.total, ink, Align::Right);
        let plus = if self.plus.is_empty() { 0 } else { StrokeFont(32).width(&self.plus) + 9 };
        let right = 236 - face.width(&self.total) - 10 - EQUALS - 10 - plus;
        let end = self.dice(c, (8, middle), (right - 8, height - 8));
        let x = StrokeFont(32).draw(c, end + 9, middle - 16, &self.plus, t.ash, Align::Left);
        let x = if plus > 0 { x } else { end } + 10;
        c.rect(x, middle - 5, EQUALS, 4, t.ash);
        c.rect(x, middle + 4, EQUALS, 4, t.ash);
    }

    /// The dice around this height; returns where they end.
    fn dice(&self, c: &mut Canvas<impl Target>, (x, middle): (i32, i32), (w, h): (i32, i32)) -> i32 {
        let spread = Spread::faces(self.sides, self.faces.len() as i32, (w, h), if h > 90 { 60 } else { 42 });
        let (size, room) = (spread.size, spread.room());
        for (die, &face) in self.faces.iter().enumerate() {
            let (dx, dy) = spread.at(die);
            let at = (x + dx, middle - room.1 / 2 + dy);
            let under = self.cursor.filter(|cursor| cursor.at.is_none_or(|at| usize::from(at) == die));
            let look = match (under, self.tone) {
                (Some(cursor), _) => DieLook::under(face, cursor.seat, cursor.off),
                (None, Tone::Bad) => DieLook::Miss(face),
                (None, Tone::Good) => DieLook::Hit(face),
                (None, Tone::Great) => DieLook::Critical(face),
            };
            token(c, self.sides, at, size, look);
        }
        x + room.0
    }
}
