//! A question for a number.

/// A number within a range.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Number {
    /// The least.
    pub min: i16,
    /// The most.
    pub max: i16,
    /// From one to the next: at least 1.
    pub step: i16,
    /// Where the picker starts.
    pub preset: i16,
    /// What it counts, in a word.
    pub unit: &'static str,
    /// What the least is called where it is none of these: `sight`; empty where the number says it.
    pub least: &'static str,
}

impl Number {
    /// Whether this is one of the numbers asked for.
    pub const fn allows(&self, n: i16) -> bool {
        // No division where every number counts: it would take its time by a number that may be a secret.
        n >= self.min && n <= self.max && (self.step == 1 || (n as i32 - self.min as i32) % self.step as i32 == 0)
    }
}
