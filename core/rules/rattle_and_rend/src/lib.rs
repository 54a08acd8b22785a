//! Rattle and Rend: d20 pools, momentum, secret bids, and Reactions that steal the Turn.
//!
//! From the bottom up: `book` holds the printed tables, `help` what explains them, `warband` what a side brings, `campaign` what outlasts a game, `state` what lies on the table,
//! `event` what changes it, `flow` the chapters, Tactics among them. `correct` is what players put right by hand, `scene`
//! what screens see, `builder` the workbench for warbands. Nothing names what stands above it, and a test reads that
//! from the sources. Rule IDs in comments and tests are those of our checklist of the rules (v03 beta).

#![no_std]
#![forbid(unsafe_code)]

pub mod book;
mod builder;
mod campaign;
mod correct;
mod event;
mod flow;
mod foe;
mod grade;
pub mod help;
pub mod icons;
mod lesson;
mod scene;
mod state;
mod warband;

pub use builder::{Builder, DraftOutcome, WarbandChange, WarbandDraft};
pub use campaign::{
    Campaign, CampaignFault, Chronicle, ChronicleEntry, EditError, GameOutcome, Growth, KeptWarband, Listed,
    MAX_CHRONICLE, MAX_POINTS, MIN_POINTS, MOVED_POINTS, Payment, Places, Purchase, Refill, SkirmishFault,
    SkirmishRule,
};
pub use event::Event;
pub use foe::Foe;
pub use grade::Grade;
pub use state::{
    CampaignSide, Cause, Credit, CreditAge, CurrentAction, Element, ElementId, ElementSet, GameResult, Marker, Mode,
    Pause, PlayerSide, ReactionSlot, RoundNotes, SeenFacts, State, Whereabouts, WillCheck,
};
pub use umpire_engine::table::{EnumSet, Member, SetBits};
pub use warband::{
    CORE, ExampleWarband, GAME_SIZE, GivenName, MAX_ELEMENTS, MAX_LISTED, NAME, NICKNAME, ROSTER_BYTES, WARBANDS, Want,
    Warband, WarbandEntry, WarbandError, WarbandTextError, WarbandWarning,
};

use umpire_engine::table::{Correction, Game, Happening, Help, Icon, Lesson, OptionKey, Seat, Shelved, Sides};

/// The rulebook.
pub struct RattleAndRend;

/// What a game starts from: the warbands that play.
pub type Warbands = Sides<KeptWarband, 2>;

impl Game for RattleAndRend {
    const ID: &'static str = "rattle-and-rend";
    const TITLE: &'static str = "Rattle and Rend";
    const EDITION: u16 = 7;
    const ICON: Icon = Icon::D20;
    const AGREED: &'static [&'static str] = &["rules", "house", "house-rule"];
    const LESSON: Option<&'static Lesson> = Some(&lesson::LESSON);
    type Opening = Warbands;
    type State = State;
    type Event = Event;

    fn open(warbands: &Warbands) -> State {
        let mut state = State::new(Default::default());
        state.bring(&warbands.0);
        state
    }

    fn reopen(state: &mut State, warbands: &Warbands) {
        state.bring(&warbands.0);
        state.clear();
    }

    fn apply(state: &mut State, event: Event) -> Option<Happening> {
        // What still happens in the Action that ended the game is no news any more.
        let over = state.over.is_some() && !event.is_of_campaign();
        event.apply(state).filter(|_| !over)
    }

    fn correct(state: &mut State, correction: Correction) -> Option<Happening> {
        correct::apply(state, correction)
    }

    fn help(question: &str, row: Option<OptionKey>) -> Option<&'static Help> {
        help::of(question, row)
    }

    fn begins(question: &str) -> bool {
        matches!(question, "act" | "bid")
    }

    async fn play(table: &flow::Table) {
        flow::game(table).await;
    }
}

impl Shelved for RattleAndRend {
    type Roster = KeptWarband;

    fn after(mut brought: KeptWarband, over: &State, seat: Seat) -> Option<KeptWarband> {
        brought.take(over.entry(seat)?).ok()?;
        Some(brought)
    }
}
