//! Who puts how much on the table: one instruction for all of them.

use crate::table::Seat;

/// Steps of a placement.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Placement {
    /// Each of them; none behind the last.
    pub steps: [Option<PlacementStep>; MAX_STEPS],
    /// What is counted: `points`.
    pub unit: &'static str,
    /// What holds for all of them, in one line: 30 letters at most.
    pub rule: &'static str,
    /// Whether they come one after the other.
    pub ordered: bool,
}

/// The most steps one placement has.
pub const MAX_STEPS: usize = 4;

/// What one seat places.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct PlacementStep {
    /// Whose step.
    pub seat: Seat,
    /// From so much to so much.
    pub bounds: (u8, u8),
    /// How much of what it has that is.
    pub share: PlacedShare,
}

/// How much of what a side has it places.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum PlacedShare {
    /// Some of it: more comes later.
    Part,
    /// All of it.
    All,
    /// What is left.
    Rest,
}

impl Placement {
    /// Its steps.
    pub fn iter(&self) -> impl Iterator<Item = PlacementStep> {
        self.steps.into_iter().flatten()
    }
}

impl PlacementStep {
    /// The word behind its number.
    pub const fn word(&self, unit: &'static str) -> &'static str {
        match self.share {
            PlacedShare::Part => unit,
            PlacedShare::All => "all",
            PlacedShare::Rest => "rest",
        }
    }
}
