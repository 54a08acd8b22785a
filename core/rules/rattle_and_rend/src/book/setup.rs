//! The tables rolled on before the first Round (sections 10 and 11 of the checklist).

use super::Terrain;

/// One line of a d20 table: what, its script name, its name, from which face to which.
pub type SetupRow<T> = (T, &'static str, &'static str, u8, u8);

/// What is fought for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[expect(missing_docs, reason = "the book's own names")]
pub enum Scenario {
    #[default]
    KillThemAll,
    KingOfTheHill,
    CaptureTheFlags,
    Duel,
    Conquest,
}

/// How full the table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the book's own names")]
pub enum Density {
    Sparse,
    Dense,
}

/// Which terrain there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the book's own names")]
pub enum Theme {
    Badlands,
    Stronghold,
    Heights,
    Wilds,
}

/// Where the warbands start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the book's own names")]
pub enum Deployment {
    Corner,
    Side,
    Delayed,
    Close,
    Surrounded,
}

/// RR-SET-2.
#[rustfmt::skip]
pub static SCENARIOS: [SetupRow<Scenario>; 5] = [
    (Scenario::KillThemAll,     "kill",     "Kill Them All",     1,  5),
    (Scenario::KingOfTheHill,   "hill",     "King of the Hill",  4,  9),
    (Scenario::CaptureTheFlags, "flags",    "Capture the Flags", 8,  13),
    (Scenario::Duel,            "duel",     "Duel",              12, 17),
    (Scenario::Conquest,        "conquest", "Conquest",          16, 20),
];

/// RR-SET-3.
#[rustfmt::skip]
pub static DENSITIES: [SetupRow<Density>; 2] = [
    (Density::Sparse, "sparse", "Sparse", 1, 11),
    (Density::Dense,  "dense",  "Dense",  9, 20),
];

/// RR-SET-4: nothing is printed for 18 to 20.
#[rustfmt::skip]
pub static THEMES: [SetupRow<Theme>; 4] = [
    (Theme::Badlands,   "badlands",   "Badlands",   1,  5),
    (Theme::Stronghold, "stronghold", "Stronghold", 4,  9),
    (Theme::Heights,    "heights",    "Heights",    8,  13),
    (Theme::Wilds,      "wilds",      "Wilds",      12, 17),
];

/// RR-SET-7.
#[rustfmt::skip]
pub static DEPLOYMENTS: [SetupRow<Deployment>; 5] = [
    (Deployment::Corner,     "corner",     "Corner",     1,  5),
    (Deployment::Side,       "side",       "Side",       4,  9),
    (Deployment::Delayed,    "delayed",    "Delayed",    8,  13),
    (Deployment::Close,      "close",      "Close",      12, 17),
    (Deployment::Surrounded, "surrounded", "Surrounded", 16, 20),
];

/// What a face of the d20 brings: one line of the table, two where they overlap, none where none is printed.
pub fn brings<T>(table: &'static [SetupRow<T>], face: u8) -> impl Iterator<Item = &'static SetupRow<T>> {
    table.iter().filter(move |line| (line.3..=line.4).contains(&face))
}

impl Theme {
    /// Its kinds of terrain.
    pub const fn terrain(self) -> [Terrain; 3] {
        use Terrain::{Blocking, Hazardous, Inspiring, Rough};
        match self {
            Theme::Badlands => [Rough, Blocking, Hazardous],
            Theme::Stronghold => [Blocking, Hazardous, Inspiring],
            Theme::Heights => [Inspiring, Rough, Blocking],
            Theme::Wilds => [Inspiring, Rough, Hazardous],
        }
    }
}
