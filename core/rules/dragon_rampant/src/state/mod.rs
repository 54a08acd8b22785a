//! What lies on the table (section 27 of the checklist), in fixed arrays.

mod armour;
mod clash;
mod glory;
mod goal;
mod half;
mod judge;
mod ledger;
mod match_cost;
mod muster;
mod order;
mod packet;
mod queries;
mod side;
mod spells;
mod unit;
mod were;

use heapless::Vec;

pub use self::armour::FightRole;
pub use self::clash::Clash;
pub use self::goal::{Edge, Ending, Goal, Mole};
pub use self::ledger::{Ledger, Tally};
pub use self::order::Order;
pub use self::packet::Packet;
pub(crate) use self::side::OWN_TRAITS;
pub use self::side::{BattleSide, PhaseOrder, Team};
pub use self::spells::Ongoing;
pub use self::unit::{Departure, Flag, Place, Unit};
use crate::book::{HouseRule, HouseRules, Profile, Scenario};
use crate::roster::{MAX_RACES, MAX_UNITS_IN_ALL, RaceName};
use umpire_engine::table::{EnumSet, MAX_SEATS, Seat, SeatSet};

/// A unit, by its place on the table.
pub use umpire_engine::table::PieceId as UnitId;

/// Some units.
pub type UnitSet = EnumSet<UnitId, u64>;

/// Strength Points that a Wall of Spears takes to form (DR-WALL-1).
pub(crate) const WALL_STRENGTH: u8 = 6;

/// Where a turn is (DR-TURN-4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Step {
    /// Before the first turn.
    #[default]
    Setup,
    /// Battered units test to rally.
    Rally,
    /// Wild Charges.
    WildCharges,
    /// Ordered activations.
    Orders,
    /// Between phases.
    Between,
    /// It is over.
    Over,
}

/// A battle.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Battle {
    /// Who fights.
    pub sides: Vec<BattleSide, MAX_SEATS, u8>,
    /// Every unit, side by side.
    pub units: Vec<Unit, MAX_UNITS_IN_ALL, u8>,
    /// Races that units are of, or slay.
    pub(crate) races: Vec<RaceName, MAX_RACES, u8>,
    /// What this table plays otherwise.
    pub house: HouseRules,
    /// What is fought about.
    pub scenario: Scenario,
    /// Army points of this game.
    pub size: u8,
    /// The smallest that a roster was made for, where they are not alike (DR-SETUP-2).
    pub(crate) least_size: u8,
    /// The turn, from 1; 0 before the first.
    pub turn: u8,
    /// Whether this turn is the last (DR-END-2).
    pub last_turn: bool,
    /// Where the turn is.
    pub step: Step,
    /// Whose phase it is; several where a team acts at once (DR-MULTI-2).
    pub phase: SeatSet,
    /// The unit that is active.
    pub acting: Option<UnitId>,
    /// In which order phases come, with more than two players (DR-MULTI-2).
    pub phases: PhaseOrder,
    /// The cards drawn for this turn: a side with a higher one comes first.
    pub(crate) cards: [u32; MAX_SEATS],
    /// What the scenario counts.
    pub goal: Goal,
    /// What Quests are judged by.
    pub ledger: Ledger,
    /// The Attack that is resolved, or was last.
    pub clash: Option<Clash>,
    /// Courage tests that are due.
    pub packet: Packet,
}

impl Battle {
    /// Every seat.
    pub fn seats(&self) -> SeatSet {
        SeatSet::first(self.sides.len() as u8)
    }

    /// A unit.
    pub fn unit(&self, unit: UnitId) -> &Unit {
        &self.units[usize::from(unit.0)]
    }

    pub(crate) fn unit_mut(&mut self, unit: UnitId) -> &mut Unit {
        &mut self.units[usize::from(unit.0)]
    }

    /// A side.
    pub fn side(&self, seat: Seat) -> &BattleSide {
        &self.sides[seat.index()]
    }

    pub(crate) fn side_mut(&mut self, seat: Seat) -> &mut BattleSide {
        &mut self.sides[seat.index()]
    }

    /// Whose a unit is.
    pub fn seat_of(&self, unit: UnitId) -> Seat {
        self.unit(unit).seat
    }

    /// A unit's numbers now, before what the situation makes of them.
    pub fn profile(&self, unit: UnitId) -> Profile {
        let unit = self.unit(unit);
        unit.build.profile(unit.is(Flag::Changed))
    }

    /// Whether this table plays a rule the other way.
    pub fn plays(&self, rule: HouseRule) -> bool {
        self.house.has(rule)
    }
}
