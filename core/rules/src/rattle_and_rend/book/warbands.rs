//! The four example warbands (section 4.1 of the checklist): their Elements.
//!
//! Traits are written down here and shown; what they do, and Tactics, Bonds and Reputations, is not
//! played yet.

use super::Type;

/// A warband's name and its Elements.
#[derive(PartialEq, Eq, Debug)]
pub struct Warband {
    /// What scripts call it.
    pub id: &'static str,
    /// What players call it.
    pub name: &'static str,
    /// Its Elements, in the order they are listed.
    pub entries: &'static [Entry],
}

/// One Element of a roster.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its type.
    pub kind: Type,
    /// Its trait, where its type has one.
    pub own: Option<Trait>,
    /// The trait of the Champion attached to it, where one is: the two are one Element (RR-ATT-1).
    pub champion: Option<Trait>,
}

impl Entry {
    /// What it is worth; an attached Champion adds its point.
    pub fn points(self) -> u8 {
        let attached = if self.champion.is_some() { Type::Champion.line().points } else { 0 };
        self.kind.line().points + attached
    }
}

/// The traits that occur in the example warbands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the book's own names")]
pub enum Trait {
    SpotWeakness,
    CrashingWave,
    PushToTheBrink,
    BanishFoe,
    BattleSummons,
    Transport,
    Flyer,
    Colossal,
    Detonate,
    Vengeance,
}

use Trait::*;
use Type::*;

const fn plain(kind: Type) -> Entry {
    Entry { kind, own: None, champion: None }
}
const fn with(kind: Type, own: Trait) -> Entry {
    Entry { kind, own: Some(own), champion: None }
}
const fn led(kind: Type, champion: Trait) -> Entry {
    Entry { kind, own: None, champion: Some(champion) }
}

/// RR-PRE-1 to RR-PRE-4.
pub static WARBANDS: [Warband; 4] = [
    Warband {
        id: "ogrekin",
        name: "Ogrekin Hunting Party",
        entries: &[
            with(Champion, CrashingWave),
            with(Champion, PushToTheBrink),
            led(Fighters, SpotWeakness),
            plain(Shooters),
            plain(Shooters),
            with(Heavy, Flyer),
        ],
    },
    Warband {
        id: "dwarves",
        name: "Dwarven Throng",
        entries: &[
            with(Champion, SpotWeakness),
            plain(Fighters),
            plain(Fighters),
            plain(Fighters),
            plain(Fighters),
            with(Heavy, Transport),
        ],
    },
    Warband {
        id: "vampires",
        name: "Vampire Court",
        entries: &[
            with(Champion, BanishFoe),
            with(Champion, BattleSummons),
            with(Champion, BattleSummons),
            led(Fighters, CrashingWave),
            plain(Skirmishers),
            plain(Skirmishers),
            with(Ward, Detonate),
            with(Ward, Vengeance),
        ],
    },
    Warband {
        id: "ghosts",
        name: "Ghostly Host",
        entries: &[
            plain(Dregs),
            plain(Dregs),
            plain(Fighters),
            plain(Fighters),
            with(Heavy, Colossal),
            with(Heavy, Colossal),
        ],
    },
];
