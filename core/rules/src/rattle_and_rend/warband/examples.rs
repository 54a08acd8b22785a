//! The four example warbands (section 4.1 of the checklist), by the canonical names of their Tactics.

use super::{Entry, Name, Roster};
use crate::rattle_and_rend::book::Trait::*;
use crate::rattle_and_rend::book::Type::{Champion, Dregs, Fighters, Heavy, Shooters, Skirmishers, Ward};
use crate::rattle_and_rend::book::{Bond, Reputation, Tactic, Tactics};

/// A ready warband.
#[derive(PartialEq, Eq, Debug)]
pub struct Warband {
    /// What scripts call it.
    pub id: &'static str,
    /// What players call it.
    pub name: &'static str,
    /// Its Elements, in the order they are listed.
    pub entries: &'static [Entry],
    /// Its Tactics.
    pub tactics: [Tactic; 2],
    /// Its Bond.
    pub bond: Bond,
    /// Its Reputation.
    pub reputation: Reputation,
}

impl Warband {
    /// As a player would keep it.
    pub fn roster(&self) -> Roster {
        Roster {
            name: Name::new(self.name),
            entries: self.entries.iter().copied().collect(),
            tactics: [self.tactics.into_iter().collect(), Tactics::EMPTY],
            bond: Some(self.bond),
            focus: None,
            reputation: Some(self.reputation),
        }
    }
}

/// RR-PRE-1 to RR-PRE-4.
pub static WARBANDS: [Warband; 4] = [
    Warband {
        id: "ogrekin",
        name: "Ogrekin Hunting Party",
        entries: &[
            Entry::with(Champion, CrashingWave),
            Entry::with(Champion, PushToTheBrink),
            Entry::led(Fighters, SpotWeakness),
            Entry::plain(Shooters),
            Entry::plain(Shooters),
            Entry::with(Heavy, Flyer),
        ],
        tactics: [Tactic::Ambushers, Tactic::Zealots],
        bond: Bond::Bloodlust,
        reputation: Reputation::Devious,
    },
    Warband {
        id: "dwarves",
        name: "Dwarven Throng",
        entries: &[
            Entry::with(Champion, SpotWeakness),
            Entry::plain(Fighters),
            Entry::plain(Fighters),
            Entry::plain(Fighters),
            Entry::plain(Fighters),
            Entry::with(Heavy, Transport),
        ],
        tactics: [Tactic::DeathDefiers, Tactic::Riders],
        bond: Bond::Fellowship,
        reputation: Reputation::Prepared,
    },
    Warband {
        id: "vampires",
        name: "Vampire Court",
        entries: &[
            Entry::with(Champion, BanishFoe),
            Entry::with(Champion, BattleSummons),
            Entry::with(Champion, BattleSummons),
            Entry::led(Fighters, CrashingWave),
            Entry::plain(Skirmishers),
            Entry::plain(Skirmishers),
            Entry::with(Ward, Detonate),
            Entry::with(Ward, Vengeance),
        ],
        tactics: [Tactic::Soothsayers, Tactic::Poisoners],
        bond: Bond::Superiority,
        reputation: Reputation::Frenzied,
    },
    Warband {
        id: "ghosts",
        name: "Ghostly Host",
        entries: &[
            Entry::plain(Dregs),
            Entry::plain(Dregs),
            Entry::plain(Fighters),
            Entry::plain(Fighters),
            Entry::with(Heavy, Colossal),
            Entry::with(Heavy, Colossal),
        ],
        tactics: [Tactic::Nightmares, Tactic::Resurrectionists],
        bond: Bond::Null,
        reputation: Reputation::Compelled,
    },
];
