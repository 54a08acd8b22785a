//! Where a Bonus or a Penalty comes from (section 1.1 of the checklist).

use super::Tactic;
use crate::rattle_and_rend::enum_set::{EnumSet, Member};
use crate::table::{Amount, Modifier};

/// One reason for a die more or a die less.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
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
static SOURCES: [(Source, Amount, &str, &str, &str); 17] = [
    (Source::Friend,      Amount::Bonus,   "Friend",       "friend",      "Friend touching"),
    (Source::Outnumbered, Amount::Penalty, "Outnumbered",  "outnumbered", "Outnumbered"),
    (Source::Close,       Amount::Bonus,   "In 80 mm",     "close",       "Within 80 mm"),
    (Source::Cover,       Amount::Penalty, "Cover",        "cover",       "Foe at Blocking"),
    (Source::Charge,      Amount::Penalty, "Charge",       "charge",      "Charge"),
    (Source::Inspired,    Amount::Bonus,   "Inspired",     "inspired",    "Inspiring ground"),
    (Source::Redirected,  Amount::Penalty, "Redirected",   "redirected",  "Redirected"),
    (Source::Critical,    Amount::Penalty, "Critical hit", "critical",    "Critical hit"),
    (Source::Champion,    Amount::Bonus,   "Champion",     "champion",    "Champion"),
    (Source::Weakness,    Amount::Bonus,   "Weak spot",    "weakness",    "Weak spot"),
    (Source::Defiance,    Amount::Bonus,   "Defiance",     "defiance",    "Defiance"),
    (Source::Reversal,    Amount::Bonus,   "Reversal",     "reversal",    "Reversal"),
    (Source::Banish,      Amount::Penalty, "Banishing",    "banish",      "Banishing"),
    (Source::Sacrifice,   Amount::Bonus,   "Sacrifice",    "sacrifice",   "Sacrifice"),
    (Source::Detonate,    Amount::Penalty, "Blast",        "blast",       "Blast"),
    (Source::Morale,      Amount::Penalty, "Few left",     "few",         "Few left"),
    (Source::Banked,      Amount::Bonus,   "Banked die",   "banked",      "Banked die"),
];

/// Where the Tactics' bits begin.
const TACTICS: u32 = 32;

impl Member for Source {
    type Bits = u64;

    fn bit(self) -> u32 {
        self.number()
    }

    fn of_bit(bit: u32) -> Self {
        SOURCES.get(bit as usize).map_or_else(|| Source::Tactic(Tactic::of_bit(bit - TACTICS)), |row| row.0)
    }
}

impl Source {
    const fn number(self) -> u32 {
        match self {
            Source::Friend => 0,
            Source::Outnumbered => 1,
            Source::Close => 2,
            Source::Cover => 3,
            Source::Charge => 4,
            Source::Inspired => 5,
            Source::Redirected => 6,
            Source::Critical => 7,
            Source::Champion => 8,
            Source::Weakness => 9,
            Source::Defiance => 10,
            Source::Reversal => 11,
            Source::Banish => 12,
            Source::Sacrifice => 13,
            Source::Detonate => 14,
            Source::Morale => 15,
            Source::Banked => 16,
            Source::Tactic(tactic) => TACTICS + tactic as u32,
        }
    }

    /// As it stands on the roll.
    pub fn modifier(self) -> Modifier {
        match self {
            Source::Tactic(tactic) => match tactic.row().modifier {
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
            Source::Tactic(tactic) => {
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
pub type Sources = EnumSet<Source>;
