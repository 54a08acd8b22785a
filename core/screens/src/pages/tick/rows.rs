//! How many rows a list of facts has, how many of them are seen at once, and how tall they are.

use umpire_engine::table::Tick;

use crate::bands::{LikelyBand, SumBand};
use crate::pages::page_builder::FULL;
use crate::pages::stakes;
use umpire_raster::text_scale::TextScale;

/// The most rows of a list that keys go through one by one.
const LONG: usize = 8;

/// Rows of the odds below facts with a limit.
const CHECK: usize = LikelyBand::HEIGHT;

/// Rows of the second line of what is under the cursor, below rows that have room for one.
pub(crate) const fn note_rows(scale: TextScale) -> usize {
    scale.rows(24, 26)
}

/// How many rows are listed at most, whatever is ticked: the screen keeps room for them.
pub(crate) fn most(tick: &Tick) -> usize {
    let plain = tick.facts.iter().filter(|fact| fact.only_if.is_none()).count();
    let beside = |other: usize, on: bool| {
        tick.facts
            .iter()
            .filter(|fact| fact.only_if.is_some_and(|only| (usize::from(only.0), only.1) == (other, on)))
            .count()
    };
    plain + (0..tick.facts.len()).map(|other| beside(other, true).max(beside(other, false))).sum::<usize>()
}

/// Whether the rows are listed in the grid of their roll, below the reasons that are known.
pub(crate) fn in_grid(tick: &Tick) -> bool {
    tick.limit.is_none() && tick.check.is_some()
}

/// How many reasons that are known stand before the first fact.
pub(crate) fn before(tick: &Tick) -> usize {
    tick.check.as_ref().filter(|_| in_grid(tick)).map_or(0, |check| check.base.why.len())
}

/// How many rows are seen at once, and how tall each is, with so many lines over a roll's reasons that stay.
pub(crate) fn window(tick: &Tick, (room, scale): (usize, TextScale), whom: usize) -> (usize, usize) {
    if tick.noted && tick.check.is_none() {
        return match tick.limit {
            Some(_) => {
                let room = room - SumBand::HEIGHT - note_rows(scale);
                let rows = most(tick).clamp(1, (room / scale.rows(24, 31)).max(1));
                (rows, (room / rows).min(37))
            }
            None => {
                let rows = (room / scale.rows(46, 70)).max(1);
                (rows, (room / rows).min(75))
            }
        };
    }
    // A roll's grid has a head of its own.
    if (room < FULL || scale == TextScale::Large) && !in_grid(tick) {
        // Beside the check and the sum there is room for fewer.
        let below =
            if tick.check.is_some() { CHECK } else { 0 } + if tick.limit.is_some() { SumBand::HEIGHT } else { 0 };
        let rows = most(tick).clamp(1, ((room - below) / scale.rows(24, 37)).max(1));
        return (rows, ((room - below) / rows).min(37));
    }
    match (tick.check.is_some(), most(tick)) {
        _ if in_grid(tick) => {
            let (window, height) = stakes::window(0, scale);
            (window - whom, height)
        }
        (true, _) if tick.limit.is_some() => (3, 24),
        (false, 0..=4) if tick.limit.is_some() => (4, 30),
        (false, _) if tick.limit.is_some() => (5, 24),
        (_, 0..=1) => (1, 40),
        (_, 2..=4) => (4, 37),
        (_, 5) => (5, 30),
        _ => (6, 25),
    }
}

/// Whether a list has more rows than a few, and nothing is rolled below it: keys go through it page by page.
pub(crate) fn is_long(tick: &Tick, len: usize) -> bool {
    tick.check.is_none() && len > LONG
}
