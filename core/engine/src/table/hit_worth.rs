//! What hits come to.

use crate::table::{Amount, Modifier};

/// What hits come to: what is added to them or lost, and what each is worth then. One of a table of the game's own, so
/// that dice on the table stay small.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct HitWorth {
    /// What is added to the hits of the dice, or taken from them, in the game's order.
    pub after: &'static [Modifier],
    /// What each hit is worth.
    pub each: u8,
    /// In what: `damage`.
    pub unit: &'static str,
}

impl HitWorth {
    /// The hits that count, where the dice showed so many: never less than none.
    pub fn hits(&self, shown: u8) -> u8 {
        let all = self.after.iter().fold(i16::from(shown), |hits, own| match own.amount {
            Amount::Plus(more) => hits + i16::from(more),
            _ => hits,
        });
        all.clamp(0, u8::MAX.into()) as u8
    }

    /// What they come to.
    pub fn total(&self, shown: u8) -> u8 {
        self.hits(shown).saturating_mul(self.each)
    }
}
