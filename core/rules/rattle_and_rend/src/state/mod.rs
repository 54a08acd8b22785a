//! What lies on the table: plain data, changed only by events.

mod campaign;
mod costs;
mod current_action;
mod element;
mod pause;
mod queries;
mod reactions;
mod side;
mod will_check;

pub use campaign::{CampaignSide, GameResult};
pub use current_action::{CurrentAction, Marker, ReactionSlot, SeenFacts};
pub use element::{Element, ElementId, ElementSet, Mode, Whereabouts};
pub use pause::Pause;
pub use side::{Credit, CreditAge, PlayerSide, RoundNotes};
pub use will_check::{Cause, WillCheck};

use heapless::Vec;

use crate::book::{Deployment, House, Scenario, Terrains};
use crate::campaign::Listed;
use crate::warband::{GAME_SIZE, MAX_ELEMENTS, MAX_LISTED, Warband};
use umpire_engine::table::{Arg, Seat};

/// The whole game as it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The warbands that play, red's first.
    pub rosters: [Warband<MAX_LISTED>; 2],
    /// What their campaigns know of them, where they are of one.
    pub campaigns: [Option<CampaignSide>; 2],
    /// The checksum of all that was brought: part of what tells one game of a campaign from another.
    pub brought: u32,
    /// Every Element, red's first.
    pub elements: Vec<Element, { 2 * MAX_ELEMENTS }>,
    /// Red and blue.
    pub sides: [PlayerSide; 2],
    /// Whether all rules are played, or the Elements only.
    pub whole: bool,
    /// The house rules.
    pub house: House,
    /// The points of the game on each side: 12, unless a campaign has it otherwise (RR-ESC-2).
    pub size: u8,
    /// Which of each roster's Elements play: all, or its Skirmish Roster.
    pub fielded: [Listed; 2],
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
    /// Whether an Action of this Turn is over: whoever acts now acts again.
    pub again: bool,
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
    /// Whose dice have told that they leave play.
    pub told: ElementSet,
    /// Whom Avengers may still avenge.
    pub fallen: ElementSet,
    /// Whether nobody had anything but Wards when this Round began (RR-VIC-5).
    pub wards_only: bool,
    /// How far the game stands still, for whoever puts something right.
    pub pause: Pause,
    /// Whether the game is over, and who won it.
    pub over: Option<Option<Seat>>,
    /// Why.
    pub verdict: &'static str,
    /// What it brought each side in its campaign, once that is settled.
    pub results: [Option<GameResult>; 2],
}

/// Will checks of one event at the most: everybody's at a blast, and a Colossal's or a pack's besides.
pub(super) const MAX_CHECKS: usize = 32;

impl State {
    /// A table with nothing on it yet.
    pub(super) fn new(rosters: [Warband<MAX_LISTED>; 2]) -> Self {
        State {
            rosters,
            campaigns: [None; 2],
            brought: 0,
            elements: Vec::new(),
            sides: Default::default(),
            whole: false,
            house: House::default(),
            size: GAME_SIZE,
            fielded: [Listed::MAX; 2],
            first: Seat::RED,
            scenario: Scenario::default(),
            deployment: None,
            round: 0,
            turn: 0,
            active: None,
            again: false,
            passes: 0,
            terrain: Terrains::EMPTY,
            markers: Default::default(),
            current: CurrentAction::default(),
            pending_checks: Vec::new(),
            told: ElementSet::EMPTY,
            fallen: ElementSet::EMPTY,
            wards_only: false,
            pause: Pause::default(),
            over: None,
            verdict: "",
            results: [None; 2],
        }
    }

    /// Clears the table but for the warbands that play, in place.
    #[inline(never)]
    pub(super) fn clear(&mut self) {
        // Every field by its name: one more field does not compile until it is cleared too.
        let State {
            rosters: _,
            campaigns: _,
            brought: _,
            elements,
            sides,
            whole,
            house,
            size,
            fielded,
            first,
            scenario,
            deployment,
            round,
            turn,
            active,
            again,
            passes,
            terrain,
            markers,
            current,
            pending_checks,
            told,
            fallen,
            wards_only,
            pause,
            over,
            verdict,
            results,
        } = self;
        elements.clear();
        *sides = Default::default();
        (*whole, *house, *first) = (false, House::default(), Seat::RED);
        (*size, *fielded) = (GAME_SIZE, [Listed::MAX; 2]);
        (*scenario, *deployment) = (Scenario::default(), None);
        (*round, *turn, *active, *again) = (0, 0, None, false);
        (*passes, *terrain, *markers) = (0, Terrains::EMPTY, Default::default());
        *current = CurrentAction::default();
        pending_checks.clear();
        (*told, *fallen, *wards_only) = (ElementSet::EMPTY, ElementSet::EMPTY, false);
        (*pause, *over) = (Pause::default(), None);
        (*verdict, *results) = ("", [None; 2]);
    }

    /// An Element.
    pub fn element(&self, id: ElementId) -> &Element {
        &self.elements[usize::from(id.0)]
    }

    /// Where an Element of a list stands among the names the players gave: behind those of the warbands.
    pub(crate) const fn listed_name(seat: Seat, at: u8) -> Arg {
        Arg::Given(2 + seat.0 * MAX_LISTED as u8 + at)
    }

    /// A side.
    pub fn side(&self, seat: Seat) -> &PlayerSide {
        &self.sides[seat.index()]
    }
}
