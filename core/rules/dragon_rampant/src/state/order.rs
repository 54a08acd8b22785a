//! What a unit can be ordered to do (DR-ACT-8).

use super::{Battle, UnitId};
use crate::book::Spell;

/// An order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// Move.
    Move,
    /// Attack an enemy.
    Attack,
    /// Shoot at one.
    Shoot,
    /// Half a move and a shot.
    Skirmish,
    /// Form a Wall of Spears: a Move order.
    Wall,
    /// Enter the table: a Move order.
    Enter,
    /// Cast this spell.
    Cast(Spell),
    /// Summon a unit.
    Summon,
    /// Explode.
    Explode,
}

impl Order {
    /// What scripts call it.
    pub const fn id(self) -> &'static str {
        match self {
            Order::Move => "move",
            Order::Attack => "attack",
            Order::Shoot => "shoot",
            Order::Skirmish => "skirmish",
            Order::Wall => "wall",
            Order::Enter => "enter",
            Order::Cast(_) => "cast",
            Order::Summon => "summon",
            Order::Explode => "explode",
        }
    }

    /// What players call it.
    pub const fn name(self) -> &'static str {
        match self {
            Order::Move => "Move",
            Order::Attack => "Attack",
            Order::Shoot => "Shoot",
            Order::Skirmish => "Skirmish",
            Order::Wall => "Form wall",
            Order::Enter => "Enter",
            Order::Cast(spell) => spell.name(),
            Order::Summon => "Summon",
            Order::Explode => "Explode",
        }
    }
}

impl Order {
    /// The same beside the name of a unit, where long ones have no room.
    pub const fn verb(self) -> &'static str {
        match self {
            Order::Cast(_) => "Cast",
            Order::Wall => "Wall",
            Order::Skirmish => "Order",
            other => other.name(),
        }
    }
}

impl Battle {
    /// What two dice must come to for an order.
    pub fn order_need(&self, unit: UnitId, order: Order) -> u8 {
        let profile = self.profile(unit);
        match order {
            Order::Move | Order::Wall | Order::Enter => profile.moves,
            Order::Attack => profile.attack,
            Order::Shoot => profile.shoot.map_or(13, |shoot| shoot.order),
            Order::Skirmish => 7,
            Order::Cast(spell) => spell.difficulty(),
            Order::Summon => 6,
            Order::Explode => 5,
        }
    }
}
