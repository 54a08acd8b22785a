//! What lies on the table (WH-DATA-9), in fixed arrays: sides, Units, and the numbers of their classes.

mod class_card;
mod muster;
mod pool;
mod queries;
mod resolve;
mod side;
mod unit;
mod unit_set;

use heapless::Vec;

pub use self::class_card::{AttackCard, ClassCard};
pub(crate) use self::pool::STOOD_STILL;
pub use self::pool::{AttackPool, StrikeNumbers};
pub use self::side::BattleSide;
pub(crate) use self::side::LAST;
pub use self::unit::{Flag, Place, Unit};
pub use self::unit_set::UnitSet;
use crate::book::{HouseRule, HouseRules, PrintedClass};
use crate::roster::{CLASS_ROOM_IN_ALL, CustomClasses, MAX_CUSTOM, MAX_UNITS_IN_ALL};
use umpire_engine::table::{MAX_SEATS, Seat, SeatSet};

/// A Unit, by its place on the table.
pub use umpire_engine::table::PieceId as UnitId;

/// Classes of a battle: the printed ones, then those of the sides.
pub(crate) const MAX_CLASSES: usize = PrintedClass::ALL.len() + MAX_CUSTOM as usize;

/// Where a round is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Step {
    /// Before the first round.
    #[default]
    Setup,
    /// Who acts when (WH-ROUND-2).
    Initiative,
    /// Sides act (WH-ROUND-3).
    Turns,
    /// Who was damaged checks (WH-ROUND-4).
    Morale,
    /// It is over.
    Over,
}

/// A battle.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Battle {
    /// Who fights.
    pub sides: Vec<BattleSide, MAX_SEATS, u8>,
    /// Every Unit, side by side; those that came later last.
    pub units: Vec<Unit, MAX_UNITS_IN_ALL, u8>,
    /// Their classes: the printed ones first.
    pub classes: Vec<ClassCard, MAX_CLASSES, u8>,
    /// The sides' own classes with their words.
    pub(crate) words: CustomClasses<CLASS_ROOM_IN_ALL>,
    /// What this table plays otherwise.
    pub house: HouseRules,
    /// Whether it is played without the guided round (WH-UI-5).
    pub quick: bool,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// Where that is.
    pub step: Step,
    /// Who acts now: several at the same time.
    pub block: SeatSet,
    /// Who has acted in this round.
    pub done: SeatSet,
    /// The Unit that acts.
    pub acting: Option<UnitId>,
}

const _: () = assert!(size_of::<Battle>() <= 3_072, "a battle fits beside its warbands");

impl Battle {
    /// Every seat.
    pub fn seats(&self) -> SeatSet {
        SeatSet::first(self.sides.len() as u8)
    }

    /// A Unit.
    pub fn unit(&self, unit: UnitId) -> &Unit {
        &self.units[usize::from(unit.0)]
    }

    pub(crate) fn unit_mut(&mut self, unit: UnitId) -> &mut Unit {
        &mut self.units[usize::from(unit.0)]
    }

    /// The numbers of a Unit's class.
    pub fn class(&self, unit: UnitId) -> &ClassCard {
        &self.classes[usize::from(self.unit(unit).class)]
    }

    /// One of a Unit's attacks.
    pub fn attack(&self, unit: UnitId, attack: u8) -> AttackCard {
        self.class(unit).attacks[usize::from(attack)]
    }

    /// Whose a Unit is.
    pub fn seat_of(&self, unit: UnitId) -> Seat {
        self.unit(unit).seat
    }

    /// Whether this table plays a rule the other way.
    pub fn plays(&self, rule: HouseRule) -> bool {
        self.house.has(rule)
    }
}
