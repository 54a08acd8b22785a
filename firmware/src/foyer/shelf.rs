//! The rows of the shelf: what the first question of the foyer offers.
//!
//! A pick of it is remembered by a number that no other row ever takes, whichever rows there are at the moment.

use umpire_engine::table::Opt;

use crate::games::{Book, SHELF, benches};

/// What a pick of the lesson is remembered by.
const LESSON: u8 = 126;

/// A row of the shelf.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ShelfRow {
    /// The lesson of the game at this place.
    Lesson(u8),
    /// A game, by its place.
    Game(u8),
    /// A workbench, by its place among them.
    Bench(u8),
}

impl ShelfRow {
    /// What a pick of this row is remembered by.
    pub(crate) fn pick(self) -> u8 {
        match self {
            ShelfRow::Lesson(_) => LESSON,
            ShelfRow::Game(at) => at,
            ShelfRow::Bench(at) => SHELF.len() as u8 + at,
        }
    }

    /// The row that was picked.
    pub(super) fn of(pick: u8) -> Option<ShelfRow> {
        all().find(|row| row.pick() == pick)
    }

    /// The book it leads to.
    pub(super) fn book(self) -> &'static Book {
        match self {
            ShelfRow::Lesson(at) | ShelfRow::Game(at) => &SHELF[usize::from(at)].book,
            ShelfRow::Bench(at) => benches().nth(at.into()).expect("rows are made of the benches there are"),
        }
    }

    /// The row as it is asked.
    pub(super) fn option(self) -> Opt {
        let book = self.book();
        if let ShelfRow::Lesson(_) = self {
            return Opt::new("first-game", "First game").icon(book.icon);
        }
        Opt::new(book.id, book.title).icon(book.icon)
    }
}

/// Every row there is, from the top: the games, then the workbenches.
pub(super) fn all() -> impl Iterator<Item = ShelfRow> {
    let games = (0..SHELF.len() as u8).map(ShelfRow::Game);
    lesson().into_iter().chain(games).chain((0..benches().count() as u8).map(ShelfRow::Bench))
}

/// The lesson, where a game has one: the first that does.
pub(super) fn lesson() -> Option<ShelfRow> {
    SHELF.iter().position(|title| title.book.lesson.is_some()).map(|at| ShelfRow::Lesson(at as u8))
}

/// Where the row lies now that was picked.
pub(super) fn place_of(pick: u8) -> Option<u8> {
    all().position(|row| row.pick() == pick).map(|at| at as u8)
}
