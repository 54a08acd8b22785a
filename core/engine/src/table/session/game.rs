//! The trait that a rulebook implements, and what is known of one from outside.

use core::future::Future;

use crate::table::session::{Opening, Table};
use crate::table::{Correction, Happening, Help, Icon, Lesson, OptionKey, Scene};

/// A rulebook: its opening, its state, its events, and the flow of its rules.
///
/// The [crate's page](crate) has a whole one as an example.
pub trait Game: Sized + 'static {
    /// What scripts call it.
    const ID: &'static str;
    /// What players call it.
    const TITLE: &'static str;
    /// Goes up whenever the rules ask something else than before: old tapes are then refused.
    const EDITION: u16;
    /// What it is for.
    const ROLE: Role = Role::Game;
    /// Its picture on the shelf.
    const ICON: Icon = Icon::D6;
    /// The questions before a game whose answers a rematch takes over, by their id: house rules, names.
    const AGREED: &'static [&'static str] = &[];
    /// The guided first game, where it has one.
    const LESSON: Option<&'static Lesson> = None;
    /// What a game starts from, beside its answers.
    type Opening: Opening;
    /// What is on the table.
    type State: Scene + Clone;
    /// What can happen to it.
    type Event;

    /// The state before the first question.
    fn open(opening: &Self::Opening) -> Self::State;
    /// Back to the state before the first question, of the same opening: where a state is large, in place.
    fn reopen(state: &mut Self::State, opening: &Self::Opening) {
        *state = Self::open(opening);
    }
    /// Applies an event: the only way a state changes. Returns the entry of the log.
    fn apply(state: &mut Self::State, event: Self::Event) -> Option<Happening>;
    /// Applies a correction of a field that [`Scene::fields`] handed out. Returns the entry of the log.
    fn correct(_: &mut Self::State, _: Correction) -> Option<Happening> {
        unreachable!("a game that hands out fields corrects them")
    }
    /// What explains a question, or a row of it by its key: for those that do not bring their own.
    fn help(_question: &str, _row: Option<OptionKey>) -> Option<&'static Help> {
        None
    }
    /// Whether this question begins an Action, or whatever else players undo as a whole.
    fn begins(_question: &str) -> bool {
        false
    }
    /// The rules, from the first question to the last.
    fn play(table: &Table<Self>) -> impl Future<Output = ()>;
}

/// What a rulebook is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Role {
    /// A game: it has dice, and is stored and sealed.
    Game,
    /// A workbench, on which rosters are built: its dice are the device's, and not sealed.
    Workbench,
    /// The way to a game: which one, with whom, with what. It is not stored.
    Foyer,
    /// The way back from one: what becomes of what a seat takes home. It is not stored.
    Homecoming,
    /// A trial of the device itself. It has no dice, and is not stored.
    SelfTest,
}

/// What is to be known of a rulebook from outside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Book {
    /// What scripts call it.
    pub id: &'static str,
    /// What players call it.
    pub title: &'static str,
    /// Its edition: games of another one are not played on.
    pub edition: u16,
    /// What it is for.
    pub role: Role,
    /// Its picture on the shelf.
    pub icon: Icon,
    /// The questions whose answers a rematch takes over.
    pub agreed: &'static [&'static str],
    /// The guided first game, where it has one.
    pub lesson: Option<&'static Lesson>,
}

impl Book {
    /// Of these rules.
    pub const fn of<G: Game>() -> Self {
        Book {
            id: G::ID,
            title: G::TITLE,
            edition: G::EDITION,
            role: G::ROLE,
            icon: G::ICON,
            agreed: G::AGREED,
            lesson: G::LESSON,
        }
    }
}

/// Bytes of a suspended flow, known when the program is built.
pub const fn bytes<Args, F: Flow<Args> + Copy>(_: F) -> usize {
    F::BYTES
}

/// An `async fn` of some arguments.
pub trait Flow<Args> {
    /// Bytes of the future it returns.
    const BYTES: usize;
}

impl<F: Fn(A) -> O, A, O> Flow<(A,)> for F {
    const BYTES: usize = size_of::<O>();
}
impl<F: Fn(A, B) -> O, A, B, O> Flow<(A, B)> for F {
    const BYTES: usize = size_of::<O>();
}
impl<F: Fn(A, B, C) -> O, A, B, C, O> Flow<(A, B, C)> for F {
    const BYTES: usize = size_of::<O>();
}
impl<F: Fn(A, B, C, D) -> O, A, B, C, D, O> Flow<(A, B, C, D)> for F {
    const BYTES: usize = size_of::<O>();
}
