//! One side alone: its name or its number at the left, the round at the right.

use umpire_engine::table::{Counter, Seat};
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::parts::lozenge;
use umpire_raster::shape::poly;
use umpire_raster::stroke_font::StrokeFont;
use umpire_raster::text::{Align, TextSize};

use crate::bands::strip::halves::write;
use crate::bands::strip::{StripBand, StripSide, pips};
use crate::strings::{digits, short};

/// Where the round stands.
const ROUND: (i32, i32) = (214, 19);
/// Where the name ends.
const END: i32 = 178;

pub(crate) fn paint(c: &mut Canvas<impl Target>, all: &StripBand, side: &StripSide) {
    let (ink, ground) = all.colors(c, Seat::RED);
    // The front line leaves the round a corner of its own.
    let (end, tall) = (if all.round.is_some() { 224 } else { 260 }, all.height());
    if all.active.has(Seat::RED) {
        poly(c, &[(0, 0), (end, 0), (end - tall / 2, tall), (0, tall)], ground);
    } else {
        c.rect(0, tall - 2, end - tall / 2 + 1, 2, ink);
    }
    let pips = all.has_pips();
    let drop = if pips || all.low { 0 } else { 4 };
    if pips && c.sees_rows(pips::ROW - 4, pips::ROW + 5) {
        pips::paint(c, Seat::RED, side, (7, false), (ink, ground));
    }
    let numbers = !pips || c.sees_rows(0, pips::ROW - 5);
    match side {
        StripSide::Count { now, total, .. } if numbers => {
            // Alone it needs no mark, but what it is of.
            let x = StrokeFont(26).draw(c, 8, 2 + drop, &digits(*now), ink, Align::Left);
            if *total != Counter::NO_TOTAL {
                let of = short(format_args!("of {total}"));
                TextSize::Body.draw(c, x + 8, 27 + drop, &of, ink, Align::Left);
            }
        }
        StripSide::Name(name) => write(c, (Seat::RED, name), (END, all.low), ink, all.name_ink(c, Seat::RED)),
        StripSide::Count { .. } => {}
    }
    if let Some(round) = all.round {
        let (y, size) = if all.low { (16, (15, 12)) } else { (ROUND.1, (18, 15)) };
        lozenge(c, (ROUND.0, y), size, numbers.then_some(round));
    }
}
