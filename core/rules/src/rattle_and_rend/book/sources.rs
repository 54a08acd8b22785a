//! Where a Bonus or a Penalty comes from (section 1.1 of the checklist).

use crate::rattle_and_rend::tactics::Tactic;
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

/// Sign, name on the roll, key and row in a tick list.
const SOURCES: [(Source, &str, &str, &str, &str); 17] = [
    (Source::Friend, "+", "Friend", "friend", "Friend touching"),
    (Source::Outnumbered, "-", "Outnumbered", "outnumbered", "Outnumbered"),
    (Source::Close, "+", "In 80 mm", "close", "Within 80 mm"),
    (Source::Cover, "-", "Cover", "cover", "Foe at Blocking"),
    (Source::Charge, "-", "Charge", "charge", "Charge"),
    (Source::Inspired, "+", "Inspired", "inspired", "Inspiring ground"),
    (Source::Redirected, "-", "Redirected", "redirected", "Redirected"),
    (Source::Critical, "-", "Critical hit", "critical", "Critical hit"),
    (Source::Champion, "+", "Champion", "champion", "Champion"),
    (Source::Weakness, "+", "Weak spot", "weakness", "Weak spot"),
    (Source::Defiance, "+", "Defiance", "defiance", "Defiance"),
    (Source::Reversal, "+", "Reversal", "reversal", "Reversal"),
    (Source::Banish, "-", "Banishing", "banish", "Banishing"),
    (Source::Sacrifice, "+", "Sacrifice", "sacrifice", "Sacrifice"),
    (Source::Detonate, "-", "Blast", "blast", "Blast"),
    (Source::Morale, "-", "Few left", "few", "Few left"),
    (Source::Banked, "+", "Banked die", "banked", "Banked die"),
];

/// Where the Tactics' bits begin.
const TACTICS: u8 = 32;

impl Source {
    const fn bit(self) -> u8 {
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
            Source::Tactic(tactic) => TACTICS + tactic as u8,
        }
    }

    /// Its sign, its name on the roll, its key and its row in a tick list.
    const fn row(self) -> (&'static str, &'static str, &'static str, &'static str) {
        match self {
            Source::Tactic(tactic) => {
                let about = tactic.about();
                match about.modifier {
                    Some((sign, name, row)) => (sign, name, about.id, row),
                    None => ("", about.name, about.id, about.name),
                }
            }
            source => {
                let row = SOURCES[source.bit() as usize];
                (row.1, row.2, row.3, row.4)
            }
        }
    }

    /// Its sign.
    const fn sign(self) -> &'static str {
        match self {
            Source::Tactic(tactic) => match tactic.about().modifier {
                Some((sign, ..)) => sign,
                None => "",
            },
            source => SOURCES[source.bit() as usize].1,
        }
    }

    /// As it stands on the roll.
    pub const fn modifier(self) -> Modifier {
        let (_, name, ..) = self.row();
        Modifier { amount: if self.is_bonus() { Amount::Bonus } else { Amount::Penalty }, name }
    }

    /// Its key and its row in a tick list.
    pub const fn fact(self) -> (&'static str, &'static str) {
        let (_, _, key, row) = self.row();
        (key, row)
    }

    /// Whether it is a Bonus.
    pub const fn is_bonus(self) -> bool {
        matches!(self.sign().as_bytes(), b"+")
    }

    /// Whether it is a Penalty.
    pub const fn is_penalty(self) -> bool {
        matches!(self.sign().as_bytes(), b"-")
    }
}

const _: () = {
    assert!(SOURCES.len() <= TACTICS as usize, "the book's sources end where the Tactics' begin");
    assert!(TACTICS as usize + Tactic::ALL.len() <= 64, "a set of sources is 64 bits");
    let mut i = 0;
    while i < SOURCES.len() {
        assert!(SOURCES[i].0.bit() as usize == i, "the table is in the order of the sources");
        i += 1;
    }
};

/// Several sources at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sources(u64);

impl Sources {
    /// No source.
    pub const NONE: Sources = Sources(0);

    /// These, and one more.
    #[must_use]
    pub const fn and(self, source: Source) -> Self {
        Sources(self.0 | 1 << source.bit())
    }

    /// These, and one more where it is so.
    #[must_use]
    pub const fn and_if(self, so: bool, source: Source) -> Self {
        if so { self.and(source) } else { self }
    }

    /// These without one.
    #[must_use]
    pub const fn without(self, source: Source) -> Self {
        Sources(self.0 & !(1 << source.bit()))
    }

    /// Whether this is one of them.
    pub const fn has(self, source: Source) -> bool {
        self.0 >> source.bit() & 1 == 1
    }

    /// Every one of them: the book's, then the Tactics'.
    pub fn iter(self) -> impl Iterator<Item = Source> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            let bit = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(SOURCES.get(bit).map_or_else(|| Source::Tactic(Tactic::ALL[bit - TACTICS as usize]), |row| row.0))
        })
    }
}
