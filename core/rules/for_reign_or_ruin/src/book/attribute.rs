//! What is special about some elements (FR-IN-15, FR-ATT-4 to FR-ATT-10).

use super::Listed;
use umpire_engine::table::{EnumSet, Member};

/// A flag of an element's card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Attribute {
    /// No transfer of stress; its order must be confirmed each turn.
    Mindless,
    /// Its order must be confirmed each turn.
    Unwilling,
    /// A failed check makes it attack, unless it routs.
    Berserker,
    /// It fails by itself, and halts.
    Automaton,
    /// It is checked in step 12, by the book.
    Instable,
    /// It loses a stress each turn.
    Regenerating,
    /// Contact with it has an effect, by the book.
    CausesFear,
    /// It casts spells.
    Caster,
}

/// The attributes of an element.
pub type Attributes = EnumSet<Attribute, u8>;

impl Attribute {
    /// Every one.
    pub const ALL: [Attribute; 8] = [
        Attribute::Mindless,
        Attribute::Unwilling,
        Attribute::Berserker,
        Attribute::Automaton,
        Attribute::Instable,
        Attribute::Regenerating,
        Attribute::CausesFear,
        Attribute::Caster,
    ];

    /// What players call it.
    pub const fn name(self) -> &'static str {
        match self {
            Attribute::Mindless => "Mindless",
            Attribute::Unwilling => "Unwilling",
            Attribute::Berserker => "Berserker",
            Attribute::Automaton => "Automaton",
            Attribute::Instable => "Instable",
            Attribute::Regenerating => "Regenerating",
            Attribute::CausesFear => "Causes fear",
            Attribute::Caster => "Caster",
        }
    }
}

impl Listed for Attribute {
    const ALL: &'static [Self] = &Attribute::ALL;

    fn id(self) -> &'static str {
        match self {
            Attribute::Mindless => "mindless",
            Attribute::Unwilling => "unwilling",
            Attribute::Berserker => "berserker",
            Attribute::Automaton => "automaton",
            Attribute::Instable => "instable",
            Attribute::Regenerating => "regenerating",
            Attribute::CausesFear => "fear",
            Attribute::Caster => "caster",
        }
    }
}

impl Member for Attribute {
    fn bit(self) -> u32 {
        self as u32
    }

    fn of_bit(bit: u32) -> Self {
        Attribute::ALL[bit as usize]
    }
}
