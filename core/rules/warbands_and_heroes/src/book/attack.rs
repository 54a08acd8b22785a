//! Attacks: dice, damage, and what is special about one (WH-DATA-2).

use heapless::String;

use super::Note;

/// What an attack is called.
pub type AttackName = String<12, u8>;

/// Names that are ready to be picked. A roster stores them as one byte, so their order stays, and new ones come last.
pub const KNOWN_ATTACKS: [&str; 14] = [
    "Melee",
    "Shield Wall",
    "Charge",
    "Arrows",
    "Ranged",
    "Spears",
    "Axes",
    "Lances",
    "Claws",
    "Bite",
    "Javelins",
    "Stones",
    "Spell",
    "Breath",
];

/// Whom an attack reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AttackKind {
    /// Whoever is adjacent.
    Melee,
    /// Whoever is in sight.
    Ranged,
}

/// One attack of a class.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attack {
    /// What it is called.
    pub name: AttackName,
    /// Dice of its pool, before anything changes it.
    pub dice: u8,
    /// What each hit takes.
    pub damage: u8,
    /// Whom it reaches.
    pub kind: AttackKind,
    /// Squares that are added to the move before it: more than none makes it a Charge.
    pub extra_move: u8,
    /// Whether it is a wall: declared as an action, and struck while others move.
    pub reaction: bool,
    /// Squares a ranged one reaches; 0 where sight is the limit.
    pub range: u8,
    /// What players mind themselves.
    pub note: Note,
}

impl Attack {
    /// A plain one of this kind.
    pub fn plain(kind: AttackKind) -> Self {
        let name = match kind {
            AttackKind::Melee => KNOWN_ATTACKS[0],
            AttackKind::Ranged => KNOWN_ATTACKS[4],
        };
        Attack {
            name: String::try_from(name).unwrap_or_default(),
            dice: 3,
            damage: 1,
            kind,
            extra_move: 0,
            reaction: false,
            range: 0,
            note: Note::new(),
        }
    }

    /// Whether it contains the Unit's move (WH-CHRG-1).
    pub const fn is_charge(&self) -> bool {
        self.extra_move > 0
    }

    /// Whether Aggressive counts for it: walls and charges are melee too (WH-WALL-9, WH-CHRG-4).
    pub fn is_melee(&self) -> bool {
        self.kind == AttackKind::Melee
    }
}
