//! Where a Bonus or a Penalty comes from (section 1.1 of the checklist).

use super::Tactic;
use umpire_engine::table::{Amount, EnumSet, Member, Modifier};

/// One reason for a die more or a die less.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ModifierSource {
    /// Melee: a friendly Element touches attacker or target (RR-MOD-1).
    Friend,
    /// Melee: outnumbered in contact (RR-MOD-1).
    Outnumbered,
    /// Ranged: the target is within S (RR-MOD-2).
    Close,
    /// Ranged: the target touches Blocking Terrain (RR-MOD-2).
    Cover,
    /// A Charge (RR-MOD-3).
    Charge,
    /// The attacker stands in or touches Inspiring Terrain (RR-MOD-4), or the target does (RR-MOD-8).
    Inspired,
    /// An attack turned on its own side by Fodder (RR-MOD-6, RR-MOD-7).
    Redirected,
    /// Will: the attack was critical (RR-MOD-8).
    Critical,
    /// Will: a Champion is attached (RR-MOD-9).
    Champion,
    /// A critical Spot Weakness (RR-MOD-6).
    Weakness,
    /// Defiance (RR-MOD-6).
    Defiance,
    /// A critical Reversal (RR-MOD-6, RR-MOD-7).
    Reversal,
    /// Banish Foe (RR-MOD-7).
    Banish,
    /// Will: it stands in for another (RR-MOD-9).
    Sacrifice,
    /// Will: a Ward blew up (RR-MOD-9).
    Detonate,
    /// Will: the Morale of the last few (RR-MOD-9).
    Morale,
    /// A die the Temptors banked (RR-MOD-10).
    Banked,
    /// What a Tactic brings.
    Tactic(Tactic),
}

/// A Bonus or a Penalty, name on the roll, key and row in a tick list.
#[rustfmt::skip]
static SOURCES: [(ModifierSource, Amount, &str, &str, &str); 17] = [
    (ModifierSource::Friend,      Amount::Bonus,   "Friend",       "friend",      "Friend touching"),
    (ModifierSource::Outnumbered, Amount::Penalty, "Outnumbered",  "outnumbered", "Outnumbered"),
    (ModifierSource::Close,       Amount::Bonus,   "In 80 mm",     "close",       "Within 80 mm"),
    (ModifierSource::Cover,       Amount::Penalty, "Cover",        "cover",       "Foe at Blocking"),
    (ModifierSource::Charge,      Amount::Penalty, "Charge",       "charge",      "Charge"),
    (ModifierSource::Inspired,    Amount::Bonus,   "Inspired",     "inspired",    "Inspiring ground"),
    (ModifierSource::Redirected,  Amount::Penalty, "Redirected",   "redirected",  "Redirected"),
    (ModifierSource::Critical,    Amount::Penalty, "Critical hit", "critical",    "Critical hit"),
    (ModifierSource::Champion,    Amount::Bonus,   "Champion",     "champion",    "Champion"),
    (ModifierSource::Weakness,    Amount::Bonus,   "Weak spot",    "weakness",    "Weak spot"),
    (ModifierSource::Defiance,    Amount::Bonus,   "Defiance",     "defiance",    "Defiance"),
    (ModifierSource::Reversal,    Amount::Bonus,   "Reversal",     "reversal",    "Reversal"),
    (ModifierSource::Banish,      Amount::Penalty, "Banishing",    "banish",      "Banishing"),
    (ModifierSource::Sacrifice,   Amount::Bonus,   "Sacrifice",    "sacrifice",   "Sacrifice"),
    (ModifierSource::Detonate,    Amount::Penalty, "Blast",        "blast",       "Blast"),
    (ModifierSource::Morale,      Amount::Penalty, "Few left",     "few",         "Few left"),
    (ModifierSource::Banked,      Amount::Bonus,   "Banked die",   "banked",      "Banked die"),
];

/// Where the Tactics' bits begin.
const TACTICS: u32 = 32;

impl Member for ModifierSource {
    fn bit(self) -> u32 {
        self.number()
    }

    fn of_bit(bit: u32) -> Self {
        SOURCES.get(bit as usize).map_or_else(|| ModifierSource::Tactic(Tactic::of_bit(bit - TACTICS)), |row| row.0)
    }
}

impl ModifierSource {
    const fn number(self) -> u32 {
        match self {
            ModifierSource::Friend => 0,
            ModifierSource::Outnumbered => 1,
            ModifierSource::Close => 2,
            ModifierSource::Cover => 3,
            ModifierSource::Charge => 4,
            ModifierSource::Inspired => 5,
            ModifierSource::Redirected => 6,
            ModifierSource::Critical => 7,
            ModifierSource::Champion => 8,
            ModifierSource::Weakness => 9,
            ModifierSource::Defiance => 10,
            ModifierSource::Reversal => 11,
            ModifierSource::Banish => 12,
            ModifierSource::Sacrifice => 13,
            ModifierSource::Detonate => 14,
            ModifierSource::Morale => 15,
            ModifierSource::Banked => 16,
            ModifierSource::Tactic(tactic) => TACTICS + tactic as u32,
        }
    }

    /// As it stands on the roll.
    pub fn modifier(self) -> Modifier {
        match self {
            ModifierSource::Tactic(tactic) => match tactic.row().modifier {
                Some((amount, name, _)) => Modifier { amount, name },
                None => Modifier { amount: Amount::Penalty, name: tactic.row().name },
            },
            source => {
                let (_, amount, name, ..) = SOURCES[source.number() as usize];
                Modifier { amount, name }
            }
        }
    }

    /// Its key and its row in a tick list.
    pub fn fact(self) -> (&'static str, &'static str) {
        match self {
            ModifierSource::Tactic(tactic) => {
                let row = tactic.row();
                (row.id, row.modifier.map_or(row.name, |(_, _, row)| row))
            }
            source => {
                let (.., key, row) = SOURCES[source.number() as usize];
                (key, row)
            }
        }
    }

    /// Whether it is a Bonus.
    pub fn is_bonus(self) -> bool {
        self.modifier().amount == Amount::Bonus
    }

    /// Whether it is a Penalty.
    pub fn is_penalty(self) -> bool {
        !self.is_bonus()
    }
}

const _: () = {
    assert!(SOURCES.len() <= TACTICS as usize, "the book's sources end where the Tactics' begin");
    assert!(TACTICS as usize + Tactic::ALL.len() <= 64, "a set of sources is 64 bits");
    let mut i = 0;
    while i < SOURCES.len() {
        assert!(SOURCES[i].0.number() as usize == i, "the table is in the order of the sources");
        i += 1;
    }
};

/// Several sources at once.
pub type ModifierSources = EnumSet<ModifierSource, u64>;
