//! What the scenario counts (section 22 of the checklist), and how it ended.

use super::{Battle, Departure, Place, Team, Unit, UnitId, UnitSet};
use crate::book::Scenario;
use umpire_engine::table::{Seat, SeatSet};

/// Crystals of the Gale (DR-SCEN-D-1).
const CRYSTALS: u8 = 10;
/// Captives in the pot (DR-SCEN-F-1).
const CAPTIVES: u8 = 10;

/// Where the Sacred Mole is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mole {
    /// There is none.
    #[default]
    None,
    /// A unit carries it.
    With(UnitId),
    /// It lies where this unit lost it (DR-SCEN-B-5).
    LostBy(UnitId),
}

/// A table edge (DR-SCEN-D-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[expect(missing_docs, reason = "points of the compass")]
pub enum Edge {
    East,
    West,
    #[default]
    North,
    South,
}

impl Edge {
    /// The edge of a die.
    pub const fn of_die(face: u8) -> Edge {
        match face {
            1 | 2 => Edge::East,
            3 | 4 => Edge::West,
            5 => Edge::North,
            _ => Edge::South,
        }
    }

    /// What players call it.
    pub const fn name(self) -> &'static str {
        match self {
            Edge::East => "East",
            Edge::West => "West",
            Edge::North => "North",
            Edge::South => "South",
        }
    }
}

/// Why a battle ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// All agreed (DR-END-3).
    Agreed,
    /// A side gave up.
    Conceded(Seat),
    /// The last turn was played (DR-END-2).
    LastTurn,
    /// Nobody is left on the table.
    Nobody,
    /// Only this team is in play (DR-SCEN-4).
    Alone(Team),
    /// A team brought the mole where it wanted it (DR-SCEN-B-6).
    Delivered(Team),
    /// Every crystal is taken (DR-SCEN-D-3).
    AllTaken,
    /// The ring unit is gone (DR-SCEN-E-2).
    RingLost,
    /// The ring took all (DR-SCEN-E-3).
    RingBlast,
    /// The pot was reached (DR-SCEN-F-3).
    Rescue,
    /// The pot is empty (DR-SCEN-F-4).
    PotEmpty,
}

impl Ending {
    /// What players read.
    pub const fn words(self) -> &'static str {
        match self {
            Ending::Agreed => "All agreed to end it",
            Ending::Conceded(_) => "One side gave up",
            Ending::LastTurn => "The last turn is over",
            Ending::Nobody => "Nobody is left",
            Ending::Alone(_) => "One Warband is left",
            Ending::Delivered(_) => "The mole is delivered",
            Ending::AllTaken => "All crystals are taken",
            Ending::RingLost => "The ring is lost",
            Ending::RingBlast => "The ring takes all",
            Ending::Rescue => "The captives are free",
            Ending::PotEmpty => "The pot is empty",
        }
    }
}

/// What the scenario counts.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Goal {
    /// The mole of scenario B.
    pub mole: Mole,
    /// The Attackers' edge in scenario D.
    pub edge: Edge,
    /// Crystals of the Attackers, and of the Defenders.
    pub crystals: [u8; 2],
    /// The ring unit of scenario E: nobody but the Defender knows.
    pub(crate) ring: Option<UnitId>,
    /// Captives eaten.
    pub eaten: u8,
    /// The last turn in which one was.
    pub(crate) ate_in: u8,
    /// Whether the end was offered since one side alone is left (AMB-78).
    pub(crate) offered: bool,
    /// Why the battle ended, once it has.
    pub ending: Option<Ending>,
}

impl Goal {
    /// Crystals that nobody has.
    pub fn crystals_left(&self) -> u8 {
        CRYSTALS.saturating_sub(self.crystals[0] + self.crystals[1])
    }

    /// Captives in the pot.
    pub fn captives(&self) -> u8 {
        CAPTIVES.saturating_sub(self.eaten)
    }
}

impl Departure {
    /// Whether the enemy's scenario Glory counts it, and half of a Warband's points (DR-REMOVE).
    pub const fn is_loss(self) -> bool {
        !matches!(self, Departure::Deserted | Departure::RingBlast)
    }

    /// Whether Quests count it as a kill of the enemy's (DR-REMOVE, DR-GLORY-5).
    pub const fn is_kill(self) -> bool {
        self.is_loss() && !matches!(self, Departure::Exploded | Departure::FriendlyBlast)
    }

    /// Whether it ran: routed, or retreated off the table (DR-REMOVE).
    pub const fn ran(self) -> bool {
        matches!(self, Departure::Routed | Departure::LeftTable)
    }
}

impl Unit {
    /// How it left play, where it did.
    pub const fn departure(&self) -> Option<Departure> {
        if let Place::Gone(how, _) = self.place { Some(how) } else { None }
    }

    /// Whether it was destroyed or routed.
    pub fn is_lost(&self) -> bool {
        self.departure().is_some_and(Departure::is_loss)
    }
}

impl Team {
    /// The others.
    pub const fn foe(self) -> Team {
        match self {
            Team::Attackers => Team::Defenders,
            Team::Defenders => Team::Attackers,
        }
    }
}

impl Battle {
    /// The sides of a team.
    pub fn team(&self, team: Team) -> SeatSet {
        self.seats().iter().filter(|seat| self.side(*seat).team == team).collect()
    }

    /// The team of a unit.
    pub fn team_of(&self, unit: UnitId) -> Team {
        self.side(self.seat_of(unit)).team
    }

    /// The units of a team that are like this.
    pub(crate) fn team_units(&self, team: Team, is: impl Fn(&Unit) -> bool) -> UnitSet {
        self.units_that(|unit| self.side(unit.seat).team == team && is(unit))
    }

    /// Whether a team has units on the table, or such as can still arrive (DR-SCEN-4).
    pub fn team_in_play(&self, team: Team) -> bool {
        self.team(team).iter().any(|seat| self.is_in_play(seat))
    }

    /// Units on the table, and with those that can still arrive (AMB-77).
    pub(crate) fn units_left(&self) -> (u8, u8) {
        let arrives = |unit: &Unit| match unit.place {
            Place::OnTable | Place::Enters => true,
            Place::Summoned => self.can_be_summoned(unit.seat),
            Place::Exited | Place::Gone(..) => false,
        };
        (self.units_that(Unit::on_table).len() as u8, self.units_that(arrives).len() as u8)
    }

    /// Whether it is over, in the middle of an action too: nothing more is asked but what Glory needs (DR-TURN-6).
    pub fn is_ended(&self) -> bool {
        self.goal.ending.is_some()
    }

    /// Whether a side may attack, charge, shoot and explode: not the hunted in the first two turns (DR-SCEN-C-3).
    pub fn may_fight(&self, seat: Seat) -> bool {
        !self.is_hunted(seat)
    }

    fn is_hunted(&self, seat: Seat) -> bool {
        self.scenario == Scenario::DeathChase && self.turn <= 2 && self.side(seat).team == Team::Defenders
    }
}
