//! Rattle and Rend: d20 pools, momentum, secret bids, and Reactions that steal the Turn.
//!
//! `book` holds the printed tables, `flow` the chapters, `state` what lies on the table. Rule IDs in
//! comments and tests are those of our checklist of the rules (v03 beta).

pub mod book;
mod builder;
mod costs;
mod event;
mod flow;
mod foe;
mod frame;
mod grade;
pub mod icons;
mod roster;
mod scene;
mod side;
mod state;
mod tactics;
mod warband;

pub use builder::{Builder, Change, Draft, Outcome};
pub use event::Event;
pub use foe::Foe;
pub use frame::{Cause, Frame, Marker, Seen, Slot, Test};
pub use grade::Grade;
pub use roster::{Element, ElementId, Mode, Place, Set};
pub use side::{Credit, CreditAge, RoundNotes, Side};
pub use state::{MAX_KEPT, State};
pub use tactics::{About, Tactic, Tactics};
pub use warband::{
    CORE, Entry, Fault, GAME_SIZE, MAX_ELEMENTS, MAX_LISTED, Mistake, NAME, NICKNAME, Name, ROSTER_BYTES, Roster, Want,
    Warning,
};

use crate::table::{Game, Happening, Icon, Table};

/// The rulebook.
pub struct RattleAndRend;

/// What a game starts from: the warbands these players keep, to choose from beside the four examples.
pub type Kept = heapless::Vec<Roster, MAX_KEPT>;

/// A table this book is played at.
type Rend = Table<RattleAndRend>;

impl Game for RattleAndRend {
    const ID: &'static str = "rattle-and-rend";
    const TITLE: &'static str = "Rattle and Rend";
    const EDITION: u16 = 2;
    const ICON: Icon = Icon::D20;
    type Opening = Kept;
    type State = State;
    type Event = Event;

    fn open(kept: &Kept) -> State {
        State::new(kept)
    }

    fn reopen(state: &mut State, kept: &Kept) {
        state.keep(kept);
        state.clear();
    }

    fn apply(state: &mut State, event: Event) -> Option<Happening> {
        // What still happens in the Action that ended the game is no news any more.
        let over = state.over.is_some();
        event.apply(state).filter(|_| !over)
    }

    fn begins(question: &str) -> bool {
        matches!(question, "act" | "bid")
    }

    async fn play(table: &Rend) {
        flow::game(table).await;
    }
}
