//! The seven types of Element (section 5 of the checklist).

use super::Band;
use crate::icons;
use umpire_engine::table::Icon;

/// What an Element is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the book's own names")]
#[repr(u8)]
pub enum Type {
    Champion,
    Heavy,
    Fighters,
    Shooters,
    Skirmishers,
    Dregs,
    Ward,
}

/// The three numbers a check is made on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the book's own names")]
pub enum StatName {
    Fury,
    Guile,
    Will,
}

/// One line of the table of Elements. `None` is printed as a dash.
pub struct TypeLine {
    /// The type.
    pub kind: Type,
    /// Its name.
    pub name: &'static str,
    /// Its picture.
    pub icon: Icon,
    /// What it costs, and what it brings in Momentum.
    pub points: u8,
    /// How far it moves.
    pub mov: Option<Band>,
    /// How far it reaches.
    pub rng: Option<Band>,
    /// Its numbers: Fury, Guile, Will.
    pub stats: [Option<u8>; 3],
}

use Band::{B2B, M, S};
use Type::*;

const fn line(
    (kind, name, icon): (Type, &'static str, Icon),
    points: u8,
    bands: [Option<Band>; 2],
    stats: [Option<u8>; 3],
) -> TypeLine {
    TypeLine { kind, name, icon, points, mov: bands[0], rng: bands[1], stats }
}

/// Row for row as printed: points, MOV and RNG, Fury / Guile / Will.
#[rustfmt::skip]
static TYPES: [TypeLine; 7] = [
    line((Champion,    "Champion",    icons::CHAMPION),    1, [Some(S), Some(S)],   [Some(13), Some(10), Some(11)]),
    line((Heavy,       "Heavy",       icons::HEAVY),       3, [Some(S), Some(S)],   [Some(7),  Some(13), Some(8)]),
    line((Fighters,    "Fighters",    icons::FIGHTERS),    2, [Some(S), Some(B2B)], [Some(9),  Some(13), Some(10)]),
    line((Shooters,    "Shooters",    icons::SHOOTERS),    2, [Some(S), Some(M)],   [Some(11), Some(11), Some(11)]),
    line((Skirmishers, "Skirmishers", icons::SKIRMISHERS), 2, [Some(M), Some(S)],   [Some(12), Some(8),  Some(10)]),
    line((Dregs,       "Dregs",       icons::DREGS),       1, [Some(M), Some(B2B)], [Some(13), Some(13), Some(11)]),
    line((Ward,        "Ward",        icons::WARD),        1, [None,    None],      [None,     None,     Some(9)]),
];

in_order!(TYPES, kind);

impl Type {
    /// Every type, as printed.
    pub const ALL: [Type; 7] = [Champion, Heavy, Fighters, Shooters, Skirmishers, Dregs, Ward];

    /// What scripts call it.
    pub const fn id(self) -> &'static str {
        ["champion", "heavy", "fighters", "shooters", "skirmishers", "dregs", "ward"][self as usize]
    }

    /// Its line in the table.
    pub fn line(self) -> &'static TypeLine {
        &TYPES[self as usize]
    }
}

impl StatName {
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            StatName::Fury => "Fury",
            StatName::Guile => "Guile",
            StatName::Will => "Will",
        }
    }

    /// Its picture.
    pub const fn icon(self) -> Icon {
        match self {
            StatName::Fury => icons::FURY,
            StatName::Guile => icons::GUILE,
            StatName::Will => icons::WILL,
        }
    }
}
