//! Rattle and Rend: d20 pools, momentum, secret bids, and Reactions that steal the Turn.
//!
//! `book` holds the printed tables, `flow` the chapters, `state` what lies on the table. Rule IDs in
//! comments and tests are those of our checklist of the rules (v03 beta).

pub mod book;
mod event;
mod flow;
mod roster;
mod scene;
mod state;

pub use event::Event;
pub use roster::{Element, ElementId, Place, Set};
pub use state::{Credit, Frame, Side, Slot, State};

use crate::table::{Game, Happening, Table};

/// The rulebook.
pub struct RattleAndRend;

/// A table this book is played at.
type Rend = Table<RattleAndRend>;

impl Game for RattleAndRend {
    const ID: &'static str = "rattle-and-rend";
    const TITLE: &'static str = "Rattle and Rend";
    const EDITION: u16 = 1;
    type Opening = ();
    type State = State;
    type Event = Event;

    fn open((): &()) -> State {
        State::default()
    }

    fn apply(state: &mut State, event: Event) -> Option<Happening> {
        event.apply(state)
    }

    async fn play(table: &Rend) {
        flow::game(table).await;
    }
}
