//! Building a warband: a game of its own over the same table, so that going back, the screens and the console
//! come with it (section 4 of the checklist).

mod ask;
mod bond;
mod element;
mod event;
mod gist;
mod menu;
mod rename;
mod scene;
mod tactics;

use crate::campaign::KeptWarband;
use crate::help;
use crate::warband::GAME_SIZE;
use umpire_engine::table::{self, Game, Happening, Help, Icon, OptionKey, Role, Workbench};

pub use event::WarbandChange;

/// The workbench on which warbands are built.
pub struct Builder;

/// The table they are built at.
pub(crate) type Table = table::Table<Builder>;

/// What lies on the workbench.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WarbandDraft {
    /// The warband being built.
    pub kept: KeptWarband,
    /// What is to become of it, once that is decided.
    pub outcome: Option<DraftOutcome>,
}

/// What is to become of what lay on the workbench.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DraftOutcome {
    /// It is to be kept under its name.
    Keep,
    /// Nothing.
    Nothing,
}

impl Game for Builder {
    const ID: &'static str = "warbands";
    const TITLE: &'static str = "Warbands for Rattle";
    const EDITION: u16 = 2;
    const ROLE: Role = Role::Workbench;
    const ICON: Icon = Icon::D20;
    type Opening = table::BenchOpening<KeptWarband>;
    type State = WarbandDraft;
    type Event = WarbandChange;

    fn open(bench: &table::BenchOpening<KeptWarband>) -> WarbandDraft {
        WarbandDraft { kept: bench.roster.clone(), outcome: None }
    }

    fn apply(draft: &mut WarbandDraft, change: WarbandChange) -> Option<Happening> {
        change.apply(draft)
    }

    fn help(question: &str, row: Option<OptionKey>) -> Option<&'static Help> {
        help::of(question, row)
    }

    async fn play(t: &Table) {
        while t.look(|draft| draft.outcome.is_none()) {
            menu::menu(t).await;
        }
    }
}

impl Workbench for Builder {
    type Roster = KeptWarband;

    fn made(draft: &WarbandDraft) -> Option<&KeptWarband> {
        (draft.outcome == Some(DraftOutcome::Keep)).then_some(&draft.kept)
    }
}

impl WarbandDraft {
    /// Points still to be spent.
    fn left(&self) -> u8 {
        GAME_SIZE.saturating_sub(self.kept.warband.points())
    }
}
