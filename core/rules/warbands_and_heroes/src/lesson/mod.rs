//! A guided first game: two Units a side and one round, in which everybody acts once. When the round is over somebody runs.
//!
//! The dice follow the order in which they are thrown, whoever throws them: players who do otherwise than the coach
//! proposes see the same faces.

mod cues;

use crate::book::PrintedClass::{self, Berserkers, Bowmen, Warriors};
use crate::roster::{ClassRef, UnitEntry, Warband, WarbandName};
use umpire_engine::table::{Answer, CueMoment, Lesson, Opening, Sides};

use self::cues::{CLOSING, CUES};

/// The guided first game.
pub(crate) static LESSON: Lesson = Lesson {
    opening,
    given: &[("rules", || Answer::Pick(0))],
    dice: &DICE,
    cues: CUES,
    end: CueMoment::News("put"),
    closing: CLOSING,
}
.checked();

/// Initiative; three hits, and who was hit slips away; one hit; three hits, and who was hit stays; who is weak fails at the
/// end of the round, the other does not. What comes after that is for players who did otherwise: most attacks hit, most
/// checks fail, and initiative is never tied, so that somebody is soon gone.
#[rustfmt::skip]
static DICE: [&[u8]; 20] = [
    &[5, 2, 4, 1, 3, 2],
    &[6, 2, 4, 1, 5, 3],
    &[2, 5, 1, 3, 4, 2],
    &[3, 5, 2, 1, 3, 2],
    &[4, 6, 1, 5, 2, 3],
    &[5, 4, 2, 6, 3, 1],
    &[6, 4, 5, 2, 5, 3],
    &[2, 5, 4, 6, 3, 1],
    &[6, 4, 5, 3, 5, 2],
    &[5, 6, 4, 2, 5, 3],
    &[6, 5, 2, 4, 5, 4],
    &[5, 4, 6, 5, 3, 2],
    &[6, 4, 5, 5, 2, 4],
    &[5, 6, 4, 3, 6, 5],
    &[6, 5, 4, 6, 2, 5],
    &[6, 4, 5, 5, 4, 3],
    &[5, 6, 6, 4, 5, 2],
    &[6, 5, 4, 5, 6, 4],
    &[6, 4, 5, 6, 5, 5],
    &[5, 6, 4, 6, 5, 4],
];

/// Two Units a side, of the printed classes and without captains.
#[inline(never)] // two warbands are on the stack meanwhile
fn opening(out: &mut dyn FnMut(&[u8])) {
    let unit = |class: PrintedClass| UnitEntry::of(ClassRef::Printed(class));
    let warband = |name: &str, front: PrintedClass| Warband {
        name: WarbandName::try_from(name).unwrap_or_default(),
        units: [unit(front), unit(Bowmen)].into_iter().collect(),
        ..Warband::default()
    };
    let sides: Sides<Warband, 2> =
        Sides([warband("First Warband", Warriors), warband("Second Warband", Berserkers)].into_iter().collect());
    sides.encode(out);
}
