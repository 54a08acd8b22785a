//! Dice of any kind, and how they are counted.

use core::fmt;

use umpire_engine::dice::{Die, Need, Op, Pool, Score};
use umpire_engine::table::Seat;

/// Every kind: what it is called, the die that is thrown for it, and how many faces of that are one of its own. A coin and a d3 are a d6 read by halves and thirds, as people do.
pub const KINDS: [(&str, Die, u8); 9] = [
    ("coin", Die::D6, 3),
    ("d3", Die::D6, 2),
    ("d4", Die::D4, 1),
    ("d6", Die::D6, 1),
    ("d8", Die::D8, 1),
    ("d10", Die::D10, 1),
    ("d12", Die::D12, 1),
    ("d20", Die::D20, 1),
    ("d100", Die::D100, 1),
];
/// The place of the coin, and of a d6.
pub(crate) const COIN: u8 = 0;
const D6: u8 = 3;

/// How dice are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counting {
    /// What they show is read.
    Read,
    /// All together, and a number added.
    Sum,
    /// Each against a number or more.
    AtLeast,
    /// Each against a number or less.
    AtMost,
}

impl Counting {
    /// Every way, in the order of its rows.
    pub(crate) const ALL: [Counting; 4] = [Counting::Read, Counting::Sum, Counting::AtLeast, Counting::AtMost];
}

/// Which dice, how many, and how they are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DiceSpec {
    /// The place of their kind in [`KINDS`].
    pub kind: u8,
    /// How many.
    pub count: u8,
    /// How they are counted.
    pub counting: Counting,
    /// What each must show, where each is counted.
    pub need: u8,
    /// What is added to the sum.
    pub plus: i8,
    /// Who throws them; none for whoever's turn it is.
    pub by: Option<Seat>,
}

impl Default for DiceSpec {
    fn default() -> Self {
        DiceSpec { kind: D6, count: 2, counting: Counting::Sum, need: 4, plus: 0, by: None }
    }
}

impl DiceSpec {
    /// Faces of the die that is thrown for one of its own.
    pub(crate) const fn faces_each(&self) -> u8 {
        KINDS[self.kind as usize].2
    }

    /// How many sides such a die has.
    pub(crate) const fn sides(&self) -> u8 {
        KINDS[self.kind as usize].1.sides() / self.faces_each()
    }

    /// The dice that are thrown.
    pub(crate) const fn pool(&self) -> Pool {
        Pool { count: self.count, die: KINDS[self.kind as usize].1 }
    }

    /// How the dice that are thrown are counted.
    pub(crate) fn score(&self) -> Score {
        let (each, need) = (i16::from(self.faces_each()), i16::from(self.need));
        match self.counting {
            Counting::Sum if each == 1 => Score::Sum { plus: self.plus, need: None },
            Counting::Read | Counting::Sum => Score::Read,
            Counting::AtLeast => Score::Each(Need { op: Op::AtLeast, value: (need - 1) * each + 1 }),
            Counting::AtMost => Score::Each(Need { op: Op::AtMost, value: need * each }),
        }
    }

    /// What all of them come to, read by halves or thirds where they are.
    pub(crate) fn total(&self, faces: &[u8]) -> i16 {
        faces.iter().map(|face| i16::from(face.div_ceil(self.faces_each()))).sum::<i16>() + self.added()
    }

    /// What they come to on average, in tenths: hits, or the sum.
    pub(crate) fn average(&self) -> i32 {
        let (count, sides, need) = (i32::from(self.count), i32::from(self.sides()), i32::from(self.need));
        let hits = |faces: i32| (count * faces * 20 + sides) / (2 * sides);
        match self.counting {
            Counting::AtLeast => hits(sides - need + 1),
            Counting::AtMost => hits(need),
            Counting::Read | Counting::Sum => count * (sides + 1) * 5 + i32::from(self.added()) * 10,
        }
    }

    /// What is added to a sum.
    fn added(&self) -> i16 {
        if self.counting == Counting::Sum { self.plus.into() } else { 0 }
    }

    /// The same dice, with a need that their faces have.
    #[must_use]
    pub(crate) fn in_range(self) -> Self {
        DiceSpec { need: self.need.clamp(1, self.sides()), ..self }
    }
}

/// `8d6, 5+`, `2d6 +1`, `3 coins`.
impl fmt::Display for DiceSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            COIN => write!(f, "{} coin{}", self.count, if self.count == 1 { "" } else { "s" })?,
            kind => write!(f, "{}{}", self.count, KINDS[usize::from(kind)].0)?,
        }
        match self.counting {
            Counting::Read => Ok(()),
            Counting::Sum if self.plus == 0 => Ok(()),
            Counting::Sum => write!(f, " {:+}", self.plus),
            Counting::AtLeast => write!(f, ", {}+", self.need),
            Counting::AtMost => write!(f, ", {}-", self.need),
        }
    }
}
