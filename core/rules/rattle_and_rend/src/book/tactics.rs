//! The 26 Tactics (section 7 of the checklist): what each is called, and the numbers it changes.
//!
//! What a Tactic does at a moment of the game stands in its chapter.

use super::{Deltas, Type};
use umpire_engine::table::{Amount, EnumSet, Member};

/// A Tactic, by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the book's own names")]
#[repr(u8)]
pub enum Tactic {
    // Better numbers.
    Berserkers,
    DeathDefiers,
    Elites,
    Fusiliers,
    Bastions,
    Tacticians,
    // Place and movement.
    Ambushers,
    Harriers,
    Rangers,
    Riders,
    Saboteurs,
    Teleporters,
    Watchers,
    // Fighting together.
    Avengers,
    Nightmares,
    PackHunters,
    Poisoners,
    SneakThieves,
    Swarmers,
    Zealots,
    // Nerve and resources.
    Butchers,
    CounterPunchers,
    Resurrectionists,
    ShieldBrothers,
    Soothsayers,
    Temptors,
}

/// Several Tactics.
pub type Tactics = EnumSet<Tactic>;

/// One row of the table of Tactics.
#[derive(PartialEq, Eq, Debug)]
pub struct TacticRow {
    /// The Tactic.
    pub tactic: Tactic,
    /// What scripts call it.
    pub id: &'static str,
    /// What players call it.
    pub name: &'static str,
    /// What it does, in a few of our own words.
    pub gist: &'static str,
    /// What it always changes of an Element that carries it.
    pub lasting: Deltas,
    /// Whether that is for Heavies, Fighters, Shooters and Skirmishers only.
    pub trained_only: bool,
    /// Bands more in the Reactions of an Element that carries it.
    pub alert: i8,
    /// The modifier it brings to a check, where it does: a Bonus or a Penalty, name on the roll, row in a tick list.
    pub modifier: Option<(Amount, &'static str, &'static str)>,
    /// Whether that is a fact of where the roller stands, asked once until something moves (RR-DEV-4).
    pub stands: bool,
    /// Whether it matters to its side in which order Will checks are made (RR-WILL-10).
    pub minds_order: bool,
    /// When it comes in a first Turn, from 1; 0 for never (RR-FIRST-1).
    pub first_turn: u8,
}

use Tactic::*;

const fn row(tactic: Tactic, id: &'static str, name: &'static str, gist: &'static str) -> TacticRow {
    TacticRow {
        tactic,
        id,
        name,
        gist,
        lasting: Deltas { mov: 0, rng: 0, stats: [0; 3] },
        trained_only: false,
        alert: 0,
        modifier: None,
        stands: false,
        minds_order: false,
        first_turn: 0,
    }
}

impl TacticRow {
    /// With lasting changes to MOV and RNG, in bands.
    const fn bands(self, mov: i8, rng: i8) -> Self {
        TacticRow { lasting: Deltas { mov, rng, ..self.lasting }, ..self }
    }

    /// With lasting changes to Fury, Guile and Will; less is better.
    const fn stats(self, stats: [i8; 3]) -> Self {
        TacticRow { lasting: Deltas { stats, ..self.lasting }, ..self }
    }

    /// For Heavies, Fighters, Shooters and Skirmishers only.
    const fn trained_only(self) -> Self {
        TacticRow { trained_only: true, ..self }
    }

    /// With so many bands more in Reactions.
    const fn alert(self, alert: i8) -> Self {
        TacticRow { alert, ..self }
    }

    const fn bonus(self, name: &'static str, row: &'static str) -> Self {
        TacticRow { modifier: Some((Amount::Bonus, name, row)), ..self }
    }

    const fn penalty(self, name: &'static str, row: &'static str) -> Self {
        TacticRow { modifier: Some((Amount::Penalty, name, row)), ..self }
    }

    /// With a modifier that tells where the roller stands.
    const fn stands(self) -> Self {
        TacticRow { stands: true, ..self }
    }

    const fn minds_order(self) -> Self {
        TacticRow { minds_order: true, ..self }
    }

    const fn first_turn(self, first_turn: u8) -> Self {
        TacticRow { first_turn, ..self }
    }
}

#[rustfmt::skip]
static TACTICS: [TacticRow; 26] = [
    row(Berserkers,       "berserkers",       "Berserkers",       "Move a band more, reach less").bands(1, -1),
    row(DeathDefiers,     "death-defiers",    "Death-Defiers",    "Will 2 better; failure steels").stats([0, 0, -2])
        .bonus("Defiant", "Defiant").minds_order(),
    row(Elites,           "elites",           "Elites",           "Fury 1 better, easy Charges").stats([-1, 0, 0]).trained_only(),
    row(Fusiliers,        "fusiliers",        "Fusiliers",        "Reach a band more, past cover").bands(0, 1).trained_only(),
    row(Bastions,         "bastions",         "Bastions",         "Reach a band more, move less").bands(-1, 1),
    row(Tacticians,       "tacticians",       "Tacticians",       "Pay 1: all improve one thing").first_turn(4),
    row(Ambushers,        "ambushers",        "Ambushers",        "Half appear where they act"),
    row(Harriers,         "harriers",         "Harriers",         "Move a band more, out of Rough").bands(1, 0),
    row(Rangers,          "rangers",          "Rangers",          "Inspiring, cover from S away"),
    row(Riders,           "riders",           "Riders",           "Heavies carry, and more easily"),
    row(Saboteurs,        "saboteurs",        "Saboteurs",        "Terrain near them is a Hazard"),
    row(Teleporters,      "teleporters",      "Teleporters",      "4 points go anywhere a Round").first_turn(5),
    row(Watchers,         "watchers",         "Watchers",         "A band more in their Reactions").alert(1),
    row(Avengers,         "avengers",         "Avengers",         "An attack for each one lost"),
    row(Nightmares,       "nightmares",       "Nightmares",       "Foes near them falter")
        .penalty("Nightmare", "Nightmare seen in 80").stands(),
    row(PackHunters,      "pack-hunters",     "Pack-Hunters",     "Several act as one each Round").bonus("Pack", "Pack"),
    row(Poisoners,        "poisoners",        "Poisoners",        "A critical Will is redone").penalty("Poison", "Poison"),
    row(SneakThieves,     "sneak-thieves",    "Sneak-Thieves",    "Hard to hit beyond S").penalty("Sneak-Thieves", "Beyond 80 mm"),
    row(Swarmers,         "swarmers",         "Swarmers",         "All who touch the target join").penalty("Swarm", "Swarm"),
    row(Zealots,          "zealots",          "Zealots",          "Fury Bonus when few are left").bonus("Zeal", "Zeal"),
    row(Butchers,         "butchers",         "Butchers",         "Lost Dregs do not shake them"),
    row(CounterPunchers,  "counter-punchers", "Counter-Punchers", "Critical Will: a free Action"),
    row(Resurrectionists, "resurrectionists", "Resurrectionists", "The lost may come back")
        .penalty("Not the first", "Not the first").first_turn(3),
    row(ShieldBrothers,   "shield-brothers",  "Shield-Brothers",  "Bonus on Will beside a friend")
        .bonus("Brothers", "Ally in 80, no Ward").stands(),
    row(Soothsayers,      "soothsayers",      "Soothsayers",      "An Omen replaces a die a Turn").first_turn(1),
    row(Temptors,         "temptors",         "Temptors",         "Offer a die, gain a die").bonus("Tempted", "Tempted"),
];

const _: () = {
    assert!(Tactic::ALL.len() < 32, "a set of Tactics is 32 bits, and one read from flash knows no more");
    let mut i = 0;
    while i < TACTICS.len() {
        assert!(TACTICS[i].tactic as usize == i, "the table is in the order of the Tactics");
        assert!(Tactic::ALL[i] as usize == i, "and so is the list");
        i += 1;
    }
};

impl Tactic {
    /// Every Tactic, as printed.
    #[rustfmt::skip]
    pub const ALL: &[Tactic] = &[
        Berserkers, DeathDefiers, Elites, Fusiliers, Bastions, Tacticians, Ambushers, Harriers, Rangers, Riders,
        Saboteurs, Teleporters, Watchers, Avengers, Nightmares, PackHunters, Poisoners, SneakThieves, Swarmers,
        Zealots, Butchers, CounterPunchers, Resurrectionists, ShieldBrothers, Soothsayers, Temptors,
    ];

    /// Its row in the table.
    pub fn row(self) -> &'static TacticRow {
        &TACTICS[self as usize]
    }

    /// What it always changes of an Element of this type.
    pub fn lasting(self, kind: Type) -> Deltas {
        let row = self.row();
        let trained = matches!(kind, Type::Heavy | Type::Fighters | Type::Shooters | Type::Skirmishers);
        if trained || !row.trained_only { row.lasting } else { Deltas::default() }
    }
}

impl Member for Tactic {
    fn bit(self) -> u32 {
        self as u32
    }

    fn of_bit(bit: u32) -> Self {
        Tactic::ALL[bit as usize]
    }
}
