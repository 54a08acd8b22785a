//! Ticking what is true on the table: a list of facts, and the roll they change.

use heapless::Vec;

use crate::dice::Score;
use crate::table::{Amount, AnswerError, ExpectRoom, Fact, OptionKey, Roll, Rolled, Words};

/// The most rows one tick list holds.
pub const MAX_FACTS: usize = 48;

/// Rows of a list, a bit each.
pub type Ticks = u64;

/// Tick what is true on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tick {
    /// The facts, those that can matter only.
    pub facts: Vec<Fact, MAX_FACTS>,
    /// The roll these facts change, before any of them.
    pub check: Option<PreparedRoll>,
    /// What the ticked rows may weigh together, where that is bounded.
    pub limit: Option<Limit>,
    /// Dice that were rolled: each is a row, and there are no facts.
    pub dice: Option<Rolled>,
    /// Whether the scene has a second line for each row ([`Scene::row_note`](crate::table::Scene::row_note)): its names say too
    /// little, or what is ticked was judged by something.
    pub noted: bool,
    /// What it means that nothing is ticked, in a word; empty where it is just that.
    pub none: &'static str,
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

/// A roll that is not complete yet: what it is without the facts, and how the game counts its modifiers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PreparedRoll {
    /// The roll as far as it is known, its known modifiers in `why`.
    pub base: Roll,
    /// Sets the dice and the need from the modifiers in `why`.
    pub rule: ModifierRule,
}

/// How a game turns modifiers into dice.
#[derive(Clone, Copy)]
pub struct ModifierRule(pub fn(&mut Roll));

impl PartialEq for ModifierRule {
    fn eq(&self, other: &Self) -> bool {
        core::ptr::fn_addr_eq(self.0, other.0)
    }
}

impl Eq for ModifierRule {}

impl core::fmt::Debug for ModifierRule {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("ModifierRule")
    }
}

impl PreparedRoll {
    /// The roll that follows from these facts, as far as they are ticked.
    pub fn roll(&self, facts: impl Iterator<Item = Fact>, ticked: Ticks) -> Roll {
        let mut roll = self.base.clone();
        for (row, fact) in facts.enumerate().filter(|(_, fact)| fact.is_listed(ticked)) {
            let gives = if ticked >> row & 1 == 1 { fact.on } else { fact.off };
            if let Some(modifier) = gives {
                roll.why.push(modifier).expect_room("a check has fewer modifiers than there are names for them");
            }
        }
        (self.rule.0)(&mut roll);
        roll
    }
}

impl Tick {
    /// An empty list.
    #[inline(always)] // built in place: as a constant it would be kilobytes of nothing to copy
    pub const fn new() -> Self {
        Tick { facts: Vec::new(), check: None, limit: None, dice: None, noted: false, none: "" }
    }

    /// These facts, and nothing that hangs on them.
    pub fn of(facts: impl IntoIterator<Item = Fact>) -> Self {
        Tick { facts: facts.into_iter().collect(), ..Tick::new() }
    }

    /// Some of these dice: as many as the limit says.
    pub fn of_dice(dice: Rolled, limit: Limit) -> Self {
        Tick { facts: Vec::new(), check: None, limit: Some(limit), dice: Some(dice), noted: false, none: "" }
    }

    /// How many rows there are.
    pub fn rows(&self) -> usize {
        self.dice.as_ref().map_or(self.facts.len(), |dice| dice.faces.len())
    }

    /// What scripts call a row.
    pub fn key(&self, row: usize) -> OptionKey {
        if self.dice.is_some() { OptionKey::numbered("die", row as u8 + 1) } else { self.facts[row].key }
    }

    /// What a row says.
    pub fn label(&self, row: usize) -> Words {
        self.dice.as_ref().map_or_else(|| self.facts[row].label, |dice| Words::with("{}", dice.faces[row]))
    }

    /// Whether these ticks are an answer.
    pub fn allows(&self, ticked: Ticks) -> Result<(), AnswerError> {
        let known = self.rows() >= Ticks::BITS as usize || ticked >> self.rows() == 0;
        if !known || self.counted(ticked) != ticked {
            return Err(AnswerError::NoSuchFact);
        }
        if self.weight_allowed(ticked) { Ok(()) } else { Err(AnswerError::Weight) }
    }

    /// The rows that are ticked to begin with.
    pub fn preset(&self) -> Ticks {
        (0..).zip(&self.facts).fold(0, |ticked, (row, fact)| ticked | Ticks::from(fact.preset) << row)
    }

    /// The roll that follows from these ticks, where the list prepares one.
    pub fn roll(&self, ticked: Ticks) -> Option<Roll> {
        self.check.as_ref().map(|check| check.roll(self.facts.iter().copied(), ticked))
    }

    /// Whether this row is listed while these are ticked: some facts only matter beside another.
    pub fn listed(&self, row: usize, ticked: Ticks) -> bool {
        self.facts.get(row).is_none_or(|fact| fact.is_listed(ticked))
    }

    /// The ticks that count: those of listed rows.
    pub fn counted(&self, ticked: Ticks) -> Ticks {
        let counts = |row: &usize| ticked >> row & 1 == 1 && self.listed(*row, ticked);
        (0..self.rows()).filter(counts).fold(0, |mask, row| mask | 1 << row)
    }

    /// What the ticked rows weigh together.
    pub fn weight(&self, ticked: Ticks) -> u8 {
        if self.dice.is_some() {
            return ticked.count_ones() as u8;
        }
        let on = self.facts.iter().enumerate().filter(|(row, _)| ticked >> row & 1 == 1);
        on.map(|(_, fact)| fact.weight).fold(0, u8::saturating_add)
    }

    /// Whether the weight of the ticked rows is within the limit.
    pub fn weight_allowed(&self, ticked: Ticks) -> bool {
        self.limit.is_none_or(|limit| (limit.min..=limit.max).contains(&self.weight(ticked)))
    }

    /// What a tick here changes, whether or not it is there: what the row brings; where the row brings something
    /// without its tick, all that the dice gain or lose by it.
    pub fn brings(&self, row: usize, ticked: Ticks) -> Option<Amount> {
        let fact = self.facts.get(row)?;
        let on = fact.on.map(|modifier| modifier.amount);
        let (Some(_), Some(with), Some(without)) =
            (fact.off, self.roll(self.counted(ticked | 1 << row)), self.roll(self.counted(ticked & !(1 << row))))
        else {
            return on;
        };
        let plus = |roll: &Roll| if let Score::Sum { plus, .. } = roll.score { plus } else { 0 };
        match (with.pool.count as i8 - without.pool.count as i8, plus(&with) - plus(&without)) {
            (0, 0) => on,
            (0, sum) => Some(Amount::Plus(sum)),
            (1, _) => Some(Amount::Bonus),
            (-1, _) => Some(Amount::Penalty),
            (dice, _) => Some(Amount::Dice(dice)),
        }
    }

    /// Whether ticking or unticking this row would change the check, whose roll is `now` with what is ticked.
    pub fn matters(&self, row: usize, ticked: Ticks, now: Option<&Roll>) -> bool {
        let switch = self.facts.iter().any(|f| f.only_if.is_some_and(|(other, _)| usize::from(other) == row));
        let outcome = |roll: &Roll| (roll.pool, roll.score);
        let other = || self.roll(self.counted(ticked ^ 1 << row));
        switch || self.check.is_none() || now.map(outcome) != other().as_ref().map(outcome)
    }
}

impl Default for Tick {
    fn default() -> Self {
        Tick::new()
    }
}
