//! The board as the table of a score: how much two have in each part of it, and how many parts they hold.

use umpire_engine::table::HeldGround;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::seat_mark::mark;
use umpire_raster::shape::poly;
use umpire_raster::stroke_font::StrokeFont;
use umpire_raster::text::{Align, TextSize};
use umpire_raster::wrap::wrap;

use super::plan::Plan;
use super::{BESIDE, PITCH, PITCH_LARGE};
use crate::bands::Zone;
use crate::strings::{Text, short};

/// Who holds what, and what follows from it.
#[derive(Hash)]
pub(crate) struct HeldGroundBand {
    pub(crate) ground: HeldGround,
    pub(crate) text: Text,
}

/// Where the board begins, and its parts' numbers: the mark's middle and the digits, from their side.
const LEFT: i32 = 6;
const MARK: i32 = 14;
const DIGITS: i32 = 28;

impl HeldGroundBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let side = BESIDE.min(height - 10);
        let plan = Plan { at: (LEFT, top + 4), size: (side, side), board: (1, 1) };
        (0..HeldGround::PARTS).for_each(|part| self.part(c, &plan, part));
        plan.frame(c);
        self.column(c, LEFT + side + 8, (top, height));
    }

    /// One part: filled from its holder's side as far as the middle.
    fn part(&self, c: &mut Canvas<impl Target>, plan: &Plan, part: usize) {
        let (t, (left, top), (wide, tall)) = (c.theme, plan.at, plan.size);
        let row = |part: usize| top + part as i32 * tall / HeldGround::PARTS as i32;
        let (from, to) = (row(part), row(part + 1));
        if part > 0 {
            c.rect(left, from - 1, wide, 2, t.bone);
        }
        let (y, holder) = ((from + to) / 2, self.ground.holder(part));
        let low = to - i32::from(part + 1 < HeldGround::PARTS);
        let (from, half, cut) = (from + i32::from(part > 0), left + wide / 2, (to - from) / 3);
        let right = left + wide;
        match holder {
            Some(0) => {
                let color = t.seat(Some(self.ground.seats[0]));
                poly(c, &[(left, from), (half + cut, from), (half - cut, low), (left, low)], color);
            }
            Some(_) => {
                let color = t.seat(Some(self.ground.seats[1]));
                poly(c, &[(half + cut, from), (right, from), (right, low), (half - cut, low)], color);
            }
            None => {}
        }
        let face = StrokeFont(if wide < BESIDE { 20 } else { 26 });
        for (at, seat) in self.ground.seats.into_iter().enumerate() {
            let ink = if holder == Some(at) { t.field } else { t.seat(Some(seat)) };
            let (x, digits, align) = match at {
                0 => (left + MARK, left + DIGITS, Align::Left),
                _ => (right - MARK, right - DIGITS, Align::Right),
            };
            mark(c, seat, (x, y), 8, ink);
            face.draw(c, digits, y - face.0 / 2, &short(self.ground.parts[part][at]), ink, align);
        }
    }

    /// At the right: how many each of them holds, and what follows.
    fn column(&self, c: &mut Canvas<impl Target>, left: i32, (top, height): Zone) {
        let (t, middle, room) = (c.theme, (left + 238) / 2, 238 - left);
        let face = StrokeFont(if height < 130 { 30 } else { 44 });
        for ((seat, held), x) in self.ground.seats.into_iter().zip(self.ground.held()).zip([middle - 21, middle + 21]) {
            face.draw(c, x, top + 4, &short(held), t.seat(Some(seat)), Align::Centre);
        }
        let base = top + 4 + face.0 + 24;
        c.scale.fit(TextSize::Small, self.ground.unit, room).draw(
            c,
            middle,
            base,
            self.ground.unit,
            t.bone,
            Align::Centre,
        );
        let large = c.scale.small();
        let rows = (top + height - base - PITCH) / PITCH_LARGE;
        let fits = wrap(&self.text, large, room).all(|line| large.width(line) <= room)
            && wrap(&self.text, large, room).count() as i32 <= rows;
        let (size, pitch) =
            if fits && large != TextSize::Small { (large, PITCH_LARGE) } else { (TextSize::Small, PITCH) };
        for (line, y) in wrap(&self.text, size, room).zip((base + pitch + 7..).step_by(pitch as usize)) {
            size.draw(c, middle, y, line, t.ash, Align::Centre);
        }
    }
}
