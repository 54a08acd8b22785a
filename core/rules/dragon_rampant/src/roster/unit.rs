//! A unit of a warband.

use heapless::String;

use super::Build;
use crate::book::Fantastical;

/// What its owner calls a unit: as long as a name that is entered by buttons; empty where the type will do.
pub type UnitName = String<16, u8>;
/// What a unit's models are, for Hatred and Slayers (DR-WB-10).
pub type RaceName = String<12, u8>;

/// How many models a unit is, which no rule but that of Chariots reads (DR-WB-6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(u8)]
pub enum Models {
    /// One a Strength Point.
    #[default]
    Full,
    /// Fewer.
    Reduced,
    /// One.
    Single,
}

impl Models {
    /// Every one.
    pub const ALL: [Models; 3] = [Models::Full, Models::Reduced, Models::Single];

    /// What scripts call it.
    pub const fn id(self) -> &'static str {
        ["full", "reduced", "single"][self as usize]
    }

    /// What players call it.
    pub const fn name(self) -> &'static str {
        ["Full", "Reduced", "Single"][self as usize]
    }
}

/// A unit of a warband.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnitEntry {
    /// What it is called.
    pub name: UnitName,
    /// What its models are.
    pub race: RaceName,
    /// Whom it slays, where it is a Slayer.
    pub slays: RaceName,
    /// What it is bought as.
    pub build: Build,
    /// How many models it is.
    pub models: Models,
    /// Whether the Leader is in it (DR-WB-4).
    pub leader: bool,
    /// Whether all agree that it may be summoned, though it neither flies nor is Undead (DR-WB-10).
    pub summonable: bool,
    /// Whether it is of the Graveyard Dwellers (DR-TRAIT-U).
    pub graveyard: bool,
}

impl UnitEntry {
    /// A unit of which nothing is said but what it is bought as.
    pub fn of(build: Build) -> Self {
        let (name, race, slays) = (UnitName::new(), RaceName::new(), RaceName::new());
        let (leader, summonable, graveyard) = (false, false, false);
        UnitEntry { name, race, slays, build, models: Models::Full, leader, summonable, graveyard }
    }

    /// What it is called: by its owner, or by its type.
    pub fn title(&self) -> &str {
        if self.name.is_empty() { self.build.unit_type.name() } else { &self.name }
    }

    /// Whether it is Undead.
    pub fn is_undead(&self) -> bool {
        self.build.has(Fantastical::Undead)
    }

    /// Whether a Summoner may bring it on, all the same whether all agree (DR-WB-10).
    pub fn comes_when_called(&self) -> bool {
        [Fantastical::Flying, Fantastical::Burrowing, Fantastical::Undead].into_iter().any(|rule| self.build.has(rule))
    }

    /// The races it names: its own, and the one it slays.
    pub fn races(&self) -> impl Iterator<Item = &RaceName> {
        [&self.race, &self.slays].into_iter().filter(|race| !race.is_empty())
    }
}
