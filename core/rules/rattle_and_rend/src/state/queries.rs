//! What can be read off the table.

use super::{Element, ElementId, ElementSet, Marker, ReactionSlot, State, Whereabouts};
use crate::book::house::{ReservesCount, RoundCap};
use crate::book::{Bond, Scenario, Tactic, Terrain};
use crate::grade::Grade;
use umpire_engine::table::{PieceId, Seat};

impl State {
    /// Every Element of a side with its id, lost ones included.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = (ElementId, &Element)> {
        self.elements.iter().enumerate().map(|(i, e)| (PieceId(i as u8), e)).filter(move |(_, e)| e.seat == seat)
    }

    /// A side's Elements in play, reserves included.
    pub fn live(&self, seat: Seat) -> impl Iterator<Item = (ElementId, &Element)> {
        self.of(seat).filter(|(_, e)| e.in_play())
    }

    /// A side's Elements on the table.
    pub fn standing(&self, seat: Seat) -> impl Iterator<Item = (ElementId, &Element)> {
        self.of(seat).filter(|(_, e)| e.on_table())
    }

    /// Live points: what a side's Elements in play are worth right now.
    pub fn live_points(&self, seat: Seat) -> u8 {
        self.live(seat).map(|(_, e)| e.points()).sum()
    }

    /// What a side's warband was worth before anybody was lost, or the part of it that carries a Tactic
    /// (GAP 86, RR-CAMP-13).
    pub fn starting_points(&self, seat: Seat, tactic: Option<Tactic>) -> u8 {
        let carries = |e: &Element| tactic.is_none_or(|tactic| e.tactics.has(tactic));
        self.of(seat).filter(|(_, e)| carries(e)).map(|(_, e)| e.points()).sum()
    }

    /// What Total Momentum would be set to now (RR-MOM-1, RR-MOM-2).
    pub fn points_in_play(&self, seat: Seat) -> u8 {
        let counts = |e: &Element| e.on_table() || !self.house.is(ReservesCount::No);
        self.live(seat).filter(|(_, e)| counts(e)).map(|(_, e)| e.points()).sum()
    }

    /// Elements that can be given Actions at all: no Wards, and nobody who waits for Reinforce.
    pub fn actors(&self, seat: Seat) -> impl Iterator<Item = ElementId> {
        self.live(seat).filter(|(_, e)| !e.is_ward() && e.place != Whereabouts::Delayed).map(|(id, _)| id)
    }

    /// Whether this kind of terrain lies on the table.
    pub fn has(&self, terrain: Terrain) -> bool {
        self.terrain.has(terrain)
    }

    /// The last Round, where there is one: the fourth, or what the house has set for those without (HR 19).
    pub fn last_round(&self) -> Option<u8> {
        match self.scenario {
            Scenario::KingOfTheHill | Scenario::CaptureTheFlags | Scenario::Conquest => Some(4),
            Scenario::KillThemAll | Scenario::Duel => match self.house.get() {
                RoundCap::NoLimit => None,
                RoundCap::Four => Some(4),
                RoundCap::Six => Some(6),
                RoundCap::Eight => Some(8),
            },
        }
    }

    /// Whether a side has this Bond.
    pub fn bound(&self, seat: Seat, bond: Bond) -> bool {
        self.side(seat).bond == Some(bond)
    }

    /// Whether a side fields this Tactic.
    pub fn fields(&self, seat: Seat, tactic: Tactic) -> bool {
        self.side(seat).tactics.has(tactic)
    }

    /// Whether a side has nothing but Wards: on the table, in reserve, aboard or banished.
    pub fn only_wards(&self, seat: Seat) -> bool {
        self.of(seat).all(|(_, e)| e.place == Whereabouts::Out || e.is_ward())
    }

    /// Everybody aboard this Heavy.
    pub fn aboard(&self, heavy: ElementId) -> ElementSet {
        self.of(self.element(heavy).seat)
            .filter(|(_, e)| e.place == Whereabouts::Aboard(heavy))
            .map(|(id, _)| id)
            .collect()
    }

    /// The points a Heavy can carry, and whether Wards may be among them (RR-TRN-1).
    pub(crate) fn carries(&self, heavy: ElementId) -> (u8, bool) {
        let element = self.element(heavy);
        element.entry.carries(element.tactics)
    }

    /// The points a Heavy can carry.
    pub fn capacity(&self, heavy: ElementId) -> u8 {
        self.carries(heavy).0
    }

    /// Whether the Reaction slot of the Action under way is free.
    pub fn slot_is_free(&self) -> bool {
        self.current.slot == ReactionSlot::Free
    }

    /// Whether an Element has failed a Will check of the event under way, and is as good as gone.
    pub fn has_failed(&self, id: ElementId) -> bool {
        self.pending_checks.iter().any(|test| test.on == id && test.grade == Some(Grade::Failure))
    }

    /// The marker an Element carries.
    pub fn marker_of(&self, id: ElementId) -> Option<usize> {
        self.markers.iter().position(|marker| matches!(marker, Marker::Carried(who, _) if *who == id))
    }
}
