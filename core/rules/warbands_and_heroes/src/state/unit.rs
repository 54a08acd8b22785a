//! A Unit as it stands on the table (WH-DATA-3 to WH-DATA-7).

use super::unit_set::PackedUnits;
use crate::book::CaptainTrait;
use crate::roster::UnitName;
use umpire_engine::table::{Seat, SeatSet};

/// Where a Unit is (WH-DATA-4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Place {
    /// On the table.
    InPlay,
    /// It has lost its last FS.
    Routed,
    /// Players took it off.
    Withdrawn,
    /// It left a Reprehensible captain before the battle.
    Deserted,
    /// A reinforcement that has not come yet.
    Waits,
}

impl Place {
    /// Every one.
    pub const ALL: [Place; 5] = [Place::InPlay, Place::Routed, Place::Withdrawn, Place::Deserted, Place::Waits];
    /// What players call them.
    pub(crate) const NAMES: [&str; 5] = ["in play", "routed", "withdrawn", "deserted", "waits"];
}

/// Something that is so for a Unit, or is not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Flag {
    /// It lost FS in this round, and checks morale (WH-FS-11).
    Damaged,
    /// It was activated in this round, or passed.
    Acted,
    /// It moved in this round of its own will (WH-ACT-7).
    Moved,
    /// It stands still all round, for a die more (WH-ACT-5).
    Still,
    /// It is Shaken (WH-TERM-12).
    Shaken,
    /// It was when the round began (WH-HR-7).
    WasShaken,
    /// Its Shield Wall is up (WH-DATA-6).
    Wall,
    /// That wall has a die more (WH-WALL-7).
    WallStill,
    /// Its Level-Headed captain was used in this round.
    LevelUsed,
    /// When last asked it was within 4 squares of a friendly captain (WH-UI-4).
    NearCaptain,
    /// When last asked it was next to a friendly Aggressive captain.
    NearAggressive,
    /// It was struck off after the battle (WH-UPK-6).
    StruckOff,
}

/// A Unit. Forty of them lie in the memory of a small device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unit {
    /// Whose it is.
    pub seat: Seat,
    /// Its class, by its place in the battle.
    pub class: u8,
    /// What its owner calls it; empty where the class will do.
    pub name: UnitName,
    /// What tells it from its likes, from 1; 0 where it has none.
    pub like: u8,
    /// The captain who rides with it.
    pub captain: Option<CaptainTrait>,
    /// Where it is.
    pub place: Place,
    /// Its FS now.
    pub strength: u8,
    /// What it lost before this battle (WH-HR-12).
    pub losses: u8,
    /// What it loses when the block or the step is over (WH-SIM-2, WH-MOR-5).
    pub pending: u8,
    /// Of which sides Wicked captains were within 5 squares when last asked (WH-UI-4).
    pub near_wicked: SeatSet,
    pub(super) flags: u16,
    /// The walls that struck it in this turn (WH-WALL-5).
    pub(crate) struck_by: PackedUnits,
}

const _: () = assert!(size_of::<Unit>() <= 32, "forty Units lie in 1,280 bytes");

impl Unit {
    /// Whether this is so for it.
    pub const fn is(&self, flag: Flag) -> bool {
        self.flags >> flag as u8 & 1 == 1
    }

    /// Whether it is on the table.
    pub fn in_play(&self) -> bool {
        self.place == Place::InPlay
    }

    /// Whether it is on the table and has FS left: what has none only finishes its turn (WH-FS-10).
    pub fn stands(&self) -> bool {
        self.in_play() && self.strength > 0
    }

    /// Whether it loses its last FS when the block is over (WH-SIM-5).
    pub fn is_doomed(&self) -> bool {
        self.in_play() && self.pending >= self.strength
    }

    pub(crate) fn set(&mut self, flag: Flag, on: bool) {
        let bit = 1 << flag as u8;
        self.flags = if on { self.flags | bit } else { self.flags & !bit };
    }
}
