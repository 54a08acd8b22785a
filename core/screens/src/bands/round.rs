//! A new round, and what each side has to spend in it.

use heapless::Vec;
use umpire_rules::table::{MAX_SEATS, Seat};

use crate::bands::Zone;
use crate::raster::canvas::{Canvas, Target};
use crate::raster::seat_mark::mark;
use crate::raster::stroke_font::StrokeFont;
use crate::raster::text::Align;
use crate::strings::digits;

/// A new round.
#[derive(Hash)]
pub(crate) struct RoundBand {
    pub(crate) number: u8,
    /// What each side has to spend; nothing where nobody counts.
    pub(crate) sides: Vec<u8, MAX_SEATS>,
}

impl RoundBand {
    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, _): Zone) {
        let bone = c.theme.bone;
        let few = self.sides.is_empty() || self.sides.len() == 2;
        let (word, number) = if few { ((30, 10), (96, 48)) } else { ((26, 5), (76, 36)) };
        StrokeFont(word.0).draw(c, 120, top + word.1, "ROUND", bone, Align::Centre);
        StrokeFont(number.0).draw(c, 120, top + number.1, &digits(self.number), bone, Align::Centre);
        match self.sides[..] {
            [red, blue] => {
                for (seat, now, x) in [(Seat::RED, red, 38), (Seat::BLUE, blue, 202)] {
                    let color = c.theme.seat(Some(seat));
                    mark(c, seat, (x, top + 72), 17, color);
                    StrokeFont(36).draw(c, x, top + 98, &digits(now), color, Align::Centre);
                }
            }
            _ => self.columns(c, top + 118),
        }
    }

    /// Each side's number under its cell of the strip.
    fn columns(&self, c: &mut Canvas<impl Target>, top: i32) {
        let wide = 240 / self.sides.len().max(1) as i32;
        for (i, &now) in (0..).zip(&self.sides) {
            let (seat, number, x) = (Seat(i as u8), digits(now), i * wide + wide / 2);
            let color = c.theme.seat(Some(seat));
            if wide < 60 {
                mark(c, seat, (x, top + 5), 6, color);
                StrokeFont(18).draw(c, x, top + 13, &number, color, Align::Centre);
            } else {
                let left = x - (24 + StrokeFont(26).width(&number)) / 2;
                mark(c, seat, (left + 9, top + 15), 9, color);
                StrokeFont(26).draw(c, left + 24, top + 2, &number, color, Align::Left);
            }
        }
    }
}
