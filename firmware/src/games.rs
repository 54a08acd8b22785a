//! The shelf: which rulebooks there are, and how one is taken down and played.

use core::pin::pin;

use any_game::AnyGame;
use dragon_rampant::DragonRampant;
use for_reign_or_ruin::ForReignOrRuin;
use rattle_and_rend::{Builder, RattleAndRend};
pub use umpire_engine::table::Book;
use umpire_engine::table::{Game, Opening, Role, RosterBook, Runner, Session, Shelved, Standing, Table, bytes};
use warbands_and_heroes::{Muster, WarbandsAndHeroes};

use crate::foyer::workbench::build;
use crate::foyer::{self, Choice, FoyerDeed, Picks};
use crate::homecoming::{self, ArrivalStore, TakeHome, take_home};
use crate::persistence::rosters::{KeepError, RosterStore};
use crate::persistence::session_store::GameStore;

/// A game on the shelf.
pub struct Title {
    /// Its rules.
    pub book: Book,
    /// The fewest who can play it, and the most.
    pub seats: (u8, u8),
    /// What each of them brings.
    pub rosters: RosterBook,
    /// The workbench for that, where there is one.
    pub bench: Option<Book>,
}

/// Lists the games, one a line, each with the workbench for its rosters where it has one.
macro_rules! shelf {
    ($($(#[$when:meta])? $game:ty $(=> $bench:ty)?,)*) => {
        /// Every game.
        pub static SHELF: &[Title] = &[$($(#[$when])? Title {
            book: Book::of::<$game>(),
            seats: <$game as Shelved>::SEATS,
            rosters: RosterBook::of::<$game>(),
            bench: first(&[$(Book::of::<$bench>())?]),
        },)*];

        /// Bytes of each game when it is suspended.
        pub const SUSPENDED: &[usize] = &[$($(#[$when])? bytes(<$game as Game>::play),)*];

        /// Sits down at a book: at what was chosen, or at a game that waits somewhere.
        async fn open<H: Host>(book: &Book, choice: Option<&Choice>, host: &mut H) -> Leave {
            $($(#[$when])? {
                if book.id == <$game>::ID {
                    return pin!(sit_at::<$game, H>(host, choice, Some(take_home::<$game>))).await;
                }
                $(if book.id == <$bench>::ID {
                    return pin!(build::<$bench, H>(host, choice)).await;
                })?
            })*
            Leave::Back
        }

        /// Does something with a session of this book that nobody plays: a saved game is checked, or stored.
        pub fn with_session<T>(book: &Book, does: impl FnOnce(&mut dyn Session) -> T) -> Option<T> {
            $($(#[$when])? {
                if book.id == <$game>::ID {
                    return Some(open_session::<$game, T>(does));
                }
                $(if book.id == <$bench>::ID {
                    return Some(open_session::<$bench, T>(does));
                })?
            })*
            None
        }
    };
}

shelf![
    RattleAndRend => Builder,
    WarbandsAndHeroes => Muster,
    DragonRampant => dragon_rampant::Muster,
    ForReignOrRuin => for_reign_or_ruin::Muster,
    AnyGame,
    #[cfg(feature = "outside")]
    umpire_outside::Fray => umpire_outside::Drill,
];

/// The one there is, where there is one.
const fn first(books: &[Book]) -> Option<Book> {
    if books.is_empty() { None } else { Some(books[0]) }
}

/// Every book: the games, then their workbenches.
pub fn books() -> impl Iterator<Item = &'static Book> {
    SHELF.iter().map(|title| &title.book).chain(benches())
}

/// Every workbench.
pub(crate) fn benches() -> impl Iterator<Item = &'static Book> {
    SHELF.iter().filter_map(|title| title.bench.as_ref())
}

/// The place of the game whose workbench is the n-th.
pub(crate) fn of_bench(at: usize) -> Option<usize> {
    (0..SHELF.len()).filter(|title| SHELF[*title].bench.is_some()).nth(at)
}

/// The book of this id.
pub fn book(id: &str) -> Option<&'static Book> {
    books().find(|book| book.id == id)
}

/// Keeps what was made on a workbench, or what comes home from a game, once that is done; none where nothing is to be
/// kept yet.
pub type Keep<'k> =
    &'k dyn Fn(&dyn Session, &mut dyn RosterStore, &mut dyn ArrivalStore) -> Option<Result<(), KeepError>>;

/// Whoever shows questions and takes answers: the handheld's app, or the console.
pub trait Host {
    /// Plays a game until it is left; a workbench until what was made is kept.
    fn play(&mut self, game: &mut dyn Session, keep: Option<Keep<'_>>) -> impl Future<Output = Leave>;
    /// The rosters these players keep, where there is a place to keep any.
    fn rosters(&mut self) -> Option<&mut dyn RosterStore> {
        None
    }
    /// Does something with these rosters and those that came home, where there is a place for both.
    fn with_arrivals(&mut self, _does: &mut dyn FnMut(&mut dyn RosterStore, &mut dyn ArrivalStore)) {}
    /// Does something with the games that are kept, where there is a place for any.
    fn with_games(&mut self, _does: &mut dyn FnMut(&mut dyn GameStore)) {}
    /// Takes up a game that is kept, or shows it where it is over: the book that is to be opened now, or none, where that
    /// cannot be.
    fn take_up(&mut self, _id: u8) -> Option<&'static Book> {
        None
    }
    /// Begins a game like one that is kept, with what each side brought to it: its book.
    fn play_like(&mut self, _id: u8) -> Option<&'static Book> {
        None
    }
    /// Begins one like the game that was over just now, of which nobody remembers what was chosen: its book.
    fn play_like_last(&mut self) -> Option<&'static Book> {
        None
    }
    /// A game that is kept could not be deleted, or given a name.
    fn not_left(&mut self) {}
    /// The book of a stored game that is to be taken up again.
    fn waiting(&mut self) -> Option<&'static Book> {
        None
    }
    /// What became of a roster that was to be kept, or forgotten.
    fn settled(&mut self, _: Result<(), KeepError>) {}
    /// What was chosen is too much for one game.
    fn too_much(&mut self) {}
}

/// Why a game is left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leave {
    /// Back to the shelf.
    Back,
    /// Back to what was chosen before the first question.
    Before,
    /// To one like it: the game is over.
    Again,
    /// To the choice of what each side brings to the same game.
    SetUp,
    /// Something was chosen in the foyer; or the workbench is done.
    Picked,
    /// To the same question of the foyer, with the rosters as they are now.
    Anew,
    /// To this book, whatever was chosen.
    To(&'static Book),
    /// Back to the shelf, where it waits.
    Parked,
    /// To the kept game of this number.
    TakeUp(u8),
    /// Enough for today.
    Quit,
}

/// Plays one game after the other, from the stored one, this book or the shelf, until the host has enough.
///
/// A game that is played is pinned where it is made: moved into its place, it would need as much stack as it has room.
pub async fn play(host: &mut impl Host, first: Option<&'static Book>) {
    pin!(play_from(host, first.and_then(foyer::pick_of))).await;
}

/// The same from the lesson on, or the stored game.
pub async fn teach(host: &mut impl Host) {
    pin!(play_from(host, foyer::lesson_pick())).await;
}

async fn play_from(host: &mut impl Host, first: Option<u8>) {
    let mut next = host.waiting();
    let mut picks: Picks = first.into_iter().collect();
    let mut back = false;
    // The kept game that a line wants to see next.
    let mut taken = None;
    loop {
        if let Some(id) = taken.take() {
            next = host.take_up(id);
        }
        if next.is_none() {
            match pin!(homecoming::settle(host)).await {
                Ok(false) => {}
                // Rows may have moved: what each side brings is picked anew.
                Ok(true) => {
                    picks.truncate(1);
                    back = false;
                }
                Err(Leave::To(book)) => next = Some(book),
                Err(Leave::TakeUp(id)) => {
                    taken = Some(id);
                    continue;
                }
                Err(Leave::Quit) => return,
                Err(_) => continue,
            }
        }
        let (book, choice) = match next.take() {
            Some(book) => (book, None),
            None => match pin!(choose(host, &mut picks, core::mem::take(&mut back))).await {
                Ok(choice) => (choice.book(), Some(choice)),
                Err(Leave::To(book)) => (book, None),
                Err(Leave::TakeUp(id)) => {
                    taken = Some(id);
                    continue;
                }
                Err(Leave::Quit) => return,
                Err(_) => continue,
            },
        };
        picks.clear();
        match choice.as_ref().map(|choice| (choice, choice.deed)) {
            Some((choice, FoyerDeed::Forget(at))) => {
                picks = foyer::forget(host, at, choice);
                continue;
            }
            Some((choice, FoyerDeed::Game(deed, id))) => {
                next = foyer::apply(host, (deed, id), choice.name.clone());
                continue;
            }
            Some((choice, FoyerDeed::Nothing)) => {
                picks = choice.list();
                continue;
            }
            Some((choice, FoyerDeed::ShowChronicle(_) | FoyerDeed::ShowTable(_) | FoyerDeed::ShowCode(..))) => {
                match pin!(foyer::show(host, choice)).await {
                    Leave::To(book) => next = Some(book),
                    Leave::Quit => return,
                    _ => {
                        picks.extend(choice.picks());
                        back = true;
                    }
                }
                continue;
            }
            _ => {}
        }
        let left = pin!(open(book, choice.as_ref(), host)).await;
        match left {
            Leave::Back | Leave::Anew | Leave::Parked => {}
            Leave::TakeUp(id) => taken = Some(id),
            // One step before the last one, and the cursor where it was.
            Leave::Before | Leave::Again if choice.is_some() => {
                picks.extend(choice.iter().flat_map(Choice::picks));
                back = true;
            }
            // It was taken up from the store.
            Leave::Before => back = true,
            Leave::Again => next = host.play_like_last(),
            Leave::Picked => match &choice {
                Some(choice) => picks = choice.list(),
                None => picks.extend(foyer::pick_of(book)),
            },
            Leave::SetUp => picks.extend(foyer::pick_of(book)),
            Leave::To(book) => next = Some(book),
            Leave::Quit => return,
        }
    }
}

/// Plays one game of this book, with nothing but the book.
pub async fn sit<G: Game, H: Host>(host: &mut H) -> Leave {
    pin!(sit_at::<G, H>(host, None, None)).await
}

/// Plays one game of this book, as it was chosen, and lets come home what its sides take home.
async fn sit_at<G: Game, H: Host>(host: &mut H, choice: Option<&Choice>, after: Option<TakeHome<G>>) -> Leave {
    let mut opening = G::Opening::default();
    if !is_opened::<G, H>(&mut opening, host, choice) {
        host.too_much();
        return Leave::Before;
    }
    let table = Table::<G>::empty(&opening);
    let flow = pin!(G::play(&table));
    let mut live = Runner::new(&table, &mut opening, flow, G::play).expect("an empty tape fits all rules");
    let is_lesson = choice.is_some_and(|choice| choice.deed == FoyerDeed::Learn);
    (&mut live as &mut dyn Session).set_lesson(is_lesson);
    let keep = after.map(|after| {
        let table = &table;
        move |live: &dyn Session, rosters: &mut dyn RosterStore, arrivals: &mut dyn ArrivalStore| {
            let seat_after = |brought: &[u8], seat| after(table, brought, seat);
            homecoming::arrive(live, &seat_after, rosters, arrivals)
        }
    });
    host.play(&mut live, keep.as_ref().map(|keep| keep as Keep<'_>)).await
}

/// A session of this book, at its first question, for as long as something is done with it.
fn open_session<G: Game, T>(does: impl FnOnce(&mut dyn Session) -> T) -> T {
    let opening = G::Opening::default();
    let table = Table::<G>::empty(&opening);
    let flow = pin!(G::play(&table));
    let mut live = Runner::new(&table, opening, flow, G::play).expect("an empty tape fits all rules");
    does(&mut live)
}

/// Opens with what was chosen; false where that cannot be. A game that waits somewhere starts from what it started from.
pub(crate) fn is_opened<G: Game, H: Host>(opening: &mut G::Opening, host: &mut H, choice: Option<&Choice>) -> bool {
    choice.is_none_or(|choice| choice.with_opening(host, &mut |bytes| opening.decode_in_place(bytes)))
}

/// Asks in the foyer what to do, these picks behind us already, or all but the last.
async fn choose(host: &mut impl Host, picks: &mut Picks, mut back: bool) -> Result<Choice, Leave> {
    loop {
        match pin!(foyer::ask(host, picks, core::mem::take(&mut back))).await {
            Err(Leave::Anew) => {}
            chosen => return chosen,
        }
    }
}

/// Whether something was chosen in the foyer, or the workbench is done.
pub fn picked(game: &dyn Session) -> bool {
    game.standing() == Standing::Over && game.book().role != Role::Game
}

/// Whether this is the way to a game or back from one, or a trial of the device, and no game itself.
pub fn is_foyer(game: &dyn Session) -> bool {
    matches!(game.book().role, Role::Foyer | Role::Homecoming | Role::SelfTest)
}

/// Whether this is the way back from a game: whoever goes back there leaves all as it was.
pub(crate) fn is_homecoming(game: &dyn Session) -> bool {
    game.book().role == Role::Homecoming
}
