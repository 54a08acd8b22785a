//! How dice are counted: one by one, together, or not at all.

use crate::dice::Need;

/// How dice are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Score {
    /// Each die against a number: how many meet it counts.
    Each(Need),
    /// All dice together, and `plus`, against a number where there is one.
    Sum {
        /// What all modifiers add to the dice.
        plus: i8,
        /// What the total must come to; none where the total itself is wanted.
        need: Option<Need>,
    },
    /// What they show is read, and nothing is counted.
    Read,
}

impl Score {
    /// Each die must show this number or more.
    pub const fn at_least(value: u8) -> Self {
        Score::Each(Need::at_least(value))
    }

    /// What a die, or all of them together, must come to; none where nothing is needed.
    pub const fn need(self) -> Option<Need> {
        match self {
            Score::Each(need) => Some(need),
            Score::Sum { need, .. } => need,
            Score::Read => None,
        }
    }

    /// How many dice meet the need; for a sum 1 where it does, and 0 where it does not. Dice that are read all do.
    pub fn hits(self, faces: &[u8]) -> u8 {
        match self {
            Score::Each(need) => faces.iter().filter(|face| need.met_by(**face)).count() as u8,
            Score::Sum { need, .. } => need.is_none_or(|need| need.met_by_total(self.total(faces))).into(),
            Score::Read => faces.len() as u8,
        }
    }

    /// All dice together, with what is added to them.
    pub fn total(self, faces: &[u8]) -> i16 {
        let plus = if let Score::Sum { plus, .. } = self { plus } else { 0 };
        faces.iter().map(|face| i16::from(*face)).sum::<i16>() + i16::from(plus)
    }

    /// The most hits that so many dice can bring.
    pub const fn most_hits(self, dice: u8) -> u8 {
        match self {
            Score::Each(_) | Score::Read => dice,
            Score::Sum { .. } => 1,
        }
    }

    /// The word the console uses.
    pub const fn word(self) -> &'static str {
        match self {
            Score::Each(_) => "each",
            Score::Sum { .. } => "sum",
            Score::Read => "read",
        }
    }
}
