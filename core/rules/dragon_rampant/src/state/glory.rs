//! Glory (sections 22 and 23 of the checklist): what scenario, Quests and bonuses come to.

use super::{Battle, Departure, Ending, Place, Team, Unit};
use crate::book::Scenario;
use umpire_engine::table::Seat;

/// What every failed Quest costs (DR-GLORY-3).
const FAILED: i8 = 1;

impl Battle {
    /// The Glory of a team's scenario (DR-SCEN-A-4 to DR-SCEN-G-6).
    pub fn scenario_glory(&self, team: Team) -> i8 {
        let goal = &self.goal;
        let alone = goal.ending == Some(Ending::Alone(team));
        let defends = team == Team::Defenders;
        let glory = match self.scenario {
            Scenario::None => 0,
            Scenario::Bloodbath => match self.points_taken(team).cmp(&self.points_taken(team.foe())) {
                core::cmp::Ordering::Greater => 5,
                core::cmp::Ordering::Equal => 3,
                core::cmp::Ordering::Less => 0,
            },
            Scenario::SacredMole => 5 * u8::from(alone || goal.ending == Some(Ending::Delivered(team))),
            Scenario::DeathChase if defends => self.escapes(team, matches!(goal.ending, Some(Ending::Alone(_)))),
            Scenario::DeathChase => 2 * self.team_units(team.foe(), Unit::is_lost).len() as u8,
            Scenario::CrystalGale => goal.crystals[team as usize] + if alone { goal.crystals_left() } else { 0 },
            Scenario::Ringbearer => self.ring_glory(team),
            Scenario::PotBoiler if defends => goal.eaten + if alone { goal.captives() } else { 0 },
            Scenario::PotBoiler => {
                if alone || goal.ending == Some(Ending::Rescue) {
                    goal.captives()
                } else {
                    0
                }
            }
            Scenario::Valley => self.escapes(team, false),
        };
        glory as i8
    }

    /// DR-SCEN-A-4: points of enemy units that were destroyed or routed.
    pub fn points_taken(&self, team: Team) -> u16 {
        let lost = self.team_units(team.foe(), Unit::is_lost);
        lost.iter().map(|id| u16::from(self.unit(id).points)).sum()
    }

    /// DR-SCEN-5: 3 for each that came out over half, 1 for others; with those that are still there (DR-SCEN-C-4).
    fn escapes(&self, team: Team, and_fielded: bool) -> u8 {
        let out = |unit: &Unit| unit.place == Place::Exited || and_fielded && unit.on_table();
        let worth = |id| if self.unit(id).above_half() { 3 } else { 1 };
        self.team_units(team, out).iter().map(worth).sum()
    }

    /// DR-SCEN-E-3, DR-SCEN-E-4.
    fn ring_glory(&self, team: Team) -> u8 {
        if self.goal.ending == Some(Ending::RingBlast) {
            return 0;
        }
        let lost = self.goal.ring.is_some_and(|ring| self.unit(ring).is_lost());
        let others = self.team_units(team.foe(), Unit::is_lost).iter().filter(|id| Some(*id) != self.goal.ring);
        let ring = match team {
            Team::Attackers => {
                if lost {
                    5
                } else {
                    0
                }
            }
            Team::Defenders => {
                if lost {
                    0
                } else {
                    4
                }
            }
        };
        ring + others.count() as u8
    }

    /// What a side's own Quests and bonuses bring (DR-GLORY-1, DR-GLORY-3, DR-GLORY-4).
    pub fn own_glory(&self, seat: Seat) -> i8 {
        self.quest_glory(seat) + self.side(seat).bonus
    }

    /// What a side's Quests bring: their worth, or 1 less than nothing for each that failed.
    pub fn quest_glory(&self, seat: Seat) -> i8 {
        let side = self.side(seat);
        side.quests.iter().map(|quest| if side.fulfilled.has(quest) { quest.glory() as i8 } else { -FAILED }).sum()
    }

    /// All Glory of a team (DR-GLORY-1, DR-MULTI-3).
    pub fn glory(&self, team: Team) -> i8 {
        self.scenario_glory(team) + self.team(team).iter().map(|seat| self.own_glory(seat)).sum::<i8>()
    }

    /// Who did most for a team: by its own units and Quests (DR-MULTI-3).
    pub fn best_of(&self, team: Team) -> Option<Seat> {
        let did = |seat: &Seat| i16::from(self.own_glory(*seat)) + i16::from(self.unit_glory(*seat));
        self.team(team).iter().rev().max_by_key(did)
    }

    /// What the units that a side removed bring by themselves.
    fn unit_glory(&self, seat: Seat) -> u8 {
        let each = match self.scenario {
            Scenario::DeathChase if self.side(seat).team == Team::Attackers => 2,
            Scenario::Ringbearer => 1,
            _ => 0,
        };
        each * self.ledger.of(seat).kills
    }

    /// The team that has won; none where Glory is equal (DR-END-1). Who gives up has not.
    pub fn winners(&self) -> Option<Team> {
        if let Some(Ending::Conceded(seat)) = self.goal.ending {
            return Some(self.side(seat).team.foe());
        }
        match self.glory(Team::Attackers).cmp(&self.glory(Team::Defenders)) {
            core::cmp::Ordering::Greater => Some(Team::Attackers),
            core::cmp::Ordering::Equal => None,
            core::cmp::Ordering::Less => Some(Team::Defenders),
        }
    }

    /// Units that a side lost (DR-REMOVE).
    pub fn units_lost(&self, seat: Seat) -> u8 {
        self.units_that(|unit| unit.seat == seat && unit.is_lost()).len() as u8
    }

    /// Units a side fights with: all but deserters.
    pub(crate) fn units_of(&self, seat: Seat) -> super::UnitSet {
        self.units_that(|unit| unit.seat == seat && unit.departure() != Some(Departure::Deserted))
    }
}
