//! The shelf: which rulebooks there are, and how one is taken down and played.

use core::fmt::{self, Write};
use core::pin::pin;

use umpire_rules::rattle_and_rend::RattleAndRend;
use umpire_rules::table::{
    Answer, Asked, Card, Choose, Counter, Game, Happening, Icon, Kind, Layout, Live, Match, Opt, PieceId, Question,
    Scene, Seat, Standing, Table, Tape, Words,
};

/// Lists the rulebooks, one a line.
macro_rules! shelf {
    ($($game:ty,)*) => {
        /// Every rulebook.
        pub const SHELF: &[Book] = &[$(Book { id: <$game>::ID, title: <$game>::TITLE },)*];

        async fn open<H: Host>(book: &Book, host: &mut H) -> Leave {
            $(if book.id == <$game>::ID {
                return sit::<$game, H>(host).await;
            })*
            Leave::Back
        }
    };
}

shelf![RattleAndRend,];

/// A rulebook on the shelf.
#[derive(PartialEq, Eq, Debug)]
pub struct Book {
    /// What scripts call it.
    pub id: &'static str,
    /// What players call it.
    pub title: &'static str,
}

/// The rulebook of this id.
pub fn book(id: &str) -> Option<&'static Book> {
    SHELF.iter().find(|book| book.id == id)
}

/// Whoever shows questions and takes answers: the handheld's app, or the console.
pub trait Host {
    /// Plays a game until it is left.
    fn play(&mut self, game: &mut dyn Match) -> impl Future<Output = Leave>;
}

/// Why a game is left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leave {
    /// Back to the shelf.
    Back,
    /// The shelf was asked, and a book was picked.
    Picked,
    /// To this book, whatever was picked.
    To(&'static Book),
    /// Enough for today.
    Quit,
}

/// Plays one game after the other, from this book or from the shelf, until the host has enough.
pub async fn play(host: &mut impl Host, first: Option<&'static Book>) {
    let mut next = first;
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

/// Plays one game of this book.
pub async fn sit<G: Game, H: Host>(host: &mut H) -> Leave {
    let opening = G::Opening::default();
    let table = Table::<G>::new(&opening, Tape::new());
    let flow = pin!(G::play(&table));
    let mut live = Live::new(&table, opening, flow, G::play).expect("an empty tape fits all rules");
    host.play(&mut live).await
}

async fn choose(host: &mut impl Host) -> Leave {
    let table = Table::<Chooser>::new(&(), Tape::new());
    let flow = pin!(Chooser::play(&table));
    let mut live = Live::new(&table, (), flow, Chooser::play).expect("an empty tape fits all rules");
    match host.play(&mut live).await {
        Leave::Picked => table.look(|shelf| shelf.picked).map_or(Leave::Back, Leave::To),
        left => left,
    }
}

/// Whether this is the shelf, and a book was picked from it.
pub fn picked(game: &dyn Match) -> bool {
    game.standing() == Standing::Over && is_shelf(game)
}

/// Whether this is the question which game to play, and no game yet.
pub fn is_shelf(game: &dyn Match) -> bool {
    game.edition().0 == Chooser::ID
}

/// The question which game to play, as a game of one question.
struct Chooser;

impl Game for Chooser {
    const ID: &'static str = "";
    const TITLE: &'static str = "Pocket Umpire";
    const EDITION: u16 = 1;
    type Opening = ();
    type State = Shelf;
    type Event = &'static Book;

    fn open(_: &()) -> Shelf {
        Shelf { picked: None }
    }

    fn apply(shelf: &mut Shelf, book: &'static Book) -> Option<Happening> {
        shelf.picked = Some(book);
        None
    }

    async fn play(table: &Table<Self>) {
        let options = SHELF.iter().map(|book| Opt::new(book.id, book.title).icon(Icon::D20)).collect();
        let question = Question {
            id: "game",
            asked: Asked::Anyone,
            title: Words::of("Which game?"),
            note: Words::NONE,
            kind: Kind::Choose(Choose { options, preset: 0, layout: Layout::Rows, other: None }),
        };
        if let Answer::Pick(at) = table.ask(question).await {
            table.tell(&SHELF[usize::from(at)]);
        }
    }
}

/// The shelf as something to look at: nothing but the question.
#[derive(Clone)]
struct Shelf {
    picked: Option<&'static Book>,
}

impl Scene for Shelf {
    fn game(&self) -> &'static str {
        Chooser::ID
    }

    fn seats(&self) -> u8 {
        2
    }

    fn side_name(&self, _: Seat) -> &str {
        ""
    }

    fn counter(&self, _: Seat) -> Option<Counter> {
        None
    }

    fn round(&self) -> Option<u8> {
        None
    }

    fn active(&self) -> Option<Seat> {
        None
    }

    fn pieces(&self) -> u8 {
        0
    }

    fn card(&self, _: PieceId) -> Card {
        unreachable!("no piece stands on the shelf")
    }

    fn write_name(&self, _: PieceId, _: &mut dyn Write) -> fmt::Result {
        Ok(())
    }

    fn write_id(&self, _: PieceId, _: &mut dyn Write) -> fmt::Result {
        Ok(())
    }
}
