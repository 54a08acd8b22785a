//! What to expect of a roll, in one line: the chance that it is enough, or how many hits are likely.

use core::fmt::Write;

use umpire_engine::dice::{HIGHEST, Heights, Score, bars, mean};
use umpire_engine::table::Roll;
use umpire_raster::canvas::{Canvas, Target};
use umpire_raster::text::{Align, TextSize};

use crate::bands::Zone;
use crate::bands::chances::Chances;
use crate::strings::{Short, Text};

/// The last line of a roll's grid.
#[derive(Hash)]
pub(crate) enum LikelyBand {
    /// It is enough or it is not.
    Enough(Chances),
    /// It comes to a number: about how many, a bar for each, and from which on it is more than enough.
    Number { about: Text, bars: Heights, great: u8 },
    /// Dice are read: anything may come.
    Anything,
}

/// Whether a few dice, each against the same number, are thrown: four at most in all the game.
pub(crate) fn is_small(roll: &Roll) -> bool {
    matches!(roll.score, Score::Each(_)) && roll.pool.count.max(roll.most) <= 4
}

impl LikelyBand {
    /// Rows it takes, and those of a large one.
    pub(crate) const HEIGHT: usize = 21;
    pub(crate) const LARGE: usize = 27;

    pub(crate) fn of(roll: &Roll) -> Self {
        match roll.score {
            Score::Read => LikelyBand::Anything,
            Score::Each(_) if !roll.any.is_empty() => LikelyBand::Enough(Chances::of(roll).of_any(roll.any)),
            _ if roll.pool.count == 0 => LikelyBand::Enough(Chances::of(roll)),
            Score::Each(_) if roll.pool.count == 1 || is_small(roll) => LikelyBand::Enough(Chances::of(roll)),
            Score::Sum { need: Some(_), .. } => LikelyBand::Enough(Chances::of(roll)),
            score => LikelyBand::Number {
                about: about(mean(roll.pool, score), matches!(score, Score::Each(_))),
                bars: bars(roll.pool, score),
                great: roll.critical.filter(|_| matches!(score, Score::Each(_))).unwrap_or(u8::MAX),
            },
        }
    }

    pub(crate) fn paint(&self, c: &mut Canvas<impl Target>, (top, height): Zone) {
        let large = height as usize >= LikelyBand::LARGE;
        match self {
            LikelyBand::Enough(chances) => chances.line(c, top, large),
            LikelyBand::Number { about, bars, great } => {
                // Below half of the panel bars say no more.
                let fits = large && TextSize::Large.width(about) <= ABOUT;
                let size = if fits { TextSize::Large } else { TextSize::Body };
                let base = top + if large { 25 } else { 20 };
                size.draw(c, 6, base, about, c.theme.bone, Align::Left);
                let left = 14 + size.width(about).max(76);
                paint_bars(c, (left, base - 2), bars, *great);
            }
            LikelyBand::Anything => {}
        }
    }
}

/// How wide large words before the bars may be.
const ABOUT: i32 = 146;

/// Bars of 17 pixels at most, from a floor of iron.
fn paint_bars(c: &mut Canvas<impl Target>, (left, floor): (i32, i32), bars: &Heights, great: u8) {
    let t = c.theme;
    let pitch = ((236 - left) / bars.len().max(1) as i32).min(24);
    // Where they are many, a gap between them would take half of each.
    let wide = if pitch > 2 { pitch - 1 } else { pitch };
    for (number, &bar) in (0..).zip(bars) {
        let x = left + i32::from(number) * pitch;
        let tall = (i32::from(bar) * 17 + i32::from(HIGHEST) / 2) / i32::from(HIGHEST);
        c.rect(x, floor, wide, 2, t.iron);
        c.rect(x, floor + 1 - tall, wide, tall, if number >= great { t.ember } else { t.bone });
    }
}

/// `about 6 hits`, `about 3.5 hits`; of a sum the number alone.
fn about(halves: i16, hits: bool) -> Text {
    let mut text = Text::new();
    let half = if halves % 2 == 0 { "" } else { ".5" };
    let whole: Short = crate::strings::short(halves.div_euclid(2));
    let unit = match halves {
        _ if !hits => "",
        2 => " hit",
        _ => " hits",
    };
    let _ = write!(text, "about {whole}{half}{unit}"); // four digits at most
    text
}
