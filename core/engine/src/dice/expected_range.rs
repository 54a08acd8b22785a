//! The range in which a count is to be expected, in 19 fair evenings of 20.

use core::fmt;

/// From a low number to a high one, both included.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct ExpectedRange {
    /// Fewer come once in 40 evenings at most.
    pub low: u16,
    /// More come once in 40 evenings at most.
    pub high: u16,
}

/// The weight of the likeliest count; all others are measured by it.
const MODE: u64 = 1 << 40;
/// One evening in 40 is below the range, one above.
const TAIL: u64 = 40;

impl ExpectedRange {
    /// How often one of so many faces comes in so many dice: the binomial distribution itself, summed from its middle outwards.
    pub fn of_face(faces: u8, dice: u16) -> ExpectedRange {
        let (n, others) = (u64::from(dice), u64::from(faces) - 1);
        let mode = (n + 1) / (others + 1);
        // From the weight of a count to that of the next one, or of the one before.
        let step = |weight: &mut u64, at: &mut u64, up: bool| {
            *weight =
                if up { *weight * (n - *at) / ((*at + 1) * others) } else { *weight * (*at * others) / (n - *at + 1) };
            *at = if up { *at + 1 } else { *at - 1 };
        };
        // All that weighs something on one side of the likeliest count.
        let side = |up: bool| {
            let (mut weight, mut at, mut sum) = (MODE, mode, 0);
            while weight > 0 && at != if up { n } else { 0 } {
                step(&mut weight, &mut at, up);
                sum += weight;
            }
            sum
        };
        let (below, above) = (side(false), side(true));
        let all = below + MODE + above;
        // Outwards again, until too little is left beyond.
        let edge = |up: bool, mut beyond: u64| {
            let (mut weight, mut at) = (MODE, mode);
            while beyond * TAIL > all {
                step(&mut weight, &mut at, up);
                beyond -= weight;
            }
            at as u16
        };
        ExpectedRange { low: edge(false, below), high: edge(true, above) }
    }

    /// How many dice of many different needs meet them: about a bell curve, as so many small chances together are.
    /// Chances are in `parts` of a certainty, their spread in parts of parts.
    pub(crate) fn of_hits(dice: u16, ways: u32, spread: u32, parts: u32) -> ExpectedRange {
        // 1.96 times the root of the spread, both in parts: 1.96 squared is 3.84.
        let wide = (u64::from(spread) * 96 / 25).isqrt() as u32;
        // A bell curve is cut halfway between whole numbers.
        let low = (ways + parts / 2).saturating_sub(wide) / parts;
        let high = (ways + wide).saturating_sub(parts / 2).div_ceil(parts);
        ExpectedRange { low: low as u16, high: (high as u16).min(dice) }
    }

    /// Whether a count is in it.
    pub const fn holds(self, count: u16) -> bool {
        self.low <= count && count <= self.high
    }
}

/// `27 - 39`.
impl fmt::Display for ExpectedRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} - {}", self.low, self.high)
    }
}
