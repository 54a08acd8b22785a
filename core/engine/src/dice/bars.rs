//! How likely each number of hits is, or each sum: as bars, the likeliest the highest.

use heapless::Vec;

use crate::dice::{MAX_DICE, Need, Pool, Score};

/// The most bars: no hit, and one for each die.
const MAX_CHANCES: usize = MAX_DICE + 1;

/// Heights from 0 to [`HIGHEST`].
pub type Heights = Vec<u8, MAX_CHANCES, u8>;

/// The height of the likeliest.
pub const HIGHEST: u8 = u8::MAX;

/// The weight of the likeliest number of hits: times 48 dice and 99 faces it still fits a register.
const MODE: u32 = 1 << 19;

/// A bar for each number of hits from 0 on; for a sum one for each total, from the least on. None where dice are only
/// read, and where totals are too many.
pub fn bars(pool: Pool, score: Score) -> Heights {
    match score {
        Score::Each(need) => hits(pool, need),
        Score::Sum { .. } => totals(pool),
        Score::Read => Heights::new(),
    }
}

/// What so many dice bring on the average, in halves: hits of a whole number, rounded; totals as they are.
pub fn mean(pool: Pool, score: Score) -> i16 {
    let (count, sides) = (i16::from(pool.count), i16::from(pool.die.sides()));
    match score {
        Score::Each(need) => (2 * count * i16::from(need.faces(pool.die)) + sides) / (2 * sides) * 2,
        Score::Sum { plus, .. } => count * (sides + 1) + 2 * i16::from(plus),
        Score::Read => count * (sides + 1),
    }
}

/// The binomial distribution, from its likeliest number outwards: one division a bar.
fn hits(pool: Pool, need: Need) -> Heights {
    let (n, sides, good) = (u32::from(pool.count), u32::from(pool.die.sides()), u32::from(need.faces(pool.die)));
    let bad = sides - good;
    let mode = ((n + 1) * good / sides).min(n);
    let mut bars: Heights = (0..=n).map(|_| 0).collect();
    let mut weight = MODE;
    for k in mode..=n {
        bars[k as usize] = height(weight, MODE);
        // Where every face hits, nothing follows the last bar.
        weight = (weight * ((n - k) * good)).checked_div((k + 1) * bad).unwrap_or(0);
    }
    weight = MODE;
    for k in (0..mode).rev() {
        weight = (weight * ((k + 1) * bad)).checked_div((n - k) * good).unwrap_or(0);
        bars[k as usize] = height(weight, MODE);
    }
    bars
}

/// In how many ways each total comes, die by die. No 49 totals come in 2³² ways.
fn totals(pool: Pool) -> Heights {
    let (count, sides) = (usize::from(pool.count), usize::from(pool.die.sides()));
    let last = count * (sides - 1);
    if last >= MAX_CHANCES || count == 0 {
        return Heights::new();
    }
    let mut ways = [0_u32; MAX_CHANCES];
    ways[0] = 1;
    for die in 1..=count {
        // From the top down, so that what a sum is made of is still that of the dice before.
        for total in (0..=die * (sides - 1)).rev() {
            ways[total] = ways[total.saturating_sub(sides - 1)..=total].iter().sum();
        }
    }
    let most = ways.iter().copied().fold(1, u32::max);
    ways[..=last].iter().map(|&ways| height(ways, most)).collect()
}

/// A weight as a height, rounded to the nearest.
fn height(weight: u32, most: u32) -> u8 {
    ((u64::from(weight) * u64::from(HIGHEST) + u64::from(most / 2)) / u64::from(most)) as u8
}
