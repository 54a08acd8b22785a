//! Building a warband: a game of its own over the same table, so that going back, the screens and the console
//! come with it (section 4 of the checklist). For a warband of a campaign it is the guide between two games (section 21).

mod ask;
mod bond;
mod chronicle;
mod element;
mod event;
mod exchange;
mod gist;
mod guide;
mod menu;
mod pay;
mod record;
mod rename;
mod scene;
mod spend;
mod start;
mod tactics;

use crate::campaign::{KeptWarband, MAX_POINTS, Refill};
use crate::help;
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
    /// Whether it was of a campaign when it came, and how: then the guide leads.
    pub stage: DraftStage,
    /// What may be added in place of an Element that paid a lost point.
    pub refill: Option<Refill>,
    /// Whether its chronicle lies open.
    pub reading: bool,
}

/// How far a warband was when it came to the workbench.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DraftStage {
    /// It is built.
    Built,
    /// It is built anew in the place of one that is dissolved, which stays for its chronicle.
    Anew,
    /// It was of a campaign.
    Founded,
    /// It was dissolved.
    Dissolved,
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
    const EDITION: u16 = 3;
    const ROLE: Role = Role::Workbench;
    const ICON: Icon = Icon::D20;
    type Opening = table::BenchOpening<KeptWarband>;
    type State = WarbandDraft;
    type Event = WarbandChange;

    fn open(bench: &table::BenchOpening<KeptWarband>) -> WarbandDraft {
        let stage = match &bench.roster.campaign {
            None => DraftStage::Built,
            Some(campaign) if campaign.retired => DraftStage::Dissolved,
            Some(_) => DraftStage::Founded,
        };
        WarbandDraft { kept: bench.roster.clone(), outcome: None, stage, refill: None, reading: false }
    }

    fn apply(draft: &mut WarbandDraft, change: WarbandChange) -> Option<Happening> {
        change.apply(draft)
    }

    fn help(question: &str, row: Option<OptionKey>) -> Option<&'static Help> {
        help::of_bench(question, row)
    }

    async fn play(t: &Table) {
        while t.look(|draft| draft.outcome.is_none()) {
            match t.look(WarbandDraft::is_guided) {
                true => guide::guide(t).await,
                false => menu::menu(t).await,
            }
        }
    }
}

const _: () = assert!(table::bytes(Builder::play) <= 64 * size_of::<usize>(), "a suspended workbench is small");

impl Workbench for Builder {
    type Roster = KeptWarband;

    fn made(draft: &WarbandDraft) -> Option<&KeptWarband> {
        (draft.outcome == Some(DraftOutcome::Keep)).then_some(&draft.kept)
    }

    fn replaces(draft: &WarbandDraft) -> bool {
        draft.stage != DraftStage::Anew
    }
}

impl WarbandDraft {
    /// Whether the guide leads, and not the menu of a list.
    fn is_guided(&self) -> bool {
        matches!(self.stage, DraftStage::Founded | DraftStage::Dissolved)
    }

    /// What it is worth, and what it may be at the most.
    fn points(&self) -> (u8, u8) {
        match self.is_guided() {
            true => (self.kept.worth(), MAX_POINTS),
            false => (self.kept.warband.points(), self.kept.size()),
        }
    }

    /// Points still to be spent.
    fn left(&self) -> u8 {
        match (&self.refill, &self.kept.campaign) {
            (Some(refill), _) => refill.left(),
            (None, Some(campaign)) if self.is_guided() => campaign.banked,
            _ => self.kept.size().saturating_sub(self.kept.warband.points()),
        }
    }
}
