//! Exact odds by whole numbers: ways out of all ways, and one rounding at the end.

use core::fmt;

use crate::dice::wide_int::WideInt;
use crate::dice::{Need, Op, Pool, Score};

/// A chance, in thousandths, and whether it is one at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Odds {
    permille: u16,
    certainty: Certainty,
}

/// Whether it can go either way: a rounded number does not show that.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
enum Certainty {
    No,
    Perhaps,
    Yes,
}

impl Odds {
    const NONE: Odds = Odds { permille: 0, certainty: Certainty::No };
    const CERTAIN: Odds = Odds { permille: 1000, certainty: Certainty::Yes };

    /// The chance in thousandths, rounded to the nearest.
    pub const fn permille(self) -> u16 {
        self.permille
    }

    /// Whether it can happen at all.
    pub const fn is_possible(self) -> bool {
        !matches!(self.certainty, Certainty::No)
    }

    const fn rounded(permille: u16) -> Self {
        Odds { permille, certainty: Certainty::Perhaps }
    }

    fn of_u64(ways: u64, of: u64) -> Self {
        match ways {
            0 => Odds::NONE,
            _ if ways == of => Odds::CERTAIN,
            _ => Odds::rounded(((ways * 2000 + of) / (of * 2)) as u16),
        }
    }

    fn of_few(ways: u32, of: u32) -> Self {
        Odds::rounded(((ways * 2000 + of) / (of * 2)) as u16)
    }

    fn of_wide(ways: WideInt, of: &WideInt) -> Self {
        match ways {
            _ if ways.is_zero() => Odds::NONE,
            _ if ways == *of => Odds::CERTAIN,
            _ => Odds::rounded(ways.times(2000).plus(of).quotient(&of.times(2))),
        }
    }
}

/// `84%`, `93.6%`: as exact as a tenth of a percent; `<0.1%` for what is rarer, and never a false 100 %.
impl fmt::Display for Odds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.permille, self.certainty) {
            (0, Certainty::Perhaps) => write!(f, "<0.1%"),
            (1000, Certainty::Perhaps) => write!(f, ">99.9%"),
            (p, _) if p % 10 == 0 => write!(f, "{}%", p / 10),
            (p, _) => write!(f, "{}.{}%", p / 10, p % 10),
        }
    }
}

/// The chance of so many hits or more. A sum that meets its need is one hit; dice that are only read hit all.
///
/// ```
/// use umpire_engine::dice::{Die, Need, Pool, Score, chance};
///
/// let two_d6 = Pool { count: 2, die: Die::D6 };
/// assert_eq!(chance(two_d6, Score::at_least(4), 1).to_string(), "75%");
/// let seven = Score::Sum { plus: 0, need: Some(Need::at_least(7)) };
/// assert_eq!(chance(two_d6, seven, 1).permille(), 583);
/// ```
pub fn chance(pool: Pool, score: Score, hits: u8) -> Odds {
    match score {
        _ if hits == 0 => Odds::CERTAIN,
        _ if hits > score.most_hits(pool.count) => Odds::NONE,
        Score::Each(need) => each(pool, need, hits.into()),
        Score::Sum { plus, need: Some(need) } => sum(pool, Need { value: need.value - i16::from(plus), ..need }),
        Score::Sum { need: None, .. } | Score::Read => Odds::CERTAIN,
    }
}

/// The chance that at least so many dice meet the need.
fn each(pool: Pool, need: Need, hits: u32) -> Odds {
    let (n, sides) = (u32::from(pool.count), u32::from(pool.die.sides()));
    let good = need.faces(pool.die).into();
    let bad = sides - good;
    match (good, bad) {
        (0, _) => Odds::NONE,
        (_, 0) => Odds::CERTAIN,
        // Two thousand times as many ways fit a register pair: 12 dice of 20 sides do.
        _ if ways_fit(sides, n) => {
            let [good, bad] = [good, bad].map(u64::from);
            let ways = (hits..=n).map(|k| choose(n, k) * good.pow(k) * bad.pow(n - k)).sum();
            Odds::of_u64(ways, u64::from(sides).pow(n))
        }
        _ => {
            let of = power(sides, n);
            // From all dice hitting downwards: each term is the one before it, times one fraction.
            let (mut term, mut ways) = (power(good, n), WideInt::ZERO);
            for k in (hits..=n).rev() {
                ways = ways.plus(&term);
                term = term.times(k * bad).divided_by((n - k + 1) * good);
            }
            Odds::of_wide(ways, &of)
        }
    }
}

/// Whether two thousand times all ways fit into 64 bits.
fn ways_fit(sides: u32, n: u32) -> bool {
    u64::from(sides).checked_pow(n).is_some_and(|ways| ways < 1 << 52)
}

/// In how many ways `k` dice can be picked out of `n`.
fn choose(n: u32, k: u32) -> u64 {
    (0..k).fold(1, |ways, i| ways * u64::from(n - i) / u64::from(i + 1))
}

fn power(base: u32, n: u32) -> WideInt {
    (0..n).fold(WideInt::ONE, |power, _| power.times(base))
}

/// The chance that all dice together meet the need.
fn sum(pool: Pool, need: Need) -> Odds {
    let (n, sides) = (i32::from(pool.count), i32::from(pool.die.sides()));
    let value = i32::from(need.value);
    let most = match need.op {
        // As many throws come to a number or more as come to its mirror image or less.
        Op::AtLeast => n * (sides + 1) - value,
        Op::Above => n * (sides + 1) - value - 1,
        Op::AtMost => value,
    };
    match most {
        _ if most < n => Odds::NONE,
        _ if most >= n * sides => Odds::CERTAIN,
        _ => sum_of(n as u32, sides as u32, (most - n) as u32),
    }
}

/// The chance that dice that count from 0 come to no more than this, which they can and need not.
fn sum_of(n: u32, sides: u32, most: u32) -> Odds {
    match sides.checked_pow(n) {
        Some(of) if of <= FEW_WAYS => Odds::of_few(few_sums(n, sides, most), of),
        _ => Odds::of_wide(sums(n, sides, most), &power(sides, n)),
    }
}

/// Dice that fall in so many ways have no number on the way to their odds that is longer than a register.
const FEW_WAYS: u32 = 1 << 14;

/// As [`sums`], for few dice: those of every test of a game that is played again.
fn few_sums(n: u32, sides: u32, most: u32) -> u32 {
    let (mut ways, mut past) = (0_u32, 1);
    for k in 0..=n.min(most / sides) {
        let left = most - k * sides;
        let these = (1..=n).fold(past, |ways, i| ways * (left + i) / i);
        ways = if k % 2 == 0 { ways.wrapping_add(these) } else { ways.wrapping_sub(these) };
        past = past * (n - k) / (k + 1);
    }
    ways
}

/// In how many ways dice that count from 0 come to no more than this: by inclusion and exclusion of those past their
/// last side.
fn sums(n: u32, sides: u32, most: u32) -> WideInt {
    let (mut more, mut less) = (WideInt::ZERO, WideInt::ZERO);
    let mut past = WideInt::ONE;
    for k in 0..=n.min(most / sides) {
        let left = most - k * sides;
        let ways = (1..=n).fold(past, |ways, i| ways.times(left + i).divided_by(i));
        if k % 2 == 0 {
            more = more.plus(&ways);
        } else {
            less = less.plus(&ways);
        }
        past = past.times(n - k).divided_by(k + 1);
    }
    more.minus(&less)
}
