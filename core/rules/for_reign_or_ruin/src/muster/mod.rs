//! The workbench: an army is typed in, element by element (section 2 of the checklist). A game of its own over the same table,
//! so that going back, the screens and the console come with it.

mod add;
mod ask;
mod belongs;
mod change;
mod element;
mod event;
mod menu;
mod numbers;
mod off;
mod scene;
mod several;

use crate::roster::Army;
use crate::{help, icons};
use umpire_engine::table::{self, BenchOpening, Game, Happening, Help, Icon, OptionKey, Role, Workbench};

pub use self::belongs::Belonging;
pub use self::event::MusterChange;

/// The workbench on which armies are gathered.
pub struct Muster;

/// The table they are gathered at.
pub(crate) type Table = table::Table<Muster>;

/// What lies on the workbench.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MusterDraft {
    /// The army.
    pub army: Army,
    /// Whether it is to be kept, once that is decided.
    pub kept: Option<bool>,
}

impl Game for Muster {
    const ID: &'static str = "for-reign-or-ruin-workbench";
    const TITLE: &'static str = "Armies for Reign";
    const EDITION: u16 = 1;
    const ROLE: Role = Role::Workbench;
    const ICON: Icon = icons::GAME;
    type Opening = BenchOpening<Army>;
    type State = MusterDraft;
    type Event = MusterChange;

    fn open(bench: &BenchOpening<Army>) -> MusterDraft {
        MusterDraft { army: bench.roster.clone(), kept: None }
    }

    fn apply(draft: &mut MusterDraft, change: MusterChange) -> Option<Happening> {
        change.apply(draft)
    }

    fn help(question: &str, row: Option<OptionKey>) -> Option<&'static Help> {
        help::bench(question, row)
    }

    async fn play(t: &Table) {
        let mut cursor = menu::MenuCursor::default();
        while t.look(|draft| draft.kept.is_none()) {
            cursor = menu::menu(t, cursor).await;
        }
    }
}

impl Workbench for Muster {
    type Roster = Army;

    fn made(draft: &MusterDraft) -> Option<&Army> {
        (draft.kept == Some(true)).then_some(&draft.army)
    }
}

const _: () = assert!(table::bytes(Muster::play) <= 64 * size_of::<usize>(), "a suspended workbench is small");
