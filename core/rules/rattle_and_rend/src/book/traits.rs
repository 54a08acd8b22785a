//! The traits of Champions, Heavies and Wards (section 6 of the checklist): each has exactly one.

use super::Type;

/// What one of them can do that its likes cannot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the book's own names")]
#[repr(u8)]
pub enum Trait {
    // Champion Actions.
    BanishFoe,
    BattleSummons,
    CrashingWave,
    DistantDoom,
    PushToTheBrink,
    SchemingPlot,
    SpotWeakness,
    // Heavies.
    Colossal,
    Flyer,
    Transport,
    // Warding Reactions.
    Defiance,
    Vengeance,
    Reversal,
    Confusion,
    Sacrifice,
    Pursuit,
    Detonate,
}

use Trait::*;

/// Whose it is, what scripts call it, what players call it.
#[rustfmt::skip]
static TRAITS: [(Trait, Type, &str, &str); 17] = [
    (BanishFoe,      Type::Champion, "banish-foe",        "Banish Foe"),
    (BattleSummons,  Type::Champion, "battle-summons",    "Battle Summons"),
    (CrashingWave,   Type::Champion, "crashing-wave",     "Crashing Wave"),
    (DistantDoom,    Type::Champion, "distant-doom",      "Distant Doom"),
    (PushToTheBrink, Type::Champion, "push-to-the-brink", "Push to the Brink"),
    (SchemingPlot,   Type::Champion, "scheming-plot",     "Scheming Plot"),
    (SpotWeakness,   Type::Champion, "spot-weakness",     "Spot Weakness"),
    (Colossal,       Type::Heavy,    "colossal",          "Colossal"),
    (Flyer,          Type::Heavy,    "flyer",             "Flyer"),
    (Transport,      Type::Heavy,    "transport",         "Transport"),
    (Defiance,       Type::Ward,     "defiance",          "Defiance"),
    (Vengeance,      Type::Ward,     "vengeance",         "Vengeance"),
    (Reversal,       Type::Ward,     "reversal",          "Reversal"),
    (Confusion,      Type::Ward,     "confusion",         "Confusion"),
    (Sacrifice,      Type::Ward,     "sacrifice",         "Sacrifice"),
    (Pursuit,        Type::Ward,     "pursuit",           "Pursuit"),
    (Detonate,       Type::Ward,     "detonate",          "Detonate"),
];

in_order!(TRAITS, 0);

impl Trait {
    /// Every trait an Element of this type can have: none, or exactly one of these.
    pub fn of(kind: Type) -> impl Iterator<Item = Trait> {
        TRAITS.iter().filter(move |row| row.1 == kind).map(|row| row.0)
    }

    /// The trait of this number.
    pub fn numbered(n: u8) -> Option<Trait> {
        TRAITS.get(usize::from(n)).map(|row| row.0)
    }

    /// Whose trait it is.
    pub fn kind(self) -> Type {
        TRAITS[self as usize].1
    }

    /// What scripts call it.
    pub fn id(self) -> &'static str {
        TRAITS[self as usize].2
    }

    /// What players call it.
    pub fn name(self) -> &'static str {
        TRAITS[self as usize].3
    }
}
