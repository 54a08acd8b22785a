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

impl Band {
    /// So many bands up or down: all changes are summed, then held between S and L; touch stays touch when
    /// it is reduced, and S never becomes touch.
    pub fn shifted(self, by: i8) -> Band {
        let ladder = [Band::B2B, Band::S, Band::M, Band::L];
        let least = self.min(Band::S) as i8;
        ladder[(self as i8 + by).clamp(least, Band::L as i8) as usize]
    }
}
