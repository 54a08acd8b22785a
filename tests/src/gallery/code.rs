//! Rosters as codes: a short one, a usual one, and the largest in its parts.

use umpire_engine::table::{Asked, CodeKind, Diagram, Instruction, Kind, RosterCode};
use umpire_screens::DAY;

use super::{Shot, shot};
use crate::fixture::StillMatch;

/// A roster of this name and so many bytes, as its code is shown.
pub fn coded(name: &'static str, bytes: Vec<u8>) -> StillMatch {
    let parts = RosterCode { kind: CodeKind::Roster, game: "", bytes: &bytes }.parts();
    let picture = Diagram::Code(parts);
    let tell = Instruction { text: name.into(), piece: None, by: None, reach: None, picture, placement: None };
    StillMatch::asks(Asked::Anyone, name, "", Kind::Instruct(tell)).on(|still| still.code = bytes)
}

fn bytes(count: usize) -> Vec<u8> {
    (0..count).map(|at| (at * at * 37 + at * 11) as u8).collect()
}

pub(super) fn codes() -> Vec<Shot> {
    let usual = || coded("Ogrekin Hunting Party", bytes(110));
    let mut day = shot("code-day", usual(), "");
    day.view.set_theme(&DAY);
    vec![
        shot("code-short", coded("Ogrekin Hunting Party", bytes(24)), ""),
        shot("code", usual(), ""),
        day,
        shot("code-part", coded("The Wyrmwood Wanderers IV", bytes(1_801)), "a"),
        shot("code-part-last", coded("Ogrekin Hunting Party", bytes(1_801)), "left"),
    ]
}
