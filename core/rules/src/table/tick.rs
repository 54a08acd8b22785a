//! Facts of the table as one list, and the check they change.

use heapless::Vec;

use super::{Key, Modifier, Roll, Words};

/// The most facts one tick list holds.
pub const MAX_FACTS: usize = 8;

/// Tick what is true on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tick {
    /// The facts, those that can matter only.
    pub facts: Vec<Fact, MAX_FACTS>,
    /// The check these facts change, before any of them.
    pub check: Option<Check>,
    /// What the ticked rows may weigh together, where that is bounded.
    pub limit: Option<Limit>,
}

/// What the ticked rows of a list may weigh together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Limit {
    /// The least.
    pub min: u8,
    /// The most.
    pub max: u8,
    /// What is counted, in a word: `points`.
    pub unit: &'static str,
}

/// A check in the making: the roll without the facts, and how the game counts its modifiers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Check {
    /// The roll as far as it is known, its known modifiers in `why`.
    pub base: Roll,
    /// Sets the dice and the need by the modifiers in `why`.
    pub recount: Recount,
}

/// How a game turns modifiers into dice.
#[derive(Clone, Copy)]
pub struct Recount(pub fn(&mut Roll));

impl PartialEq for Recount {
    fn eq(&self, other: &Self) -> bool {
        core::ptr::fn_addr_eq(self.0, other.0)
    }
}

impl Eq for Recount {}

impl core::fmt::Debug for Recount {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Recount")
    }
}

impl Tick {
    /// The roll that follows from these ticks, where the list prepares one.
    pub fn roll(&self, ticked: u16) -> Option<Roll> {
        let check = self.check.as_ref()?;
        let mut roll = check.base.clone();
        for (row, fact) in self.facts.iter().enumerate().filter(|(row, _)| self.listed(*row, ticked)) {
            let gives = if ticked >> row & 1 == 1 { fact.on } else { fact.off };
            if let Some(modifier) = gives {
                roll.why.push(modifier).expect("a check has fewer modifiers than there are names for them");
            }
        }
        (check.recount.0)(&mut roll);
        Some(roll)
    }

    /// Whether this row is listed while these are ticked: some facts only matter beside another.
    pub fn listed(&self, row: usize, ticked: u16) -> bool {
        self.facts[row].only_if.is_none_or(|(other, on)| (ticked >> other & 1 == 1) == on)
    }

    /// The ticks that count: those of listed rows.
    pub fn counted(&self, ticked: u16) -> u16 {
        let counts = |row: &usize| ticked >> row & 1 == 1 && self.listed(*row, ticked);
        (0..self.facts.len()).filter(counts).fold(0, |mask, row| mask | 1 << row)
    }

    /// What the ticked rows weigh together.
    pub fn weight(&self, ticked: u16) -> u8 {
        let on = self.facts.iter().enumerate().filter(|(row, _)| ticked >> row & 1 == 1);
        on.map(|(_, fact)| fact.weight).fold(0, u8::saturating_add)
    }

    /// Whether what the ticked rows weigh together is within bounds.
    pub fn weighs_right(&self, ticked: u16) -> bool {
        self.limit.is_none_or(|limit| (limit.min..=limit.max).contains(&self.weight(ticked)))
    }

    /// Whether ticking or unticking this row would change the check now.
    pub fn matters(&self, row: usize, ticked: u16) -> bool {
        let switch = self.facts.iter().any(|f| f.only_if.is_some_and(|(other, _)| usize::from(other) == row));
        let outcome = |ticked| self.roll(self.counted(ticked)).map(|roll| (roll.pool, roll.need));
        switch || self.check.is_none() || outcome(ticked) != outcome(ticked ^ 1 << row)
    }
}

/// One fact of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fact {
    /// The stable name scripts tick it by.
    pub key: Key,
    /// What the row says.
    pub label: Words,
    /// What it brings when it is so.
    pub on: Option<Modifier>,
    /// What it brings when it is not so.
    pub off: Option<Modifier>,
    /// Whether it is ticked to begin with.
    pub preset: bool,
    /// Listed only while another row is ticked, or is not.
    pub only_if: Option<(u8, bool)>,
    /// What it counts towards the list's limit.
    pub weight: u8,
}

impl Fact {
    /// The sign of what it brings: `+`, `-`, or nothing.
    pub fn sign(&self) -> &'static str {
        self.on.map_or("", |modifier| modifier.sign)
    }
}
