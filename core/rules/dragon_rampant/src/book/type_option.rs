//! Options of unit types (section 4 of the checklist).

use super::{Profile, Shooting, Special, UnitType, member};
use umpire_engine::table::EnumSet;

/// An option of a unit type; each may be taken once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the table says what each is")]
#[repr(u8)]
pub enum TypeOption {
    EliteMissiles,
    LevelHeaded,
    HeavyMountedMissiles,
    Chariots,
    LightShortRange,
    GreaterFlame,
    Ponderous,
    GreaterCunning,
    LesserFlame,
    LesserCunning,
    FootMissiles,
    HeavyOffensive,
    LightOffensive,
    FootShortRange,
    MixedWeapons,
    ShinyArmour,
    WeightyProjectiles,
    Sharpshooter,
}

/// Some options.
pub type TypeOptions = EnumSet<TypeOption>;

/// Whose it is, what scripts and players call it, and what it costs.
const ROWS: [(UnitType, &str, &str, i8); 18] = [
    (UnitType::EliteRiders, "missiles", "Mounted missiles", 2),
    (UnitType::EliteRiders, "level-headed", "Level Headed", 2),
    (UnitType::HeavyRiders, "missiles", "Mounted missiles", 1),
    (UnitType::HeavyRiders, "chariots", "Chariots", 2),
    (UnitType::LightRiders, "short", "Short range", -1),
    (UnitType::GreaterWarbeasts, "flame", "Flame or spores", 2),
    (UnitType::GreaterWarbeasts, "ponderous", "Ponderous", 1),
    (UnitType::GreaterWarbeasts, "cunning", "Cunning", 2),
    (UnitType::LesserWarbeasts, "flame", "Flame or spores", 2),
    (UnitType::LesserWarbeasts, "cunning", "Cunning", 2),
    (UnitType::EliteFoot, "missiles", "Missiles", 2),
    (UnitType::HeavyFoot, "offensive", "Offensive", 2),
    (UnitType::LightFoot, "offensive", "Offensive", 2),
    (UnitType::LightFoot, "short", "Short range", 1),
    (UnitType::LightFoot, "mixed", "Mixed weapons", 2),
    (UnitType::BellicoseFoot, "shiny", "Shiny Armour", 2),
    (UnitType::HeavyMissiles, "weighty", "Weighty missiles", -1),
    (UnitType::LightMissiles, "sharpshooter", "Sharpshooter", 2),
];

member!(TypeOption);

impl TypeOption {
    /// Every one, in the order of the types.
    pub const ALL: [TypeOption; 18] = [
        TypeOption::EliteMissiles,
        TypeOption::LevelHeaded,
        TypeOption::HeavyMountedMissiles,
        TypeOption::Chariots,
        TypeOption::LightShortRange,
        TypeOption::GreaterFlame,
        TypeOption::Ponderous,
        TypeOption::GreaterCunning,
        TypeOption::LesserFlame,
        TypeOption::LesserCunning,
        TypeOption::FootMissiles,
        TypeOption::HeavyOffensive,
        TypeOption::LightOffensive,
        TypeOption::FootShortRange,
        TypeOption::MixedWeapons,
        TypeOption::ShinyArmour,
        TypeOption::WeightyProjectiles,
        TypeOption::Sharpshooter,
    ];

    /// Whose option it is.
    pub const fn of(self) -> UnitType {
        ROWS[self as usize].0
    }

    /// What scripts call it: one word for each of a type.
    pub const fn id(self) -> &'static str {
        ROWS[self as usize].1
    }

    /// What players call it.
    pub const fn name(self) -> &'static str {
        ROWS[self as usize].2
    }

    /// What it costs.
    pub const fn cost(self) -> i8 {
        ROWS[self as usize].3
    }

    /// The option of another type that has the same name; this one where it is of that type.
    pub fn like(self, of: UnitType) -> Option<TypeOption> {
        TypeOption::ALL.into_iter().find(|other| other.of() == of && other.id() == self.id())
    }

    /// Those of a type.
    pub fn of_type(of: UnitType) -> impl Iterator<Item = TypeOption> {
        TypeOption::ALL.into_iter().filter(move |option| option.of() == of)
    }

    /// What it makes of the type's numbers.
    pub fn apply(self, profile: &mut Profile) {
        let shoot = |range| Some(Shooting { order: 6, value: 5, range });
        let lose = |profile: &mut Profile, special| profile.specials = profile.specials.without(special);
        match self {
            TypeOption::EliteMissiles => {
                lose(profile, Special::WildCharge);
                lose(profile, Special::CounterCharge);
                profile.shoot = shoot(12);
            }
            TypeOption::LevelHeaded => {
                lose(profile, Special::WildCharge);
                profile.moves = 5;
            }
            TypeOption::HeavyMountedMissiles => profile.shoot = shoot(12),
            TypeOption::Chariots => profile.armour = 4,
            TypeOption::LightShortRange => profile.shoot = shoot(6),
            TypeOption::GreaterFlame | TypeOption::LesserFlame => {
                lose(profile, Special::WildCharge);
                profile.shoot = shoot(12);
            }
            TypeOption::Ponderous => lose(profile, Special::WildCharge),
            TypeOption::GreaterCunning | TypeOption::LesserCunning => profile.defence_value = 5,
            TypeOption::FootMissiles => profile.shoot = shoot(18),
            TypeOption::HeavyOffensive | TypeOption::LightOffensive => {
                lose(profile, Special::WallOfSpears);
                profile.attack_value = 4;
            }
            TypeOption::FootShortRange => profile.shoot = shoot(6),
            TypeOption::MixedWeapons => {
                lose(profile, Special::WallOfSpears);
                profile.shoot = shoot(12);
            }
            TypeOption::ShinyArmour => profile.armour = 3,
            TypeOption::WeightyProjectiles => profile.shoot = Some(Shooting { order: 7, value: 4, range: 12 }),
            TypeOption::Sharpshooter => profile.shoot = Some(Shooting { order: 6, value: 4, range: 18 }),
        }
    }
}
