//! Fantastical rules a unit may buy (sections 5 and 19 of the checklist).

use super::member;
use umpire_engine::table::EnumSet;

/// A fantastical rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the book's own names")]
#[repr(u8)]
pub enum Fantastical {
    Cleric,
    Slayer,
    Exploder,
    Fear,
    Fearful,
    Flying,
    Burrowing,
    Hatred,
    Invisibility,
    EnchantedMelee,
    EnchantedMissiles,
    BlessedMelee,
    BlessedMissiles,
    MysticalArmour,
    Spellcaster,
    Wizardling,
    Summoner,
    Undead,
    NoFeelings,
    Venomous,
    Were,
}

/// Some fantastical rules.
pub type Fantasticals = EnumSet<Fantastical>;

/// What scripts and players call it, and what it costs. Cleric and Slayer cost 4 only against whom they are made for
/// (DR-WB-8); a Were costs 1 and both its forms (DR-WERE-1).
const ROWS: [(&str, &str, i8); 21] = [
    ("cleric", "Cleric", 0),
    ("slayer", "Slayer", 0),
    ("exploder", "Exploder", 2),
    ("fear", "Fear", 2),
    ("fearful", "Fearful", -2),
    ("flying", "Flying", 2),
    ("burrowing", "Burrowing", 2),
    ("hatred", "Hatred", 1),
    ("invisible", "Invisibility", 3),
    ("enchanted", "Enchanted blades", 1),
    ("enchanted-missiles", "Enchanted missiles", 1),
    ("blessed", "Blessed blades", 2),
    ("blessed-missiles", "Blessed missiles", 2),
    ("mystical", "Mystical Armour", 2),
    ("spellcaster", "Spellcaster", 4),
    ("wizardling", "Wizardling", 2),
    ("summoner", "Summoner", 3),
    ("undead", "Undead", 0),
    ("no-feelings", "No Feelings", 0),
    ("venomous", "Venomous", 3),
    ("were", "Were creatures", 1),
];

/// What a Cleric or Slayer costs against whom they are made for.
pub(crate) const MATCHED: i8 = 4;

member!(Fantastical);

impl Fantastical {
    /// Every one, in the book's order.
    pub const ALL: [Fantastical; 21] = [
        Fantastical::Cleric,
        Fantastical::Slayer,
        Fantastical::Exploder,
        Fantastical::Fear,
        Fantastical::Fearful,
        Fantastical::Flying,
        Fantastical::Burrowing,
        Fantastical::Hatred,
        Fantastical::Invisibility,
        Fantastical::EnchantedMelee,
        Fantastical::EnchantedMissiles,
        Fantastical::BlessedMelee,
        Fantastical::BlessedMissiles,
        Fantastical::MysticalArmour,
        Fantastical::Spellcaster,
        Fantastical::Wizardling,
        Fantastical::Summoner,
        Fantastical::Undead,
        Fantastical::NoFeelings,
        Fantastical::Venomous,
        Fantastical::Were,
    ];

    /// What scripts call it.
    pub const fn id(self) -> &'static str {
        ROWS[self as usize].0
    }

    /// What players call it.
    pub const fn name(self) -> &'static str {
        ROWS[self as usize].1
    }

    /// What it costs by itself.
    pub const fn cost(self) -> i8 {
        ROWS[self as usize].2
    }
}
