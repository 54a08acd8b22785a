//! What the sheet prints: names, numbers and tables, row for row.

mod attribute;
mod defence;
mod formation;
mod house;
mod kind;
mod morale_type;
mod order;
mod stat;
mod step;

pub use self::attribute::{Attribute, Attributes};
pub use self::defence::{Defence, INDIRECT, Raise};
pub use self::formation::{Formation, Terrain, interpenetration};
pub use self::house::{HouseRule, HouseRules};
pub use self::kind::Kind;
pub use self::morale_type::{MoraleType, may_give};
pub use self::order::{Charged, Distance, InCombat, Order, OrderRow};
pub use self::stat::{Stat, StatLine, UNKNOWN};
pub use self::step::{LAST_STEP, Step};

/// Centimetres within which friends of a destroyed element are shaken (FR-STR-3).
pub const DESTROYED_NEAR: u8 = 8;
/// Centimetres within which friends of a routing element are shaken, and stress is passed on (FR-SRC-3, FR-TRA-2).
pub const ROUT_NEAR: u8 = 4;
/// Centimetres within which a leader orders and rallies (FR-CMD-3, FR-MOR-9).
pub const COMMAND_RANGE: u8 = 16;
/// The most stress at which an attack is primed (FR-CC-4).
pub const PRIMED_STRESS: u8 = 2;

/// One of a few things that a roster names by a word.
pub trait Listed: Copy + PartialEq + 'static {
    /// Every one, in the order of their numbers.
    const ALL: &'static [Self];

    /// What scripts and rosters call it.
    fn id(self) -> &'static str;

    /// The one that is called so.
    fn of_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|one| one.id() == id)
    }

    /// The one with this number.
    fn of_number(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number)).copied()
    }
}
