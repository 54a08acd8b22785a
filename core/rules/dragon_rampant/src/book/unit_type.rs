//! The 13 unit types, row for row as printed (section 3 of the checklist).

use super::special::specials;
use super::{Class, Profile, Shooting, Special, member};

/// A unit type.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the book's own names")]
#[repr(u8)]
pub enum UnitType {
    EliteRiders,
    HeavyRiders,
    LightRiders,
    GreaterWarbeasts,
    LesserWarbeasts,
    EliteFoot,
    HeavyFoot,
    LightFoot,
    BellicoseFoot,
    HeavyMissiles,
    LightMissiles,
    Scouts,
    RavenousHordes,
}

use Class::{Foot, Mounted};
use Special::*;

/// Orders: Attack, Move; shooting (order, value, range); Courage, Armour; Attack and Defence Value; move, Strength.
type Row = (Class, u8, [u8; 2], Option<(u8, u8, u8)>, [u8; 2], [u8; 2], [u8; 2], &'static [Special]);

#[rustfmt::skip]
const ROWS: [Row; 13] = [
    (Mounted, 6, [5, 7], None,             [3, 4], [3, 5], [10, 6],  &[WildCharge, CounterCharge]),
    (Mounted, 4, [5, 5], None,             [4, 3], [4, 5], [10, 6],  &[CounterCharge]),
    (Mounted, 4, [7, 5], Some((6, 5, 12)), [5, 3], [5, 6], [12, 6],  &[Skirmish, Evade]),
    (Mounted, 6, [5, 6], None,             [3, 4], [3, 6], [10, 6],  &[Ranger, WildCharge]),
    (Mounted, 4, [5, 6], None,             [4, 3], [4, 6], [12, 6],  &[Ranger, WildCharge, FleetFooted]),
    (Foot,    6, [5, 5], None,             [3, 4], [3, 4], [6, 6],   &[Ranger]),
    (Foot,    4, [6, 5], None,             [4, 3], [5, 4], [6, 12],  &[WallOfSpears]),
    (Foot,    3, [6, 5], None,             [4, 2], [5, 4], [8, 12],  &[WallOfSpears]),
    (Foot,    4, [5, 6], None,             [4, 2], [3, 6], [8, 12],  &[Ranger, WildCharge, CounterChargeFoot, FleetFooted]),
    (Foot,    4, [7, 6], Some((7, 4, 18)), [4, 2], [6, 5], [6, 12],  &[]),
    (Foot,    4, [7, 6], Some((6, 5, 18)), [4, 2], [6, 5], [6, 12],  &[]),
    (Foot,    2, [7, 5], Some((7, 5, 12)), [5, 1], [6, 6], [8, 6],   &[HardToTarget, Skirmish, Evade, FleetFooted]),
    (Foot,    1, [7, 6], None,             [5, 1], [6, 6], [6, 12],  &[]),
];

const NAMES: [(&str, &str); 13] = [
    ("elite-riders", "Elite Riders"),
    ("heavy-riders", "Heavy Riders"),
    ("light-riders", "Light Riders"),
    ("greater-warbeasts", "Greater Warbeasts"),
    ("lesser-warbeasts", "Lesser Warbeasts"),
    ("elite-foot", "Elite Foot"),
    ("heavy-foot", "Heavy Foot"),
    ("light-foot", "Light Foot"),
    ("bellicose-foot", "Bellicose Foot"),
    ("heavy-missiles", "Heavy Missiles"),
    ("light-missiles", "Light Missiles"),
    ("scouts", "Scouts"),
    ("ravenous-hordes", "Ravenous Hordes"),
];

/// The same as they are looked up.
static PROFILES: [Profile; 13] = {
    let (mut profiles, mut at) = ([UnitType::EliteRiders.printed(); 13], 1);
    while at < profiles.len() {
        profiles[at] = UnitType::ALL[at].printed();
        at += 1;
    }
    profiles
};

member!(UnitType);

impl UnitType {
    /// Every one, in the book's order.
    pub const ALL: [UnitType; 13] = [
        UnitType::EliteRiders,
        UnitType::HeavyRiders,
        UnitType::LightRiders,
        UnitType::GreaterWarbeasts,
        UnitType::LesserWarbeasts,
        UnitType::EliteFoot,
        UnitType::HeavyFoot,
        UnitType::LightFoot,
        UnitType::BellicoseFoot,
        UnitType::HeavyMissiles,
        UnitType::LightMissiles,
        UnitType::Scouts,
        UnitType::RavenousHordes,
    ];

    /// What scripts call it.
    pub const fn id(self) -> &'static str {
        NAMES[self as usize].0
    }

    /// What players call it.
    pub const fn name(self) -> &'static str {
        NAMES[self as usize].1
    }

    /// Its printed numbers.
    pub fn profile(self) -> Profile {
        PROFILES[self as usize]
    }

    const fn printed(self) -> Profile {
        let (
            class,
            points,
            [attack, moves],
            shoot,
            [courage, armour],
            [attack_value, defence_value],
            [reach, strength],
            these,
        ) = ROWS[self as usize];
        let shoot = match shoot {
            Some((order, value, range)) => Some(Shooting { order, value, range }),
            None => None,
        };
        let specials = specials(these);
        Profile {
            class,
            points,
            attack,
            moves,
            shoot,
            courage,
            armour,
            attack_value,
            defence_value,
            reach,
            strength,
            specials,
        }
    }
}
