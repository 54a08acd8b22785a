//! Warbands of 24 points that are ready to play: one of each sample list (section 24 of the checklist).

use super::{UnitEntry, Warband, WarbandName};
use crate::book::{SAMPLES, SampleList};

/// What scripts call each, and players.
pub(super) const IDS: [(&str, &str); 15] = [
    ("sea-elves", "Sea Elves"),
    ("orcs", "Orcs"),
    ("borderlands", "Borderlands"),
    ("centaurs", "Centaurs"),
    ("dwarves", "Dwarves"),
    ("elves", "Elves"),
    ("goblins", "Goblins"),
    ("graveyard", "Graveyard"),
    ("halflings", "Halflings"),
    ("citadel", "Shining Citadel"),
    ("lizards", "Lizard Kin"),
    ("north", "Men of the North"),
    ("west", "Men of the West"),
    ("rats", "Rat Kin"),
    ("sand", "Sand Marauders"),
];

/// A unit by its row in the list, the type it is of, and its choices, a bit each.
type Row = (u8, u8, u8);

const fn plain(row: u8) -> Row {
    (row, 0, 0)
}

#[rustfmt::skip]
static UNITS: [&[Row]; 15] = [
    &[plain(0), plain(1), plain(2), plain(3)],
    &[plain(0), plain(1), plain(2), plain(3), plain(8)],
    &[plain(0), plain(1), plain(2), plain(3), (4, 0, 1)],
    &[plain(0), plain(1), plain(2), plain(2), plain(3)],
    &[plain(0), plain(1), plain(3), plain(4), plain(5)],
    &[plain(0), plain(2), plain(4), plain(5), plain(5), plain(8)],
    &[plain(0), (1, 0, 1), plain(1), plain(3), plain(4), plain(7)],
    &[plain(0), plain(2), plain(3), plain(4), plain(5), plain(8)],
    &[plain(0), plain(1), plain(1), plain(2), plain(3), plain(3), plain(4)],
    &[plain(0), plain(2), plain(3), (3, 1, 0)],
    &[plain(0), plain(1), plain(3), plain(4), plain(9)],
    &[plain(0), plain(2), plain(2), plain(3), plain(4), plain(9)],
    &[plain(0), plain(2), plain(4), plain(4), plain(6)],
    &[plain(0), plain(1), plain(3), (4, 0, 1), plain(6)],
    &[plain(0), plain(1), plain(2), plain(3), plain(4), (4, 0, 1)],
];

/// One of them.
#[inline(never)] // a whole warband is on the stack meanwhile
pub(super) fn example(at: usize) -> Warband {
    let at = at % IDS.len();
    let (id, name) = IDS[at];
    let list = list(id);
    let unit =
        |&(row, kind, choices): &Row| UnitEntry::of_sample(list, &list.units[usize::from(row)], kind.into(), choices);
    let name = WarbandName::try_from(name).unwrap_or_default();
    Warband { name, units: UNITS[at].iter().map(unit).collect(), ..Warband::default() }
}

fn list(id: &str) -> &'static SampleList {
    SAMPLES.iter().find(|list| list.id == id).unwrap_or(&SAMPLES[0])
}
