//! The shelf: which rulebooks there are, and how one is taken down and played.

use core::pin::pin;

use umpire_rules::rattle_and_rend::{Builder, Kept, RattleAndRend};
pub use umpire_rules::table::Book;
use umpire_rules::table::{Game, Live, Role, Session, Standing, Table};

use crate::chooser::Chooser;
use crate::warbands::{self, Unkept, Warbands};

/// Lists the rulebooks, one a line: how each is sat down at.
macro_rules! shelf {
    ($($game:ty => $sit:expr,)*) => {
        /// Every rulebook, and the workbench.
        pub const SHELF: &[Book] = &[$(Book::of::<$game>(),)*];

        async fn open<H: Host>(book: &Book, host: &mut H) -> Leave {
            $(if book.id == <$game>::ID {
                return $sit(host).await;
            })*
            Leave::Back
        }
    };
}

shelf![
    RattleAndRend => skirmish,
    Builder => warbands::build,
];

/// The rulebook of this id.
pub fn book(id: &str) -> Option<&'static Book> {
    SHELF.iter().find(|book| book.id == id)
}

/// Whoever shows questions and takes answers: the handheld's app, or the console.
pub trait Host {
    /// Plays a game until it is left.
    fn play(&mut self, game: &mut dyn Session) -> impl Future<Output = Leave>;
    /// The warbands these players keep, where there is a place to keep any.
    fn warbands(&mut self) -> Option<&mut Warbands> {
        None
    }
    /// The book of a stored game that is to be taken up again.
    fn waiting(&mut self) -> Option<&'static Book> {
        None
    }
    /// What became of a warband that left the workbench.
    fn settled(&mut self, _: Result<(), Unkept>) {}
}

/// Why a game is left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leave {
    /// Back to the shelf.
    Back,
    /// The shelf was asked, and a book was picked; or the workbench is done with a warband.
    Picked,
    /// To this book, whatever was picked.
    To(&'static Book),
    /// Enough for today.
    Quit,
}

/// Plays one game after the other, from the stored one, this book or the shelf, until the host has enough.
pub async fn play(host: &mut impl Host, first: Option<&'static Book>) {
    let mut next = host.waiting().or(first);
    loop {
        let left = match next {
            Some(book) => open(book, host).await,
            None => choose(host).await,
        };
        next = match left {
            Leave::To(book) => Some(book),
            Leave::Back | Leave::Picked => None,
            Leave::Quit => return,
        };
    }
}

/// A skirmish between warbands of these players, or the examples.
async fn skirmish<H: Host>(host: &mut H) -> Leave {
    let kept = kept(host);
    sit_from::<RattleAndRend, H>(host, kept).await
}

/// The warbands this host keeps.
pub(crate) fn kept<H: Host>(host: &mut H) -> Kept {
    host.warbands().map_or_else(Kept::new, |warbands| warbands.kept().clone())
}

/// Plays one game of this book, with nothing but the book.
pub async fn sit<G: Game, H: Host>(host: &mut H) -> Leave {
    sit_from::<G, H>(host, G::Opening::default()).await
}

/// Plays one game of this book from this opening.
async fn sit_from<G: Game, H: Host>(host: &mut H, opening: G::Opening) -> Leave {
    let table = Table::<G>::empty(&opening);
    let flow = pin!(G::play(&table));
    let mut live = Live::new(&table, opening, flow, G::play).expect("an empty tape fits all rules");
    host.play(&mut live).await
}

async fn choose(host: &mut impl Host) -> Leave {
    let table = Table::<Chooser>::empty(&());
    let flow = pin!(Chooser::play(&table));
    let mut live = Live::new(&table, (), flow, Chooser::play).expect("an empty tape fits all rules");
    match host.play(&mut live).await {
        Leave::Picked => table.look(|shelf| shelf.picked()).map_or(Leave::Back, Leave::To),
        left => left,
    }
}

/// Whether this is the shelf, and a book was picked from it; or the workbench, and it is done.
pub fn picked(game: &dyn Session) -> bool {
    game.standing() == Standing::Over && (is_shelf(game) || is_workbench(game))
}

/// Whether this is the workbench, where no dice are thrown.
pub fn is_workbench(game: &dyn Session) -> bool {
    game.book().role == Role::Workbench
}

/// Whether this is the question which game to play, and no game yet.
pub fn is_shelf(game: &dyn Session) -> bool {
    game.book().role == Role::Foyer
}
