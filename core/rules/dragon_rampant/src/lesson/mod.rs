//! A guided first game: two units a side, who shoot and strike until somebody is gone.
//!
//! The dice follow the order in which they are thrown, whoever throws them: players who do otherwise than the coach
//! proposes see the same dice.

mod cues;

use crate::book::UnitType::{self, HeavyFoot, LightMissiles};
use crate::roster::{Build, SIZES, TraitName, UnitEntry, UnitName, Warband, WarbandName};
use umpire_engine::table::{Answer, CueMoment, Lesson, Opening, Sides};

use self::cues::{CLOSING, CUES};

/// The guided first game.
pub(crate) static LESSON: Lesson = Lesson {
    opening,
    given: &[
        ("rules", || Answer::Pick(0)),
        ("terrain", || Answer::Done),
        // Red attacks, and acts first.
        ("roles", || Answer::Pick(0)),
        ("deploy", || Answer::Done),
        ("quests", || Answer::Ticks(0)),
        ("quests", || Answer::Ticks(0)),
    ],
    dice: &DICE,
    cues: CUES,
    end: CueMoment::News("left"),
    closing: CLOSING,
}
.checked();

/// Red shoots, and the Orcs hold; Red attacks, and they are Battered. Blue rallies, and fails an order. Red shoots again,
/// and they rout. The last ones are for whoever does otherwise: orders pass, nearly all dice hit, and Courage fails of
/// whoever has lost much.
#[rustfmt::skip]
static DICE: [&[u8]; 16] = [
    &[4, 5, 2, 6, 1, 3, 5, 2, 6, 1, 4, 3],
    &[6, 2, 5, 1, 5, 3, 6, 4, 5, 2, 6, 5],
    &[5, 3, 6, 1, 4, 2, 5, 6, 3, 1, 2, 4],
    &[3, 4, 6, 2, 5, 1, 3, 6, 4, 2, 5, 1],
    &[5, 6, 2, 5, 6, 5, 1, 6, 5, 3, 6, 5],
    &[4, 1, 2, 5, 3, 1, 2, 3, 3, 2, 1, 2],
    &[3, 4, 1, 5, 2, 6, 3, 1, 4, 2, 6, 5],
    &[5, 4, 2, 6, 3, 1, 5, 2, 4, 6, 1, 3],
    &[1, 3, 5, 2, 6, 4, 1, 3, 5, 6, 2, 4],
    &[6, 3, 5, 2, 6, 4, 1, 3, 5, 6, 2, 4],
    &[6, 5, 1, 6, 5, 5, 2, 6, 5, 3, 6, 5],
    &[3, 2, 6, 5, 6, 5, 6, 5, 6, 5, 6, 5],
    &[1, 6, 6, 5, 6, 5, 6, 5, 6, 5, 6, 5],
    &[1, 6, 6, 5, 6, 5, 6, 5, 6, 5, 6, 5],
    &[1, 6, 6, 5, 6, 5, 6, 5, 6, 5, 6, 5],
    &[1, 6, 6, 5, 6, 5, 6, 5, 6, 5, 6, 5],
];

/// What the sides are called, and their units: those who shoot, and those who strike and have the Leader.
const SIDES: [(&str, [(&str, UnitType); 2]); 2] = [
    ("First Warband", [("Archers", LightMissiles), ("Guards", HeavyFoot)]),
    ("Second Warband", [("Orcs", HeavyFoot), ("Goblins", LightMissiles)]),
];

/// Nobody has a trait to roll, and both sides have the same numbers.
#[inline(never)] // two warbands are on the stack meanwhile
fn opening(out: &mut dyn FnMut(&[u8])) {
    let unit = |(name, of): (&str, UnitType)| UnitEntry {
        name: UnitName::try_from(name).unwrap_or_default(),
        leader: of == HeavyFoot,
        ..UnitEntry::of(Build::of(of))
    };
    let warband = |(name, units): (&str, [(&'static str, UnitType); 2])| Warband {
        name: WarbandName::try_from(name).unwrap_or_default(),
        size: SIZES.0,
        own_trait: TraitName::try_from("Calm").unwrap_or_default(),
        units: units.into_iter().map(unit).collect(),
        ..Warband::default()
    };
    Sides::<Warband, 2>(SIDES.into_iter().map(warband).collect()).encode(out);
}
