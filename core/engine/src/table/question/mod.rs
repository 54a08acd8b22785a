//! Questions: few kinds, rich ones, shared by every rulebook and every front end.
//!
//! A [`Question`] is a [`Heading`] and a [`Kind`]. One kind a file: its data, and which answers it allows. How answers
//! become bytes is the tape's business.

mod answer;
mod answer_text;
mod choose;
mod fact;
mod heading;
mod held_ground;
mod help;
mod instruct;
mod map;
mod name;
mod number;
mod option;
mod placement;
mod roll;
mod secret;
mod tick;
mod trial;

pub use self::answer::{Answer, AnswerError, MAX_NAME, Thrown};
pub use self::choose::{Choose, Ladder, Layout, MAX_OPTIONS, Offer, Other, Preset, Rung, TurnStep};
pub use self::fact::Fact;
pub use self::heading::{Deed, Heading, Moment};
pub use self::held_ground::HeldGround;
pub use self::help::Help;
pub use self::instruct::{Diagram, Instruction, Reach};
pub use self::map::{MapMark, MapPoint, TableMap};
pub use self::name::Name;
pub use self::number::Number;
pub use self::option::{Off, Opt, Options, rows};
pub use self::placement::{MAX_STEPS, PlacedShare, Placement, PlacementStep};
pub use self::roll::{Amount, MAX_MODIFIERS, Modifier, NextRoll, Roll, RollExtra};
pub use self::secret::{Given, Inner, Reveal, Secret};
pub use self::tick::{Limit, MAX_FACTS, ModifierRule, PreparedRoll, Tick, Ticks};
pub use self::trial::{Trial, TrialPicture};

/// One question to the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// What stands over it.
    pub heading: Heading,
    /// What is asked.
    pub kind: Kind,
}

/// What is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(clippy::large_enum_variant, reason = "there is one question at a time, and no heap to box on")]
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
    /// Do something on the table, and confirm it.
    Instruct(Instruction),
    /// Give a name.
    Name(Name),
}

impl Kind {
    /// The word the console uses for this kind.
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
