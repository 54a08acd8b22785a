//! The numbers of a class as a battle reads them at every answer; its words stay packed.

use heapless::Vec;

use crate::book::{Attack, AttackKind, Category, Class, MAX_ATTACKS, TraitSet, UnitTrait};

/// The numbers of a class.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClassCard {
    /// What kind of people it is.
    pub category: Category,
    /// What a Resolve die may show at the most.
    pub resolve: u8,
    /// FS of a fresh Unit.
    pub strength: u8,
    /// The most FS at which a Unit is bloodied.
    pub bloodied_at: u8,
    /// What an attacker's die must show at the least.
    pub need: u8,
    /// Squares of a move.
    pub speed: u8,
    /// Its traits.
    pub traits: TraitSet,
    /// Its attacks.
    pub attacks: Vec<AttackCard, MAX_ATTACKS, u8>,
}

/// The numbers of an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AttackCard {
    /// Dice of its pool, before anything changes it.
    pub dice: u8,
    /// What each hit takes.
    pub damage: u8,
    /// Squares that are added to the move before it.
    pub extra_move: u8,
    /// Squares a ranged one reaches; 0 where sight is the limit.
    pub range: u8,
    /// Whom it reaches.
    pub kind: AttackKind,
    /// Whether it is a wall.
    pub reaction: bool,
    /// Whether players mind something of it themselves.
    pub noted: bool,
}

impl ClassCard {
    /// Of a class.
    pub(crate) fn of(class: &Class) -> Self {
        ClassCard {
            category: class.category,
            resolve: class.resolve,
            strength: class.strength,
            bloodied_at: class.bloodied_at,
            need: class.need,
            speed: class.speed,
            traits: class.traits,
            attacks: class.attacks.iter().map(AttackCard::of).collect(),
        }
    }

    /// Whether its Units have this trait.
    pub const fn has(&self, one: UnitTrait) -> bool {
        self.traits.has(one)
    }

    /// Its wall, where it has one.
    pub fn wall(&self) -> Option<u8> {
        self.attacks.iter().position(|attack| attack.reaction).map(|at| at as u8)
    }
}

impl AttackCard {
    fn of(attack: &Attack) -> Self {
        AttackCard {
            dice: attack.dice,
            damage: attack.damage,
            extra_move: attack.extra_move,
            range: attack.range,
            kind: attack.kind,
            reaction: attack.reaction,
            noted: !attack.note.is_empty(),
        }
    }

    /// Whether it reaches only who is adjacent.
    pub fn is_melee(&self) -> bool {
        self.kind == AttackKind::Melee
    }

    /// Whether it contains the Unit's move (WH-CHRG-1).
    pub const fn is_charge(&self) -> bool {
        self.extra_move > 0
    }
}
