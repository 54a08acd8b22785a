//! The four example warbands (section 4.1 of the checklist), by the canonical names of their Tactics.

use super::{GivenName, Warband, WarbandEntry};
use crate::book::Trait::*;
use crate::book::Type::{Champion, Dregs, Fighters, Heavy, Shooters, Skirmishers, Ward};
use crate::book::{Bond, Reputation, Tactic, Tactics};

/// A ready warband.
#[derive(PartialEq, Eq, Debug)]
pub struct ExampleWarband {
    /// What scripts call it.
    pub id: &'static str,
    /// What players call it.
    pub name: &'static str,
    /// Its Elements, in the order they are listed.
    pub entries: &'static [WarbandEntry],
    /// Its Tactics.
    pub tactics: [Tactic; 2],
    /// Its Bond.
    pub bond: Bond,
    /// Its Reputation.
    pub reputation: Reputation,
}

impl ExampleWarband {
    /// As a player would keep it.
    pub fn roster(&self) -> Warband {
        Warband {
            name: GivenName::new(self.name),
            entries: self.entries.iter().copied().collect(),
            tactics: [self.tactics.into_iter().collect(), Tactics::EMPTY],
            bond: Some(self.bond),
            focus: None,
            reputation: Some(self.reputation),
        }
    }
}

/// RR-PRE-1 to RR-PRE-4.
pub static WARBANDS: [ExampleWarband; 4] = [
    ExampleWarband {
        id: "ogrekin",
        name: "Ogrekin Hunting Party",
        entries: &[
            WarbandEntry::with(Champion, CrashingWave),
            WarbandEntry::with(Champion, PushToTheBrink),
            WarbandEntry::led(Fighters, SpotWeakness),
            WarbandEntry::plain(Shooters),
            WarbandEntry::plain(Shooters),
            WarbandEntry::with(Heavy, Flyer),
        ],
        tactics: [Tactic::Ambushers, Tactic::Zealots],
        bond: Bond::Bloodlust,
        reputation: Reputation::Devious,
    },
    ExampleWarband {
        id: "dwarves",
        name: "Dwarven Throng",
        entries: &[
            WarbandEntry::with(Champion, SpotWeakness),
            WarbandEntry::plain(Fighters),
            WarbandEntry::plain(Fighters),
            WarbandEntry::plain(Fighters),
            WarbandEntry::plain(Fighters),
            WarbandEntry::with(Heavy, Transport),
        ],
        tactics: [Tactic::DeathDefiers, Tactic::Riders],
        bond: Bond::Fellowship,
        reputation: Reputation::Prepared,
    },
    ExampleWarband {
        id: "vampires",
        name: "Vampire Court",
        entries: &[
            WarbandEntry::with(Champion, BanishFoe),
            WarbandEntry::with(Champion, BattleSummons),
            WarbandEntry::with(Champion, BattleSummons),
            WarbandEntry::led(Fighters, CrashingWave),
            WarbandEntry::plain(Skirmishers),
            WarbandEntry::plain(Skirmishers),
            WarbandEntry::with(Ward, Detonate),
            WarbandEntry::with(Ward, Vengeance),
        ],
        tactics: [Tactic::Soothsayers, Tactic::Poisoners],
        bond: Bond::Superiority,
        reputation: Reputation::Frenzied,
    },
    ExampleWarband {
        id: "ghosts",
        name: "Ghostly Host",
        entries: &[
            WarbandEntry::plain(Dregs),
            WarbandEntry::plain(Dregs),
            WarbandEntry::plain(Fighters),
            WarbandEntry::plain(Fighters),
            WarbandEntry::with(Heavy, Colossal),
            WarbandEntry::with(Heavy, Colossal),
        ],
        tactics: [Tactic::Nightmares, Tactic::Resurrectionists],
        bond: Bond::Null,
        reputation: Reputation::Compelled,
    },
];
