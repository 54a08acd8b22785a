//! Which game to play: asked like any other question, before there is a game.

use umpire_rules::table::{Answer, Asked, Choose, Game, Happening, Head, Kind, Layout, Opt, Role, Scene, Table, Words};

use crate::games::{Book, SHELF};

/// The question which game to play, as a game of one question.
pub(crate) struct Chooser;

impl Game for Chooser {
    const ID: &'static str = "";
    const TITLE: &'static str = "Pocket Umpire";
    const EDITION: u16 = 1;
    const ROLE: Role = Role::Foyer;
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
        let options = SHELF.iter().map(|book| Opt::new(book.id, book.title).icon(book.icon)).collect();
        let head = Head::new("game", Asked::Anyone, "Which game?", Words::NONE);
        let kind = Kind::Choose(Choose { options, preset: 0, layout: Layout::Rows, other: None });
        if let Answer::Pick(at) = table.ask(head, kind).await {
            table.tell(&SHELF[usize::from(at)]);
        }
    }
}

/// The shelf as something to look at: nothing but the question.
#[derive(Clone)]
pub(crate) struct Shelf {
    picked: Option<&'static Book>,
}

impl Shelf {
    /// The book that was picked.
    pub(crate) const fn picked(&self) -> Option<&'static Book> {
        self.picked
    }
}

impl Scene for Shelf {
    fn game(&self) -> &'static str {
        Chooser::ID
    }
}
