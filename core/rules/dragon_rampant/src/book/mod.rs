//! What the book prints: unit types and their options, fantastical rules, spells, Leader traits, scenarios, Quests; and what a
//! table may play otherwise.

mod fantastical;
mod house;
mod leader_trait;
mod permission;
mod profile;
mod quest;
mod sample_lists;
mod samples;
mod scenario;
mod special;
mod spell;
mod type_option;
mod unit_type;

pub(crate) use self::fantastical::MATCHED;
pub use self::fantastical::{Fantastical, Fantasticals};
pub use self::house::{HouseRule, HouseRules};
pub use self::leader_trait::LeaderTrait;
pub(crate) use self::permission::{EXCLUDED, ODD, ONE_OF, REDUNDANT};
pub use self::profile::{Class, Profile, Shooting};
pub use self::quest::{Quest, Quests};
pub use self::samples::{SAMPLES, SampleChoice, SampleList, SampleUnit};
pub use self::scenario::Scenario;
pub use self::special::{Special, Specials};
pub use self::spell::{Lasts, Spell, SpellTarget, Spells};
pub use self::type_option::{TypeOption, TypeOptions};
pub use self::unit_type::UnitType;

/// Implements [`Member`](umpire_engine::table::Member) for an enum whose `ALL` has every one in the order of its number.
macro_rules! member {
    ($kind:ty) => {
        impl umpire_engine::table::Member for $kind {
            fn bit(self) -> u32 {
                self as u32
            }

            fn of_bit(bit: u32) -> Self {
                <$kind>::ALL[bit as usize]
            }
        }
    };
}
pub(crate) use member;
