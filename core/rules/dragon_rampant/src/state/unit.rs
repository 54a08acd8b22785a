//! A unit as it stands on the table.

use crate::book::{Fantastical, UnitType};
use crate::roster::{Build, UnitName};
use crate::state::Ongoing;
use umpire_engine::table::Seat;

/// Where a unit is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// On the table.
    OnTable,
    /// Off it: a Move order brings it on (DR-ACT-10).
    Enters,
    /// Off it: a Summoner brings it on (DR-SUMM-2).
    Summoned,
    /// It left by a scenario's goal.
    Exited,
    /// It is gone: how, and in which turn.
    Gone(Departure, u8),
}

/// How a unit left play (DR-REMOVE).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Departure {
    /// The enemy took its last Strength Point.
    Destroyed,
    /// It lost its last one by a Courage result, a failed Rally, a blocked retreat or dangerous ground.
    Withered,
    /// A Courage test of 0 or less.
    Routed,
    /// It retreated off the table, which counts as routed.
    LeftTable,
    /// It exploded or imploded itself.
    Exploded,
    /// A friend's explosion took its last Strength Point.
    FriendlyBlast,
    /// It deserted before the first turn.
    Deserted,
    /// The Ring took all.
    RingBlast,
}

/// Something that is so for a unit, or is not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Flag {
    /// The Leader is in it.
    Leader,
    /// It is Battered by a Courage result of its own (AMB-44).
    Battered,
    /// It is Battered by a Befuddle.
    Befuddled,
    /// Its Wall of Spears is formed.
    Wall,
    /// It was tested in this phase, and is finished (DR-ACT-1).
    Tested,
    /// It may take orders, but no Wild Charge in this phase: it rallied, or Patient excused it.
    NoWildCharge,
    /// Its blades are enchanted for this battle (DR-ENCH-1).
    BladesActive,
    /// Its missiles are.
    MissilesActive,
    /// A Were that has changed.
    Changed,
    /// It passed an Attack activation or a Counter-charge at least once (DR-QUEST-19).
    HasAttacked,
    /// It may be summoned.
    Summonable,
    /// All agree that it is of the Graveyard Dwellers.
    Graveyard,
    /// It is fewer models than its Strength (DR-CONV-14).
    Reduced,
    /// It is one.
    Single,
}

/// A unit. Forty of them lie in the memory of a small device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unit {
    /// Whose it is.
    pub seat: Seat,
    /// What its owner calls it; empty where the type will do.
    pub name: UnitName,
    /// What tells it from its likes, from 1; 0 where it has none.
    pub like: u8,
    /// What it is bought as.
    pub build: Build,
    /// What it costs in this match, with what a Cleric or Slayer costs against these enemies (DR-WB-8).
    pub points: u8,
    /// Its race, by its number.
    pub race: Option<u8>,
    /// The race it slays, by its number.
    pub slays: Option<u8>,
    /// Where it is.
    pub place: Place,
    /// Strength Points it started with: those of its form.
    pub start: u8,
    /// Strength Points now.
    pub strength: u8,
    /// Strength Points it has lost in all, healed ones too (HR-HEAL).
    pub suffered: u8,
    /// The spell it keeps up, where it does (section 27).
    pub spell: Option<Ongoing>,
    pub(super) flags: u16,
}

const _: () = assert!(size_of::<Unit>() <= 64, "forty units lie in 2,560 bytes");

impl Unit {
    /// Whether this is so for it.
    pub const fn is(&self, flag: Flag) -> bool {
        self.flags >> flag as u8 & 1 == 1
    }

    /// Whether it bought this rule.
    pub fn has(&self, rule: Fantastical) -> bool {
        self.build.has(rule)
    }

    /// Whether it is on the table.
    pub fn on_table(&self) -> bool {
        self.place == Place::OnTable
    }

    /// Whether it is Battered, by a test or a spell.
    pub const fn is_battered(&self) -> bool {
        self.is(Flag::Battered) || self.is(Flag::Befuddled)
    }

    /// Whether it has more than half of its Strength Points (DR-CONV-12).
    pub const fn above_half(&self) -> bool {
        self.strength > self.start / 2
    }

    /// Strength Points it has lost (DR-COURAGE-7).
    pub const fn lost(&self) -> u8 {
        self.start.saturating_sub(self.strength)
    }

    /// Whether it is Fearful: of a Were each form by itself (DR-WERE-1).
    pub fn is_fearful(&self) -> bool {
        if self.is(Flag::Changed) { self.build.beast_fearful } else { self.has(Fantastical::Fearful) }
    }

    /// Its type: that of its form.
    pub fn unit_type(&self) -> UnitType {
        if self.is(Flag::Changed) { UnitType::LesserWarbeasts } else { self.build.unit_type }
    }

    /// Whether it flies or burrows, which is the same (DR-FLY-5).
    pub fn flies(&self) -> bool {
        self.has(Fantastical::Flying) || self.has(Fantastical::Burrowing)
    }

    pub(crate) fn set(&mut self, flag: Flag, on: bool) {
        let bit = 1 << flag as u8;
        self.flags = if on { self.flags | bit } else { self.flags & !bit };
    }
}
