//! The kinds of question: few, rich, and shared by every rulebook and every front end.

use heapless::Vec;

use super::{Asked, Icon, Key, PieceId, Seat, Words};
use crate::dice::{Need, Pool};

/// The most options one question offers: the Reactions of a whole warband, and two ways to say no.
pub const MAX_OPTIONS: usize = 14;
/// The most facts one tick list holds.
pub const MAX_FACTS: usize = 8;

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

/// What is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
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

/// Pick one of several.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choose {
    /// What can be picked, and what cannot be picked now.
    pub options: Vec<Opt, MAX_OPTIONS>,
    /// The option the cursor starts on.
    pub preset: u8,
    /// How the options lie on the screen.
    pub layout: Layout,
    /// The option behind the X key, such as Pass: not in the list on screen, picked by its own key.
    pub other: Option<u8>,
}

/// How options lie on the screen.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(clippy::large_enum_variant, reason = "it lies in the question's one slot, and there is no heap to box on")]
pub enum Layout {
    /// One under the other.
    Rows,
    /// Pieces side by side, with their cards.
    Grid,
    /// One step of a back-and-forth between seats, with the steps before and after it.
    Ladder(Ladder),
}

/// The steps of a back-and-forth: the open one holds the options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ladder {
    /// The steps, first to last.
    pub rungs: [Rung; 3],
    /// Which one is open.
    pub open: u8,
}

/// One step of a ladder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rung {
    /// Who takes it.
    pub seat: Seat,
    /// What was done, or what may come.
    pub label: Words,
}

/// One option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opt {
    /// The stable name scripts pick it by.
    pub key: Key,
    /// What the row says.
    pub label: Words,
    /// The picture before it.
    pub icon: Option<Icon>,
    /// What it costs its seat.
    pub cost: u8,
    /// Why it cannot be picked now, where it cannot.
    pub off: Option<&'static Off>,
}

impl Opt {
    /// A free option that can be picked.
    pub fn new(key: impl Into<Key>, label: impl Into<Words>) -> Self {
        Opt { key: key.into(), label: label.into(), icon: None, cost: 0, off: None }
    }

    /// With a picture.
    pub fn icon(self, icon: Icon) -> Self {
        Opt { icon: Some(icon), ..self }
    }

    /// At a price.
    pub fn cost(self, cost: u8) -> Self {
        Opt { cost, ..self }
    }

    /// Not now, where there is a reason.
    pub fn off(self, off: Option<&'static Off>) -> Self {
        Opt { off, ..self }
    }
}

/// Why an option cannot be picked now.
#[derive(PartialEq, Eq, Debug, Hash)]
pub struct Off {
    /// Two or three words for the row: 14 letters at most.
    pub short: &'static str,
    /// One line for the foot of the screen: 30 letters at most.
    pub full: &'static str,
}

/// Tick what is true on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tick {
    /// The facts, those that can matter only.
    pub facts: Vec<Fact, MAX_FACTS>,
    /// The check these facts change, before any of them.
    pub check: Option<Check>,
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
}

impl Fact {
    /// The sign of what it brings: `+`, `-`, or nothing.
    pub fn sign(&self) -> &'static str {
        self.on.map_or("", |modifier| modifier.sign)
    }
}

/// Give a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Number {
    /// The least.
    pub min: i16,
    /// The most.
    pub max: i16,
    /// From one to the next.
    pub step: i16,
    /// Where the picker starts.
    pub preset: i16,
    /// What it counts, in a word.
    pub unit: &'static str,
}

impl Number {
    /// Whether this is one of the numbers asked for.
    pub const fn allows(&self, n: i16) -> bool {
        n >= self.min && n <= self.max && (n - self.min) % self.step == 0
    }
}

/// Every seat gives a number nobody else may see before all have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Secret {
    /// Who gives one, in the order the device goes round, and which numbers they may give.
    pub asks: Vec<(Seat, Number), { super::MAX_SEATS }>,
}

/// Roll dice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Roll {
    /// Which dice.
    pub pool: Pool,
    /// What a die must show.
    pub need: Need,
    /// How many successes make it critical, where the game has such a thing.
    pub critical: Option<u8>,
    /// What is rolled for: Fury, Melee.
    pub name: &'static str,
    /// The picture of it.
    pub icon: Option<Icon>,
    /// Why the dice are as many as they are.
    pub why: Vec<Modifier, 10>,
}

/// A named reason for more or fewer dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Modifier {
    /// `+` or `-`.
    pub sign: &'static str,
    /// A word or two.
    pub name: &'static str,
}

/// Do this on the table, and say so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tell {
    /// The instruction in one line, 25 letters at most.
    pub text: Words,
    /// The piece it is about.
    pub piece: Option<PieceId>,
    /// The piece it has to do with: who pushes, towards whom.
    pub by: Option<PieceId>,
    /// How far, where it is a distance.
    pub reach: Option<Reach>,
    /// Which picture explains it.
    pub picture: Picture,
}

/// A distance on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Reach {
    /// How far in the unit below.
    pub value: u16,
    /// `MM` or `IN`.
    pub unit: &'static str,
    /// Which of the game's bands it is, and all of them, where it has any: `(1, ["S", "M", "L"])`.
    pub band: Option<(u8, &'static [&'static str])>,
    /// A word on the way to go: `straight`, `1 pivot`.
    pub way: &'static str,
}

/// What a Tell's picture shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Picture {
    /// The piece goes its own way.
    Move,
    /// The piece is moved by another.
    Push,
    /// The piece goes towards another.
    Towards,
    /// Two pieces change places.
    Swap,
    /// The piece is put somewhere.
    Place,
    /// Nothing but words.
    None,
}

/// Give something a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Name {
    /// The most letters.
    pub max: u8,
    /// Names to start from.
    pub suggestions: &'static [&'static str],
}
