//! A guided first game: two small warbands that are alike, the Elements only, one attack after the other until somebody is
//! removed.
//!
//! The dice follow the order in which they are thrown, whoever throws them: players who do otherwise than the coach
//! proposes see the same outcomes.

mod cues;

use crate::book::Trait::{Colossal, Flyer};
use crate::book::Type::{Fighters, Heavy, Shooters, Skirmishers};
use crate::book::{Bond, Reputation, Tactic, Tactics};
use crate::campaign::KeptWarband;
use crate::warband::{GivenName, Warband, WarbandEntry};
use umpire_engine::table::{Answer, CueMoment, Lesson, Opening, Sides};

use self::cues::{CLOSING, CUES};

/// The guided first game.
pub(crate) static LESSON: Lesson = Lesson {
    opening,
    given: &[("rules", || Answer::Pick(1)), ("terrain", || Answer::Ticks(0))],
    dice: &DICE,
    cues: CUES,
    end: CueMoment::Rolled("REMOVED"),
    closing: CLOSING,
}
.checked();

/// An attack and the Will check after it; a failure; a Reaction; a critical, and a removal. A throw of fewer dice takes the
/// first of its faces, so each outcome is the same with any number of them, and a critical with two or more.
#[rustfmt::skip]
static DICE: [&[u8]; 6] = [
    &[16,  4,  2,  5,  3,  1],
    &[19,  3,  5,  2,  4,  1],
    &[ 3,  5,  2,  4,  1,  2],
    &[17,  2,  5,  3,  1,  4],
    &[18, 16, 19, 17, 15, 20],
    &[ 2,  4,  1,  3,  2,  1],
];

/// Five Elements a side, with what the rules want of a warband.
#[inline(never)] // two warbands are on the stack meanwhile
fn opening(out: &mut dyn FnMut(&[u8])) {
    let warband = |name: &str| Warband::<5> {
        name: GivenName::new(name),
        entries: [
            WarbandEntry::plain(Fighters),
            WarbandEntry::plain(Shooters),
            WarbandEntry::plain(Skirmishers),
            WarbandEntry::with(Heavy, Flyer),
            WarbandEntry::with(Heavy, Colossal),
        ]
        .into_iter()
        .collect(),
        tactics: [[Tactic::Zealots, Tactic::Riders].into_iter().collect(), Tactics::EMPTY],
        bond: Some(Bond::Null),
        focus: None,
        reputation: Some(Reputation::Prepared),
    };
    let sides: Sides<KeptWarband, 2> =
        Sides([warband("First Warband"), warband("Second Warband")].into_iter().map(Into::into).collect());
    sides.encode(out);
}
