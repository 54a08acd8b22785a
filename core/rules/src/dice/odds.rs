//! Exact odds by whole numbers: ways out of ways, no rounding before the last step.

use core::fmt;

use super::{Need, Pool};

/// A chance as ways out of ways. Pools of 12 dice of 100 sides fit: 100¹² is less than 2⁸⁰.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Odds {
    /// The ways it happens.
    pub ways: u128,
    /// All the ways there are.
    pub of: u128,
}

impl Odds {
    /// The chance in thousandths, rounded to the nearest.
    pub const fn permille(self) -> u16 {
        ((self.ways * 2000 + self.of) / (self.of * 2)) as u16
    }
}

/// `84%`, `93.6%`: as exact as a tenth of a percent; `<0.1%` for what is rarer, and never a false 100 %.
impl fmt::Display for Odds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.permille() {
            0 if self.ways > 0 => write!(f, "<0.1%"),
            1000 if self.ways < self.of => write!(f, ">99.9%"),
            p if p % 10 == 0 => write!(f, "{}%", p / 10),
            p => write!(f, "{}.{}%", p / 10, p % 10),
        }
    }
}

/// The chance that at least `hits` dice of the pool meet the need.
pub fn chance(pool: Pool, need: Need, hits: u8) -> Odds {
    let sides = pool.die.sides();
    let good = (1..=sides).filter(|&face| need.met_by(face)).count() as u128;
    let bad = u128::from(sides) - good;
    let n = u32::from(pool.count);
    let ways = (u32::from(hits)..=n).map(|k| choose(n, k) * good.pow(k) * bad.pow(n - k)).sum();
    Odds { ways, of: u128::from(sides).pow(n) }
}

/// In how many ways `k` dice can be picked out of `n`.
fn choose(n: u32, k: u32) -> u128 {
    (0..k).fold(1, |ways, i| ways * u128::from(n - i) / u128::from(i + 1))
}
