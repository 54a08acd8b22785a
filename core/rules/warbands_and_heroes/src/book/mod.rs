//! What the book prints: classes and their attacks, traits, captains; and what a table may play otherwise.

mod attack;
mod captains;
mod class;
mod house;
pub(crate) mod limits;
mod printed;
mod traits;
mod worth;

pub use self::attack::{Attack, AttackKind, AttackName, KNOWN_ATTACKS};
pub use self::captains::CaptainTrait;
pub use self::class::{Category, Class, ClassName, MAX_ATTACKS};
pub use self::house::{HouseRule, HouseRules, MAX_RANGED_LIMIT};
pub use self::limits::{ClassNumber, Limits};
pub use self::printed::PrintedClass;
pub use self::traits::{TraitSet, UnitTrait};
pub(crate) use self::worth::worth;

use heapless::String;

/// A remark of the players' own, which no rule reads: as long as a name that is entered by buttons.
pub type Note = String<16, u8>;
