//! The nine orders, row for row as in the master table (FR-ORD-1 to FR-ORD-10).

use super::Listed;

/// What an element is told to do. Every element always has exactly one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the table says what each is")]
#[repr(u8)]
pub enum Order {
    Attack,
    Defend,
    Harass,
    Move,
    March,
    Reform,
    #[default]
    Halt,
    Retreat,
    Rout,
}

/// How far an order makes an element go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Distance {
    /// Its whole Mov.
    Full,
    /// Anything up to its Mov.
    UpTo,
    /// At least half of it.
    HalfToFull,
    /// Twice its Mov.
    Double,
    /// It stays, and may rotate.
    Stays,
}

/// What it does when an enemy charges it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Charged {
    /// It stands.
    Stands,
    /// It evades: Mov less a die (FR-MOV-10).
    Evades,
}

/// What it does when its move comes and it is in close combat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InCombat {
    /// It stays and fights.
    Stays,
    /// It evades out, by a roll (FR-MOV-11).
    EvadesOut,
    /// It moves out without a roll.
    MovesOut,
    /// It may not even rotate.
    Frozen,
}

/// One row of the master table.
pub struct OrderRow {
    /// What players call it.
    pub name: &'static str,
    /// What scripts and rosters call it.
    pub id: &'static str,
    /// How far.
    pub distance: Distance,
    /// What it does, in a line of a list.
    pub gist: &'static str,
    /// Whether it needs a primary enemy (FR-MOV-8).
    pub needs_enemy: bool,
    /// When charged.
    pub charged: Charged,
    /// When in close combat.
    pub in_combat: InCombat,
    /// Whether it goes through friends (G-7: only where the sheet says so).
    pub interpenetrates: bool,
    /// Whether it shoots (FR-RNG-1).
    pub shoots: bool,
    /// Whether it fights (FR-CC-1).
    pub fights: bool,
    /// Whether it can be primed (FR-CC-4).
    pub primed: bool,
    /// One shift to the right (FR-ORD-10).
    pub shift: Order,
    /// What it asks of a commander (FR-CMD-8).
    pub of_commander: &'static str,
}

use Charged::{Evades, Stands};
use Distance::{Double, Full, HalfToFull, UpTo};
use InCombat::{EvadesOut, Frozen, MovesOut};

/// The master table (p. 28, 38, 40, 44, 49).
#[rustfmt::skip]
static TABLE: [OrderRow; 9] = [
    OrderRow { name: "Attack", id: "attack", distance: Full, gist: "Full Mov at the nearest enemy", needs_enemy: true,
        charged: Stands, in_combat: InCombat::Stays, interpenetrates: true, shoots: true, fights: true, primed: true, shift: Order::Halt,
        of_commander: "Closer to the named enemy or goal, and engage" },
    OrderRow { name: "Defend", id: "defend", distance: UpTo, gist: "Near its post; shoots, fights", needs_enemy: false,
        charged: Stands, in_combat: InCombat::Stays, interpenetrates: false, shoots: true, fights: true, primed: true, shift: Order::Halt,
        of_commander: "Closer to the post, attack what threatens it" },
    OrderRow { name: "Harass", id: "harass", distance: Full, gist: "Into range; evades charges", needs_enemy: true,
        charged: Evades, in_combat: EvadesOut, interpenetrates: false, shoots: true, fights: true, primed: false, shift: Order::Retreat,
        of_commander: "Into weapon or charge range, no close combat" },
    OrderRow { name: "Move", id: "move", distance: HalfToFull, gist: "Half to full; evades charges", needs_enemy: false,
        charged: Evades, in_combat: EvadesOut, interpenetrates: false, shoots: true, fights: true, primed: false, shift: Order::Retreat,
        of_commander: "Along the path or to the place, avoid contact" },
    OrderRow { name: "March", id: "march", distance: Double, gist: "Twice its Mov; does not shoot", needs_enemy: false,
        charged: Stands, in_combat: EvadesOut, interpenetrates: false, shoots: false, fights: true, primed: false, shift: Order::Rout,
        of_commander: "The same, fastest, in column" },
    OrderRow { name: "Reform", id: "reform", distance: Distance::Stays, gist: "Stays; 2 stress go if quiet", needs_enemy: false,
        charged: Stands, in_combat: InCombat::Stays, interpenetrates: false, shoots: false, fights: true, primed: false, shift: Order::Rout,
        of_commander: "Rest in a safe place" },
    OrderRow { name: "Halt", id: "halt", distance: Distance::Stays, gist: "Stays; may turn, no shots", needs_enemy: false,
        charged: Stands, in_combat: Frozen, interpenetrates: false, shoots: false, fights: true, primed: false, shift: Order::Retreat,
        of_commander: "Stay, start no close combat" },
    OrderRow { name: "Retreat", id: "retreat", distance: Full, gist: "Full Mov away, out of combat", needs_enemy: false,
        charged: Stands, in_combat: MovesOut, interpenetrates: true, shoots: false, fights: true, primed: false, shift: Order::Rout,
        of_commander: "From the enemy to safety" },
    OrderRow { name: "Rout", id: "rout", distance: Double, gist: "Runs; friends near get stress", needs_enemy: false,
        charged: Stands, in_combat: MovesOut, interpenetrates: true, shoots: false, fights: false, primed: false, shift: Order::Rout,
        of_commander: "Leave the field; only Rout orders" },
];

impl Order {
    /// Every one, in the order of the table.
    pub const ALL: [Order; 9] = [
        Order::Attack,
        Order::Defend,
        Order::Harass,
        Order::Move,
        Order::March,
        Order::Reform,
        Order::Halt,
        Order::Retreat,
        Order::Rout,
    ];

    /// Its row of the master table.
    pub fn row(self) -> &'static OrderRow {
        &TABLE[self as usize]
    }

    /// What players call it.
    pub fn name(self) -> &'static str {
        self.row().name
    }
}

impl Listed for Order {
    const ALL: &'static [Self] = &Order::ALL;

    fn id(self) -> &'static str {
        self.row().id
    }
}
