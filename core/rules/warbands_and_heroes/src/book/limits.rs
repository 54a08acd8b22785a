//! The numbers of a class, and what each may be (WH-CLS-1).

use super::Class;

/// What a number may be: the least, and the most.
pub type Limits = (u8, u8);

/// A number of a class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each is named for what it is")]
#[repr(u8)]
pub enum ClassNumber {
    Cost,
    Resolve,
    Strength,
    BloodiedAt,
    Need,
    Speed,
}

/// What scripts call it, what players call it, what it counts, and its limits; what is bloodied also stays below FS.
const ROWS: [(&str, &str, &str, Limits); 6] = [
    ("cost", "Cost", "coin", (0, 99)),
    ("resolve", "Resolve", "or less", (1, 6)),
    ("fs", "Fighting Strength", "FS", (1, 40)),
    ("bloodied", "Bloodied at", "or less", (0, 39)),
    ("tn", "Target Number", "or more", (2, 6)),
    ("speed", "Speed", "squares", (0, 12)),
];

/// Dice of an attack.
pub(crate) const DICE: Limits = (1, 12);
/// Damage of a hit.
pub(crate) const DAMAGE: Limits = (0, 9);
/// Extra squares of a charge.
pub(crate) const EXTRA_MOVE: Limits = (0, 9);
/// Squares of a range; the book gives no limit, ours is more than a table has.
pub(crate) const RANGE: Limits = (0, 48);

impl ClassNumber {
    /// Every one, in the order of the printed classes.
    pub const ALL: [ClassNumber; 6] = [
        ClassNumber::Cost,
        ClassNumber::Resolve,
        ClassNumber::Strength,
        ClassNumber::BloodiedAt,
        ClassNumber::Need,
        ClassNumber::Speed,
    ];

    /// What scripts call it.
    pub const fn id(self) -> &'static str {
        ROWS[self as usize].0
    }

    /// What players call it.
    pub const fn name(self) -> &'static str {
        ROWS[self as usize].1
    }

    /// What it counts.
    pub const fn unit(self) -> &'static str {
        ROWS[self as usize].2
    }

    /// What it may be in a class.
    pub const fn limits(self, class: &Class) -> Limits {
        match self {
            ClassNumber::BloodiedAt => (0, class.strength.saturating_sub(1)),
            _ => ROWS[self as usize].3,
        }
    }

    /// What it is in a class.
    pub const fn of(self, class: &Class) -> u8 {
        match self {
            ClassNumber::Cost => class.cost,
            ClassNumber::Resolve => class.resolve,
            ClassNumber::Strength => class.strength,
            ClassNumber::BloodiedAt => class.bloodied_at,
            ClassNumber::Need => class.need,
            ClassNumber::Speed => class.speed,
        }
    }

    /// Sets it. A new FS proposes when the class is bloodied (WH-CLS-2).
    pub const fn set(self, class: &mut Class, to: u8) {
        match self {
            ClassNumber::Cost => class.cost = to,
            ClassNumber::Resolve => class.resolve = to,
            ClassNumber::Strength => {
                class.strength = to;
                class.bloodied_at = Class::half(to);
            }
            ClassNumber::BloodiedAt => class.bloodied_at = to,
            ClassNumber::Need => class.need = to,
            ClassNumber::Speed => class.speed = to,
        }
    }
}
