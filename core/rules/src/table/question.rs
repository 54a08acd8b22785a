//! The kinds of question: few, rich, and shared by every rulebook and every front end.

use heapless::Vec;

use super::{Asked, Choose, MAX_SEATS, Roll, Seat, Tell, Tick, Words};

/// One question to the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// The stable name tests and scripts know it by.
    pub id: &'static str,
    /// Whose answer is wanted.
    pub asked: Asked,
    /// The head of the screen: a few words.
    pub title: Words,
    /// A short remark beside the title: the Action, the target, the range.
    pub note: Words,
    /// What is asked.
    pub kind: Kind,
}

/// What stands over a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Head {
    /// The stable name tests and scripts know it by.
    pub id: &'static str,
    /// Whose answer is wanted.
    pub asked: Asked,
    /// The head of the screen.
    pub title: Words,
    /// A short remark beside it.
    pub note: Words,
}

/// What is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(clippy::large_enum_variant, reason = "it lies in the table's one slot, and there is no heap to box on")]
pub enum Kind {
    /// Pick one of several.
    Choose(Choose),
    /// Tick what is true on the table.
    Tick(Tick),
    /// Give a number.
    Number(Number),
    /// Every seat gives a number nobody else may see before all have.
    Secret(Secret),
    /// Roll dice.
    Roll(Roll),
    /// Do this on the table, and say so.
    Tell(Tell),
    /// Give something a name.
    Name(Name),
}

impl Kind {
    /// The word the console and the tape use for this kind.
    pub const fn word(&self) -> &'static str {
        match self {
            Kind::Choose(_) => "choose",
            Kind::Tick(_) => "tick",
            Kind::Number(_) => "number",
            Kind::Secret(_) => "secret",
            Kind::Roll(_) => "roll",
            Kind::Tell(_) => "tell",
            Kind::Name(_) => "name",
        }
    }
}

/// Give a number.
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
}

impl Number {
    /// Whether this is one of the numbers asked for.
    pub const fn allows(&self, n: i16) -> bool {
        // No division where every number counts: it would take its time by a number that may be a secret.
        n >= self.min && n <= self.max && (self.step == 1 || (n as i32 - self.min as i32) % self.step as i32 == 0)
    }
}

/// Every seat gives a number nobody else may see before all have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Secret {
    /// Who gives one, in the order the device goes round, and which numbers they may give.
    pub asks: Vec<(Seat, Number), MAX_SEATS>,
}

/// Give something a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Name {
    /// The most letters.
    pub max: u8,
    /// Names to start from.
    pub suggestions: &'static [&'static str],
}
