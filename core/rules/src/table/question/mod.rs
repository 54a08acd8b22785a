//! The kinds of question: few, rich, and shared by every rulebook and every front end.

mod answer;
mod answer_text;
mod choose;
mod help;
mod instruct;
mod roll;
mod secret;
mod tick;

pub use self::answer::{Answer, AnswerError, MAX_NAME, Thrown};
pub use self::choose::{Choose, Ladder, Layout, MAX_OPTIONS, Off, Offer, Opt, Options, Other, Preset, Rung, rows};
pub use self::help::Help;
pub use self::instruct::{Diagram, Instruction, MapMark, MapPoint, Reach, TableMap};
pub use self::roll::{Amount, MAX_MODIFIERS, Modifier, Roll, RollExtra};
pub use self::secret::{Given, Inner, Reveal, Secret};
pub use self::tick::{Fact, Limit, MAX_FACTS, ModifierRule, PreparedRoll, Tick, Ticks};
use crate::table::{Asked, Seat, Words};

/// One question to the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// What stands over it.
    pub heading: Heading,
    /// What is asked.
    pub kind: Kind,
}

/// What stands over a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heading {
    /// The stable name tests and scripts know it by.
    pub id: &'static str,
    /// Whose answer is wanted.
    pub asked: Asked,
    /// The head of the screen: a few words.
    pub title: Words,
    /// A short remark beside the title: the Action, the target, the range.
    pub note: Words,
    /// Who does what to whom, where that is more than a title: two lines in its place.
    pub deed: Option<Deed>,
    /// What kind of thing it is, or a state that changes what may be done: a word in a frame.
    pub chip: &'static str,
    /// Why it is asked now, in one sentence.
    pub why: Words,
    /// What is asked, at length.
    pub help: Option<&'static Help>,
    /// Whether the rules ask it anew when the players have put something right. Others stay as they were put.
    pub renews: bool,
}

impl Heading {
    /// A title and a remark.
    pub fn new(id: &'static str, asked: Asked, title: impl Into<Words>, note: impl Into<Words>) -> Self {
        let (title, note) = (title.into(), note.into());
        Heading { id, asked, title, note, deed: None, chip: "", why: Words::NONE, help: None, renews: false }
    }

    /// With two lines in place of the title.
    pub fn deed(self, deed: Deed) -> Self {
        Heading { deed: Some(deed), ..self }
    }

    /// With a word in a frame.
    pub fn chip(self, chip: &'static str) -> Self {
        Heading { chip, ..self }
    }

    /// With the reason why it is asked now.
    pub fn why(self, why: impl Into<Words>) -> Self {
        Heading { why: why.into(), ..self }
    }

    /// With a page that explains it.
    pub fn help(self, help: &'static Help) -> Self {
        Heading { help: Some(help), ..self }
    }

    /// Asked anew when the players have put something right.
    pub fn renewed(self) -> Self {
        Heading { renews: true, ..self }
    }

    /// As it was put, whatever the players put right.
    pub(in crate::table) const fn fixed(mut self) -> Self {
        self.renews = false;
        self
    }
}

/// Who does what to whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deed {
    /// Whose deed, and the first line: subject and verb.
    pub by: (Seat, Words),
    /// Whose piece it is done to, and the second line.
    pub to: Option<(Seat, Words)>,
    /// Where in the deed this is.
    pub moment: Option<Moment>,
}

/// One of the moments at which the same thing is asked: declared, moved, strikes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    /// All of them, in their order.
    pub names: &'static [&'static str],
    /// Which one it is now.
    pub now: u8,
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
    /// Every asked seat answers, and nobody else may see what before it is revealed.
    Secret(Secret),
    /// Roll dice.
    Roll(Roll),
    /// Do this on the table, and say so.
    Instruct(Instruction),
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
            Kind::Instruct(_) => "tell",
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

/// Give something a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Name {
    /// The most letters.
    pub max: u8,
    /// Names to start from.
    pub suggestions: &'static [&'static str],
}
