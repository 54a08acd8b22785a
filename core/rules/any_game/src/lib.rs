//! Any game: a rulebook of our own for whatever else is on the table.
//!
//! It knows no rules. It keeps counters for each side and trackers for the table, goes round by turns, throws dice of any
//! kind, takes secret bids, draws lots, and counts the time where that is wanted. Nothing has to be set up: all of it can
//! be changed while the game goes on.

#![no_std]
#![forbid(unsafe_code)]

mod bid;
mod correct;
mod dice;
mod event;
mod flow;
pub mod help;
mod icons;
mod label;
mod scene;
mod state;

pub use bid::{BidKind, BidSpec};
pub use dice::{Counting, DiceSpec, KINDS};
pub use event::Event;
pub use state::{MAX_COUNTERS, MAX_TRACKERS, MOST, SideCounter, TableTracker, Tabletop};

use umpire_engine::table::{Correction, Game, Happening, Help, Icon, OptionKey, Shelved, Sides};

/// The rulebook.
pub struct AnyGame;

/// The table it is played at: what its flows hold.
pub(crate) type Table = umpire_engine::table::Table<AnyGame>;

impl Game for AnyGame {
    const ID: &'static str = "any-game";
    const TITLE: &'static str = "Any game";
    const EDITION: u16 = 1;
    const ICON: Icon = icons::GAME;
    /// What is set up before the first thing is done on the table.
    const AGREED: &'static [&'static str] = &[
        "start",
        "setup",
        "counter-setup",
        "counter-name",
        "counter-start",
        "tracker-setup",
        "tracker-name",
        "tracker-start",
        "name",
        "clock",
        "limit",
        "begins",
    ];
    type Opening = Sides<()>;
    type State = Tabletop;
    type Event = Event;

    fn open(sides: &Sides<()>) -> Tabletop {
        Tabletop::new(sides.count())
    }

    fn apply(state: &mut Tabletop, event: Event) -> Option<Happening> {
        event.apply(state)
    }

    fn correct(state: &mut Tabletop, correction: Correction) -> Option<Happening> {
        correct::put_right(state, correction)
    }

    fn help(question: &str, row: Option<OptionKey>) -> Option<&'static Help> {
        help::find(question, row)
    }

    fn begins(question: &str) -> bool {
        matches!(question, "start" | "table")
    }

    async fn play(t: &Table) {
        flow::play(t).await;
    }
}

impl Shelved for AnyGame {
    const SEATS: (u8, u8) = (1, 6);
    type Roster = ();
}
