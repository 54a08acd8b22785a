//! A verdict on the fairness of a game's dice, in words that make nobody superstitious: how many fair evenings look odder.

use core::fmt::{self, Write};

use heapless::String;

use crate::dice::Die;

/// How unusual the counts of a die's faces are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum FairnessVerdict {
    /// Too few dice to say anything.
    TooFew {
        /// Which die.
        die: Die,
        /// How many there are.
        dice: u16,
        /// How many are needed: five for each face.
        of: u16,
    },
    /// What fair dice do on 18 evenings of 20.
    Usual,
    /// Not more than one fair evening in so many is odder.
    Odder {
        /// In 20, 100 or 1000.
        one_in: u16,
    },
    /// Not more than one fair evening in so many is evener.
    Evener {
        /// In 20, 100 or 1000.
        one_in: u16,
    },
}

/// How rare a verdict can be.
const RARE: [u16; 3] = [1000, 100, 20];

/// The chi-square, in thousandths, that fair dice fall below and pass once in 1000, 100 and 20 evenings; by the die's
/// sides. A test works them out anew.
pub const QUANTILES: [(u8, [u32; 3], [u32; 3]); 6] = [
    (4, [24, 115, 352], [16_266, 11_345, 7_815]),
    (6, [210, 554, 1_145], [20_515, 15_086, 11_070]),
    (8, [598, 1_239, 2_167], [24_322, 18_475, 14_067]),
    (10, [1_152, 2_088, 3_325], [27_877, 21_666, 16_919]),
    (12, [1_834, 3_053, 4_575], [31_264, 24_725, 19_675]),
    (20, [5_407, 7_633, 10_117], [43_820, 36_191, 30_144]),
];

impl FairnessVerdict {
    /// What these counts, one for each face or for as many together, come to.
    pub fn of(die: Die, counts: &[u16]) -> FairnessVerdict {
        let dice = counts.iter().fold(0_u16, |sum, count| sum.saturating_add(*count));
        let (faces, of) = (counts.len() as u64, 5 * counts.len() as u16);
        let Some((_, even, odd)) = QUANTILES.iter().find(|row| u64::from(row.0) == faces).filter(|_| dice >= of) else {
            return FairnessVerdict::TooFew { die, dice, of };
        };
        // Counts are whole, and so is what is weighed: it goes in steps of twice the sides. Half a step towards the usual
        // keeps a verdict from coming oftener than it says: five of each d4 is what one evening in 94 brings.
        let (weighed, half, many) = (chi_square(counts), faces, u64::from(dice));
        let first = |passed: &dyn Fn(u64) -> bool, edges: &[u32; 3]| {
            RARE.into_iter().zip(edges).find(|(_, edge)| passed(u64::from(**edge) * many)).map(|(one_in, _)| one_in)
        };
        let odder = first(&|edge| weighed * 1000 > edge + half * 1000, odd);
        let evener = first(&|edge| (weighed + half) * 1000 < edge, even);
        match (odder, evener) {
            (Some(one_in), _) => FairnessVerdict::Odder { one_in },
            (_, Some(one_in)) => FairnessVerdict::Evener { one_in },
            _ => FairnessVerdict::Usual,
        }
    }

    /// The two lines a player reads, of 25 letters at most.
    pub fn lines(self) -> [String<28>; 2] {
        let mut lines = [String::new(), String::new()];
        let [first, second] = &mut lines;
        // Numbers of at most five digits fit.
        let _ = match self {
            FairnessVerdict::TooFew { .. } => first.write_str("Too few to tell:"),
            FairnessVerdict::Usual => first.write_str("As fair dice fall:"),
            FairnessVerdict::Odder { one_in } | FairnessVerdict::Evener { one_in } => {
                write!(first, "1 fair evening in {one_in}")
            }
        };
        let _ = match self {
            FairnessVerdict::TooFew { die, dice, of } => write!(second, "{dice} of {of} {die}"),
            FairnessVerdict::Usual => second.write_str("most evenings look so"),
            FairnessVerdict::Odder { .. } => second.write_str("looks odder than this"),
            FairnessVerdict::Evener { .. } => second.write_str("looks evener than this"),
        };
        lines
    }
}

/// Both lines as one sentence.
impl fmt::Display for FairnessVerdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.lines();
        write!(f, "{first} {second}")
    }
}

/// The chi-square times the number of dice: a whole number.
pub(crate) fn chi_square(counts: &[u16]) -> u64 {
    let squares: u64 = counts.iter().map(|&count| u64::from(count).pow(2)).sum();
    let dice: u64 = counts.iter().map(|&count| u64::from(count)).sum();
    squares * counts.len() as u64 - dice.pow(2)
}
