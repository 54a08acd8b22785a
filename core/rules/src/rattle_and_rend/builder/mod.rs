//! Building a warband: a game of its own over the same table, so that going back, the screens and the console
//! come with it (section 4 of the checklist).

mod ask;
mod element;
mod event;
mod gist;
mod menu;
mod scene;
mod start;
mod tactics;

use super::{GAME_SIZE, Kept, NAME, Name, Roster};
use crate::table::{Game, Happening, Icon, Role, Table};

pub use event::Change;

/// The workbench on which warbands are built.
pub struct Builder;

/// The table they are built at.
type Bench = Table<Builder>;

/// What lies on the workbench.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// The warbands that are kept already.
    pub kept: Kept,
    /// The one being built.
    pub roster: Roster,
    /// Which of the kept ones it was.
    pub from: Option<u8>,
    /// What is to become of it, once that is decided.
    pub outcome: Option<Outcome>,
}

/// What is to become of what lay on the workbench.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It is to be kept under its name, in the place of one of the same name, and of the one it was made from
    /// where that had another name.
    Keep {
        /// The name it had before, where it is to be forgotten.
        renamed: Option<Name<NAME>>,
    },
    /// The warband of this name is to be forgotten.
    Forget(Name<NAME>),
    /// Nothing.
    Nothing,
}

impl Game for Builder {
    const ID: &'static str = "warbands";
    const TITLE: &'static str = "Warbands";
    const EDITION: u16 = 1;
    const ROLE: Role = Role::Workbench;
    const ICON: Icon = Icon::D20;
    type Opening = Kept;
    type State = Draft;
    type Event = Change;

    fn open(kept: &Kept) -> Draft {
        Draft { kept: kept.clone(), roster: Roster::default(), from: None, outcome: None }
    }

    fn apply(draft: &mut Draft, change: Change) -> Option<Happening> {
        change.apply(draft)
    }

    async fn play(t: &Bench) {
        start::start(t).await;
        while t.look(|draft| draft.outcome.is_none()) {
            menu::menu(t).await;
        }
    }
}

impl Draft {
    /// Points still to be spent.
    fn left(&self) -> u8 {
        GAME_SIZE.saturating_sub(self.roster.points())
    }

    /// The kept warband of this name.
    fn named(&self, name: Name<NAME>) -> Option<u8> {
        self.kept.iter().position(|kept| kept.name == name).map(|at| at as u8)
    }
}
