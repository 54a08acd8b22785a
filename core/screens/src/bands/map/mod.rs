//! An instruction with the board from above: as large as fits, and beside or below it what to do and how far.

mod held_ground;
mod mark;
mod pair;
mod placement;
mod plan;

use core::fmt::Write;

use heapless::String;
use umpire_engine::table::{MAX_SEATS, MapMark, Reach, Seat, TableMap};
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::stroke_font::StrokeFont;
use umpire_raster::text::{Align, TextSize};
use umpire_raster::wrap::{even, wrap};

pub(crate) use self::held_ground::HeldGroundBand;
pub(crate) use self::pair::MapPairBand;
pub(crate) use self::placement::PlacementBand;
use self::plan::Plan;
use crate::bands::Zone;
use crate::strings::Text;

/// The board, whose its parts are, and what to do on it.
#[derive(Hash)]
pub(crate) struct MapBand {
    pub(crate) board: &'static TableMap,
    pub(crate) owners: [Seat; MAX_SEATS],
    pub(crate) text: Text,
    pub(crate) reach: Option<Reach>,
}

/// The largest board beside words, and the widest above them.
const BESIDE: i32 = 140;
const ABOVE: i32 = 226;
/// Rows of the line below a wide board.
const LINE: i32 = 28;
/// From a line to the next in the column, and the rows it needs beside them and the number.
const PITCH: i32 = 19;
const PITCH_LARGE: i32 = 24;
const WORDS: i32 = 6 + 18 + 6;

impl MapBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let side = BESIDE.min(height - 10);
        let (beside, above) = (fitted(self.board, (side, side)), fitted(self.board, (ABOVE, height - 10 - LINE)));
        // A wide board has its words below it, where that makes it much larger.
        if above.0 * above.1 > beside.0 * beside.1 * 5 / 4 {
            draw(c, (self.board, &self.owners), (120 - above.0 / 2, top + 4), above);
            return self.line(c, top + 4 + above.1, top + height);
        }
        draw(c, (self.board, &self.owners), (6, top + 4 + (side - beside.1) / 2), beside);
        self.column(c, 6 + beside.0 + 8, (top, height));
    }

    /// At the right: how far, and what to do; or that alone, as large as fits.
    fn column(&self, c: &mut Canvas<impl Target>, left: i32, (top, height): Zone) {
        let (t, room, middle) = (c.theme, 238 - left, (left + 238) / 2);
        let Some(reach) = &self.reach else {
            let lines = |size| wrap(&self.text, size, room);
            let most = |size: TextSize| height / (size.capital() + 7);
            let fits = |size: &TextSize| {
                lines(*size).all(|line| size.width(line) <= room) && lines(*size).count() as i32 <= most(*size)
            };
            let sizes = [c.scale.body(), TextSize::Body];
            let size = sizes.into_iter().find(fits).unwrap_or(TextSize::Small);
            let (pitch, count) = (size.capital() + 7, lines(size).count() as i32);
            let base = top + (height - count * pitch) / 2 + size.capital() + 2;
            return (base..).step_by(pitch as usize).zip(lines(size)).for_each(|(y, line)| {
                size.draw(c, middle, y, line, t.bone, Align::Centre);
            });
        };
        let number = number(reach);
        let words = |size: TextSize| {
            [reach.way, &self.text].into_iter().flat_map(move |words| wrap(words, size, even(words, size, room)))
        };
        // The number is as large as the words leave room for; and these are larger where it stays legible.
        let rows = |size: TextSize, pitch: i32| height - WORDS - words(size).count() as i32 * pitch;
        let (large, pitch) = (c.scale.small(), c.scale.rows(PITCH as usize, PITCH_LARGE as usize) as i32);
        let fits = words(large).all(|line| large.width(line) <= room) && rows(large, pitch) >= 30;
        let (size, pitch) = if fits { (large, pitch) } else { (TextSize::Small, PITCH) };
        let rest = rows(size, pitch);
        let fits = |face: &StrokeFont| face.0 <= rest && face.width(&number) <= room;
        let face = [44, 36, 30, 24].map(StrokeFont).into_iter().find(fits).unwrap_or(StrokeFont(18));
        let low = top + 6 + face.0.max(rest.min(44));
        face.draw(c, middle, low - face.0, &number, t.bone, Align::Centre);
        TextSize::Small.draw(c, middle, low + 18, &unit(reach), t.bone, Align::Centre);
        let first = low + 18 + pitch + (rest - 44).clamp(0, 8);
        for (line, y) in words(size).zip((first..top + height).step_by(pitch as usize)) {
            size.draw(c, middle, y, line, t.ash, Align::Centre);
        }
    }

    /// Below: what to do, and at the right how far.
    fn line(&self, c: &mut Canvas<impl Target>, top: i32, end: i32) {
        let (t, base) = (c.theme, end - 6);
        let Some(reach) = &self.reach else {
            let size = if TextSize::Body.width(&self.text) <= 232 { TextSize::Body } else { TextSize::Small };
            let tall = end - top;
            if size == TextSize::Body || tall < 44 {
                return size.draw(c, 120, base - (tall - LINE) / 2, &self.text, t.bone, Align::Centre);
            }
            let room = even(&self.text, size, 228);
            return wrap(&self.text, size, room).zip([base - 20, base]).for_each(|(line, y)| {
                size.draw(c, 120, y, line, t.bone, Align::Centre);
            });
        };
        let (number, unit) = (number(reach), unit(reach));
        let x = 236 - TextSize::Small.width(&unit);
        TextSize::Small.draw(c, x, base, &unit, t.bone, Align::Left);
        StrokeFont(24).draw(c, x - 5, base - 22, &number, t.bone, Align::Right);
        let room = x - 5 - StrokeFont(24).width(&number) - 14;
        let size = if TextSize::Body.width(&self.text) <= room { TextSize::Body } else { TextSize::Small };
        size.draw_in(c, (6, base), &self.text, room, t.bone);
    }
}

/// How wide and how tall a board is in so much room.
fn fitted(board: &TableMap, (wide, tall): (i32, i32)) -> (i32, i32) {
    let (w, h) = (i32::from(board.size.0).max(1), i32::from(board.size.1).max(1));
    if w * tall >= h * wide { (wide, wide * h / w) } else { (tall * w / h, tall) }
}

/// A board, and whose its parts are.
fn draw(
    c: &mut Canvas<impl Target>,
    (board, owners): (&TableMap, &[Seat; MAX_SEATS]),
    at: (i32, i32),
    size: (i32, i32),
) {
    let plan = Plan { at, size, board: board.size };
    draw_marks(c, &plan, board.marks.iter(), owners);
    plan.frame(c);
}

/// The same where it is small: ground alone, without numbers and words.
fn draw_ground(
    c: &mut Canvas<impl Target>,
    (board, owners): (&TableMap, &[Seat; MAX_SEATS]),
    at: (i32, i32),
    size: (i32, i32),
) {
    let plan = Plan { at, size, board: board.size };
    let ground = board.marks.iter().filter(|mark| !matches!(mark, MapMark::Measure(..) | MapMark::Word(..)));
    draw_marks(c, &plan, ground, owners);
    plan.frame(c);
}

/// The ground of all of them, then what lies on it.
fn draw_marks<'m>(
    c: &mut Canvas<impl Target>,
    plan: &Plan,
    marks: impl Iterator<Item = &'m MapMark> + Clone,
    owners: &[Seat; MAX_SEATS],
) {
    marks.clone().for_each(|mark| mark::draw_ground(c, plan, mark, owners));
    marks.for_each(|mark| mark::draw(c, plan, mark, owners));
}

/// A distance as a number.
fn number(reach: &Reach) -> String<8> {
    let mut text = String::new();
    let _ = write!(text, "{reach}"); // five digits at most, and a half
    text
}

/// Its unit as people write it.
fn unit(reach: &Reach) -> String<8> {
    reach.unit.chars().take(8).map(|letter| letter.to_ascii_lowercase()).collect()
}
