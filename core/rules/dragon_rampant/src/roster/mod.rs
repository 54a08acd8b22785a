//! Warbands as players keep them.

mod build;
mod bytes;
mod describe;
mod examples;
mod fault_words;
mod faults;
mod match_cost;
mod mind;
mod packed;
mod read;
mod sample;
mod text;
mod text_error;
mod unit;
mod unit_faults;

use core::fmt::{self, Display, Write};

use heapless::{String, Vec};

use umpire_engine::table::{Remark, Roster};

pub use self::build::Build;
pub use self::faults::WarbandFault;
pub use self::match_cost::{BEASTS, MatchFault};
pub(crate) use self::packed::number_of;
pub use self::packed::{BroughtInAll, MAX_RACES, MAX_UNITS_IN_ALL, OPENING_ROOM, PackedWarbands};
pub use self::text_error::RosterTextError;
pub use self::unit::{Models, RaceName, UnitEntry, UnitName};

/// The fewest units of a warband (DR-WB-2).
pub const MIN_UNITS: usize = 4;
/// The most (DR-WB-2).
pub const MAX_UNITS: usize = 10;
/// The least and the most a unit costs (DR-WB-3).
pub const UNIT_COST: (i8, i8) = (1, 10);
/// Army points of the standard game (DR-WB-1).
pub const STANDARD_SIZE: u8 = 24;
/// Army points of the smallest game and of the largest (DR-WB-1).
pub const SIZES: (u8, u8) = (12, 36);
/// The most points by agreement of a unit, up or down (DR-WB-9).
pub const MAX_CUSTOM: i8 = 9;

/// What a warband is called: as long as a name that is entered by buttons.
pub type WarbandName = String<16, u8>;
/// What a trait of the table's own is called.
pub type TraitName = String<16, u8>;

/// A warband, whole or in the making.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Warband {
    /// What it is called.
    pub name: WarbandName,
    /// Army points of the game it is made for.
    pub size: u8,
    /// Whether all agree that it breaks limits (DR-WB-9).
    pub agreed: bool,
    /// A trait for its Leader that all agree on; empty where it is rolled (DR-LEAD-5).
    pub own_trait: TraitName,
    /// Its units.
    pub units: Vec<UnitEntry, MAX_UNITS, u8>,
}

const _: () = assert!(size_of::<Warband>() <= 900, "two of them lie on the workbench of a small device");

impl Default for Warband {
    fn default() -> Self {
        let (name, own_trait, units) = (WarbandName::new(), TraitName::new(), Vec::new());
        Warband { name, size: STANDARD_SIZE, agreed: false, own_trait, units }
    }
}

impl Warband {
    /// What its units cost together, without what they cost against some enemies only.
    pub fn cost(&self) -> i16 {
        self.units.iter().map(|unit| i16::from(unit.build.cost())).sum()
    }

    /// Whether one of its units is Undead.
    pub fn has_undead(&self) -> bool {
        self.units.iter().any(UnitEntry::is_undead)
    }
}

impl Roster for Warband {
    const WORD: &'static str = "warband";
    const WORDS: &'static str = "warbands";
    const SIZE: &'static str = "4-10 units";
    const VERSION: u8 = 1;
    const EXAMPLES: &'static [(&'static str, &'static str)] = &examples::IDS;

    fn example(at: usize) -> Self {
        examples::example(at)
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn encode(&self, out: &mut dyn FnMut(&[u8])) {
        bytes::write(self, out);
    }

    fn decode(_: u8, bytes: &[u8]) -> Option<Self> {
        bytes::read(bytes)
    }

    fn decode_in_place(&mut self, _: u8, bytes: &[u8]) -> bool {
        bytes::read_into(bytes, self).is_some()
    }

    fn write(&self, out: &mut dyn Write) -> fmt::Result {
        text::write(self, out)
    }

    fn read(_: u8, line: &str, say: &mut dyn FnMut(Remark<'_>)) -> Option<Self> {
        read::read(line, say)
    }

    fn describe(&self, say: &mut dyn FnMut(&dyn Display)) {
        describe::describe(self, say);
    }

    fn mind(&self, say: &mut dyn FnMut(&dyn Display)) {
        mind::mind(self, say);
    }

    fn rename(&mut self, name: &str) -> bool {
        WarbandName::try_from(name).map(|name| self.name = name).is_ok()
    }
}
