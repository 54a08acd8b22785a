//! What came up in so many presses.

use std::collections::{BTreeMap, BTreeSet, HashSet};

/// Counts of everything worth counting. Two of them can be put together, in any order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HammerTally {
    /// Keys that went down.
    pub presses: u64,
    /// Things done: keys down, keys up, cuts, chores.
    pub deeds: u64,
    /// How often something of this name happened.
    pub counts: BTreeMap<&'static str, u64>,
    /// Questions that were asked, by game, kind and id, and how often.
    pub questions: BTreeMap<(&'static str, &'static str, &'static str), u64>,
    /// Pages beside the questions: news, looks, messages.
    pub pages: BTreeSet<String>,
    /// Pictures that were painted, a number each.
    pub pictures: HashSet<u64>,
}

impl HammerTally {
    /// One more of these.
    pub fn count(&mut self, what: &'static str) {
        *self.counts.entry(what).or_default() += 1;
    }

    /// How many of these there were.
    pub fn of(&self, what: &str) -> u64 {
        self.counts.get(what).copied().unwrap_or(0)
    }

    /// Takes another one in.
    pub fn add(&mut self, other: HammerTally) {
        self.presses += other.presses;
        self.deeds += other.deeds;
        other.counts.into_iter().for_each(|(what, count)| *self.counts.entry(what).or_default() += count);
        other.questions.into_iter().for_each(|(what, count)| *self.questions.entry(what).or_default() += count);
        self.pages.extend(other.pages);
        self.pictures.extend(other.pictures);
    }
}
