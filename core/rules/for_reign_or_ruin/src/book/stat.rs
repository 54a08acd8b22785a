//! The numbers of an element, and the line of them that changes with its state (FR-IN-3 to FR-IN-12, FR-IN-17).

use super::{Formation, Listed};

/// A number that nobody has given yet: it is asked for when it is used.
pub const UNKNOWN: u8 = u8::MAX;

/// One number of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the sheet's own words")]
#[repr(u8)]
pub enum Stat {
    Init,
    Mov,
    Att,
    Imp,
    Rch,
    Sht,
    Range,
    Def,
    Mor,
    End,
    Act,
}

impl Stat {
    /// Every one, as cards show them.
    pub const ALL: [Stat; 11] = [
        Stat::Init,
        Stat::Mov,
        Stat::Att,
        Stat::Imp,
        Stat::Rch,
        Stat::Sht,
        Stat::Range,
        Stat::Def,
        Stat::Mor,
        Stat::End,
        Stat::Act,
    ];

    /// What players call it.
    pub const fn name(self) -> &'static str {
        match self {
            Stat::Init => "Init",
            Stat::Mov => "Mov",
            Stat::Att => "Att",
            Stat::Imp => "Imp",
            Stat::Rch => "Rch",
            Stat::Sht => "Sht",
            Stat::Range => "Rng",
            Stat::Def => "Def",
            Stat::Mor => "Mor",
            Stat::End => "End",
            Stat::Act => "Act",
        }
    }

    /// The most it can be.
    pub const fn most(self) -> u8 {
        match self {
            Stat::Mov => 60,
            Stat::Range => 99,
            Stat::Def | Stat::Mor => 10,
            Stat::End => 30,
            Stat::Act => 9,
            _ => 20,
        }
    }

    /// Where a picker starts that asks for it.
    pub const fn usual(self) -> u8 {
        match self {
            Stat::Mov => 8,
            Stat::Range => 16,
            Stat::Def | Stat::Init | Stat::End => 5,
            Stat::Mor => 6,
            Stat::Att | Stat::Sht => 3,
            Stat::Imp | Stat::Rch | Stat::Act => 1,
        }
    }

    /// Whether a second stat line has its own (FR-IN-17).
    pub const fn is_of_line(self) -> bool {
        !matches!(self, Stat::Init | Stat::End | Stat::Act)
    }
}

impl Listed for Stat {
    const ALL: &'static [Self] = &Stat::ALL;

    fn id(self) -> &'static str {
        match self {
            Stat::Init => "init",
            Stat::Mov => "mov",
            Stat::Att => "att",
            Stat::Imp => "imp",
            Stat::Rch => "rch",
            Stat::Sht => "sht",
            Stat::Range => "range",
            Stat::Def => "def",
            Stat::Mor => "mor",
            Stat::End => "end",
            Stat::Act => "act",
        }
    }
}

/// The numbers that change with an element's state: each is [`UNKNOWN`] where nobody has given it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StatLine {
    pub(crate) numbers: [u8; 8],
    /// How it stands.
    pub formation: Formation,
    /// Whether it shoots over others (FR-RNG-2).
    pub indirect: bool,
}

/// Nothing is known of it.
impl Default for StatLine {
    fn default() -> Self {
        StatLine { numbers: [UNKNOWN; 8], formation: Formation::default(), indirect: false }
    }
}

impl StatLine {
    /// Its place in a line.
    const fn place(stat: Stat) -> usize {
        assert!(stat.is_of_line(), "a number of the line");
        stat as usize - Stat::Mov as usize
    }

    /// One of its numbers, or [`UNKNOWN`].
    pub const fn get(&self, stat: Stat) -> u8 {
        self.numbers[Self::place(stat)]
    }

    /// Gives one of its numbers.
    pub const fn set(&mut self, stat: Stat, value: u8) {
        self.numbers[Self::place(stat)] = value;
    }
}
