//! What units cost against these enemies (DR-WB-8): a Cleric or Slayer more, where there is one of whom he hunts.

use super::{UNIT_COST, UnitEntry};
use crate::book::{Fantastical, MATCHED, UnitType};

/// The kind a Beast Slayer slays: both Warbeasts, by their type (DR-SLAYER-1).
pub const BEASTS: &str = "warbeasts";

/// Why a warband is too dear against these enemies (AMB-54).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MatchFault {
    /// A unit costs more than 10; its place, and how much.
    Unit(u8, u8),
    /// All of them cost more than the game has points; how much.
    Total(u16),
}

impl UnitEntry {
    /// Whether this is one of those it is made for. A Were that has not changed is what it seems (DR-SLAYER-1).
    pub fn preys_on(&self, other: &UnitEntry) -> bool {
        let slain = !self.slays.is_empty() && self.slays.eq_ignore_ascii_case(&other.race);
        let beast = self.slays.eq_ignore_ascii_case(BEASTS) && is_beast(other.build.unit_type);
        self.build.has(Fantastical::Cleric) && other.is_undead()
            || self.build.has(Fantastical::Slayer) && (slain || beast)
    }

    /// What it costs against these enemies, if they are all.
    pub fn match_cost<'e>(&self, mut enemies: impl Iterator<Item = &'e UnitEntry>) -> i8 {
        let more = if enemies.any(|enemy| self.preys_on(enemy)) { MATCHED } else { 0 };
        (self.build.cost() + more).max(UNIT_COST.0)
    }
}

/// Whether units of this type are Warbeasts.
const fn is_beast(of: UnitType) -> bool {
    matches!(of, UnitType::GreaterWarbeasts | UnitType::LesserWarbeasts)
}
