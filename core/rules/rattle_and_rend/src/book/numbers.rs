//! How Tactics change an Element's numbers (RR-RNG-3, section 7.1).

use super::Band;

/// Lasting changes: bands for MOV and RNG, numbers for Fury, Guile and Will.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Deltas {
    /// Bands more or fewer to move.
    pub mov: i8,
    /// Bands more or fewer to reach.
    pub rng: i8,
    /// What is added to the numbers needed for Fury, Guile and Will; less is better.
    pub stats: [i8; 3],
}

impl Deltas {
    /// These and those.
    #[must_use]
    pub(crate) fn plus(self, other: Deltas) -> Deltas {
        let [fury, guile, will] = self.stats;
        let stats = [fury + other.stats[0], guile + other.stats[1], will + other.stats[2]];
        Deltas { mov: self.mov + other.mov, rng: self.rng + other.rng, stats }
    }
}

impl Band {
    /// So many bands up or down: all changes are summed, then held between S and L; touch stays touch when
    /// it is reduced, and S never becomes touch.
    pub fn shifted(self, by: i8) -> Band {
        let ladder = [Band::B2B, Band::S, Band::M, Band::L];
        let least = self.min(Band::S) as i8;
        ladder[(self as i8 + by).clamp(least, Band::L as i8) as usize]
    }
}
