//! What lies on the table: plain data, changed only by events.

mod costs;
mod current_action;
mod element;
mod pause;
mod reactions;
mod side;
mod will_check;

pub use current_action::{CurrentAction, Marker, ReactionSlot, SeenFacts};
pub use element::{Element, ElementId, ElementSet, Mode, Whereabouts};
pub use pause::Pause;
pub use side::{Credit, CreditAge, PlayerSide, RoundNotes};
pub use will_check::{Cause, WillCheck};

use heapless::Vec;

use crate::rattle_and_rend::book::house::{ReservesCount, RoundCap};
use crate::rattle_and_rend::book::{Bond, Deployment, House, Scenario, Tactic, Terrain, Terrains};
use crate::rattle_and_rend::grade::Grade;
use crate::rattle_and_rend::warband::{MAX_ELEMENTS, Warband};
use crate::table::{PieceId, Seat};

/// The whole game as it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The warbands that play, red's first.
    pub rosters: [Warband; 2],
    /// Every Element, red's first.
    pub elements: Vec<Element, { 2 * MAX_ELEMENTS }>,
    /// Red and blue.
    pub sides: [PlayerSide; 2],
    /// Whether all rules are played, or the Elements only.
    pub whole: bool,
    /// The house rules.
    pub house: House,
    /// Player A: who leads through the setup (RR-SET-1).
    pub first: Seat,
    /// What is fought for.
    pub scenario: Scenario,
    /// Where the warbands start.
    pub deployment: Option<Deployment>,
    /// The Round; 0 before the first.
    pub round: u8,
    /// Turns so far, in all Rounds.
    pub turn: u16,
    /// Whose Turn it is; nobody's during bids.
    pub active: Option<Seat>,
    /// Passes one after the other, with no Action between them (RR-TURN-4).
    pub passes: u8,
    /// Which kinds of terrain lie on the table (RR-Q-12).
    pub terrain: Terrains,
    /// The three markers of Capture the Flags.
    pub markers: [Marker; 3],
    /// The Action under way.
    pub current: CurrentAction,
    /// Will checks to be made, and those just made.
    pub pending_checks: Vec<WillCheck, MAX_CHECKS>,
    /// Whom Avengers may still avenge.
    pub fallen: ElementSet,
    /// Whether nobody had anything but Wards when this Round began (RR-VIC-5).
    pub wards_only: bool,
    /// How far the game stands still, for whoever puts something right.
    pub pause: Pause,
    /// Whether the game is over, and who won it.
    pub over: Option<Option<Seat>>,
}

/// Will checks of one event at the most: everybody's at a blast, and a Colossal's or a pack's besides.
pub(super) const MAX_CHECKS: usize = 32;

impl State {
    /// A table with nothing on it yet.
    pub(super) fn new(rosters: [Warband; 2]) -> Self {
        State {
            rosters,
            elements: Vec::new(),
            sides: Default::default(),
            whole: false,
            house: House::default(),
            first: Seat::RED,
            scenario: Scenario::default(),
            deployment: None,
            round: 0,
            turn: 0,
            active: None,
            passes: 0,
            terrain: Terrains::EMPTY,
            markers: Default::default(),
            current: CurrentAction::default(),
            pending_checks: Vec::new(),
            fallen: ElementSet::EMPTY,
            wards_only: false,
            pause: Pause::default(),
            over: None,
        }
    }

    /// Clears the table but for the warbands that play, in place.
    #[inline(never)]
    pub(super) fn clear(&mut self) {
        // Every field by its name: one more field does not compile until it is cleared too.
        let State {
            rosters: _,
            elements,
            sides,
            whole,
            house,
            first,
            scenario,
            deployment,
            round,
            turn,
            active,
            passes,
            terrain,
            markers,
            current,
            pending_checks,
            fallen,
            wards_only,
            pause,
            over,
        } = self;
        elements.clear();
        *sides = Default::default();
        (*whole, *house, *first) = (false, House::default(), Seat::RED);
        (*scenario, *deployment) = (Scenario::default(), None);
        (*round, *turn, *active) = (0, 0, None);
        (*passes, *terrain, *markers) = (0, Terrains::EMPTY, Default::default());
        *current = CurrentAction::default();
        pending_checks.clear();
        (*fallen, *wards_only) = (ElementSet::EMPTY, false);
        (*pause, *over) = (Pause::default(), None);
    }

    /// An Element.
    pub fn element(&self, id: ElementId) -> &Element {
        &self.elements[usize::from(id.0)]
    }

    /// A side.
    pub fn side(&self, seat: Seat) -> &PlayerSide {
        &self.sides[seat.index()]
    }

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
    pub(super) fn carries(&self, heavy: ElementId) -> (u8, bool) {
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
