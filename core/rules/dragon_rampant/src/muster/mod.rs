//! The workbench: a warband is gathered from unit types and sample lists (sections 2 to 5 and 24 of the checklist). A game of
//! its own over the same table, so that going back, the screens and the console come with it.

mod ask;
mod buy;
mod event;
mod given;
mod menu;
mod off;
mod sample;
mod scene;
mod unit;
mod whole;

use crate::roster::Warband;
use crate::{help, icons};
use umpire_engine::table::{self, BenchOpening, Game, Happening, Help, Icon, OptionKey, Role, Workbench};

pub use self::event::MusterChange;

/// The workbench on which warbands are gathered.
pub struct Muster;

/// The table they are gathered at.
pub(crate) type Table = table::Table<Muster>;

/// What lies on the workbench.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MusterDraft {
    /// The warband.
    pub warband: Warband,
    /// Whether it is to be kept, once that is decided.
    pub kept: Option<bool>,
}

impl Game for Muster {
    const ID: &'static str = "dragon-rampant-workbench";
    const TITLE: &'static str = "Dragon warbands";
    const EDITION: u16 = 1;
    const ROLE: Role = Role::Workbench;
    const ICON: Icon = icons::GAME;
    type Opening = BenchOpening<Warband>;
    type State = MusterDraft;
    type Event = MusterChange;

    fn open(bench: &BenchOpening<Warband>) -> MusterDraft {
        MusterDraft { warband: bench.roster.clone(), kept: None }
    }

    fn apply(draft: &mut MusterDraft, change: MusterChange) -> Option<Happening> {
        change.apply(draft)
    }

    fn help(question: &str, row: Option<OptionKey>) -> Option<&'static Help> {
        help::bench(question, row)
    }

    async fn play(t: &Table) {
        while t.look(|draft| draft.kept.is_none()) {
            menu::menu(t).await;
        }
    }
}

impl Workbench for Muster {
    type Roster = Warband;

    fn made(draft: &MusterDraft) -> Option<&Warband> {
        (draft.kept == Some(true)).then_some(&draft.warband)
    }
}

const _: () = assert!(table::bytes(Muster::play) <= 64 * size_of::<usize>(), "a suspended workbench is small");
