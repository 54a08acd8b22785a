//! Where a Bonus or a Penalty comes from (section 1.1 of the checklist).

use crate::table::Modifier;

/// One reason for a die more or a die less.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
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
}

/// Sign, name on the roll, key and row in a tick list.
pub const SOURCES: [(Source, &str, &str, &str, &str); 9] = [
    (Source::Friend, "+", "Friend", "friend", "Friend touching"),
    (Source::Outnumbered, "-", "Outnumbered", "outnumbered", "Outnumbered"),
    (Source::Close, "+", "In 80 mm", "close", "Within 80 mm"),
    (Source::Cover, "-", "Cover", "cover", "Foe at Blocking"),
    (Source::Charge, "-", "Charge", "charge", "Charge"),
    (Source::Inspired, "+", "Inspired", "inspired", "Inspiring ground"),
    (Source::Redirected, "-", "Redirected", "redirected", "Redirected"),
    (Source::Critical, "-", "Critical hit", "critical", "Critical hit"),
    (Source::Champion, "+", "Champion", "champion", "Champion"),
];

impl Source {
    /// As it stands on the roll.
    pub const fn modifier(self) -> Modifier {
        let row = SOURCES[self as usize];
        Modifier { sign: row.1, name: row.2 }
    }

    /// Whether it is a Bonus.
    pub const fn is_bonus(self) -> bool {
        matches!(SOURCES[self as usize].1.as_bytes(), b"+")
    }
}

const _: () = {
    let mut i = 0;
    while i < SOURCES.len() {
        assert!(SOURCES[i].0 as usize == i, "the table is in the order of the sources");
        i += 1;
    }
};

/// Several sources at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sources(u16);

impl Sources {
    /// No source.
    pub const NONE: Sources = Sources(0);

    /// These, and one more.
    #[must_use]
    pub const fn and(self, source: Source) -> Self {
        Sources(self.0 | 1 << source as u8)
    }

    /// These, and one more where it is so.
    #[must_use]
    pub const fn and_if(self, so: bool, source: Source) -> Self {
        if so { self.and(source) } else { self }
    }

    /// Every one of them.
    pub fn iter(self) -> impl Iterator<Item = Source> {
        SOURCES.iter().map(|row| row.0).filter(move |source| self.0 >> *source as u8 & 1 == 1)
    }
}
