//! The rows of the shelf: what the first question of the foyer offers.
//!
//! A pick of it is remembered by a number that no other row ever takes, whichever rows there are at the moment.

use umpire_engine::table::{Icon, Opt, OptionKey};

use super::hall::FoyerState;
use super::kept_games::{called, unknown};
use crate::games::{Book, SHELF, benches};

/// What a pick of the lesson is remembered by.
const LESSON: u8 = 126;

/// A row of the shelf.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ShelfRow {
    /// The guided first games: that of the game at this place comes first.
    Lesson(u8),
    /// A game that was left and waits, by its place in the foyer.
    Parked(u8),
    /// A game, by its place.
    Game(u8),
    /// A workbench, by its place among them.
    Bench(u8),
    /// The games that were played to their end.
    Played,
    /// What else can be done with a game that waits: behind the X key at its row.
    More(u8),
}

/// What picks of the last three kinds are remembered by, and those of games that wait.
const PLAYED: u8 = 127;
const PARKED: u8 = 128;
const MORE: u8 = 192;

impl ShelfRow {
    /// What a pick of this row is remembered by.
    pub(crate) fn pick(self) -> u8 {
        match self {
            ShelfRow::Lesson(_) => LESSON,
            ShelfRow::Game(at) => at,
            ShelfRow::Bench(at) => SHELF.len() as u8 + at,
            ShelfRow::Played => PLAYED,
            ShelfRow::Parked(at) => PARKED + at,
            ShelfRow::More(at) => MORE + at,
        }
    }

    /// The row that was picked.
    pub(super) fn of(pick: u8) -> Option<ShelfRow> {
        let games = SHELF.len() as u8;
        match pick {
            MORE.. => Some(ShelfRow::More(pick - MORE)),
            PARKED.. => Some(ShelfRow::Parked(pick - PARKED)),
            PLAYED => Some(ShelfRow::Played),
            LESSON => lesson(),
            _ if pick < games => Some(ShelfRow::Game(pick)),
            _ => Some(ShelfRow::Bench(pick - games)).filter(|row| row.book().is_some()),
        }
    }

    /// The book it leads to, where it is a row of one.
    pub(super) fn book(self) -> Option<&'static Book> {
        match self {
            ShelfRow::Lesson(at) | ShelfRow::Game(at) => SHELF.get(usize::from(at)).map(|title| &title.book),
            ShelfRow::Bench(at) => benches().nth(at.into()),
            ShelfRow::Parked(_) | ShelfRow::Played | ShelfRow::More(_) => None,
        }
    }

    /// The row as it is asked.
    pub(super) fn option(self, hall: &FoyerState) -> Opt {
        match self {
            ShelfRow::Parked(at) => {
                Opt::new(OptionKey::numbered("parked", at + 1), called(at)).icon(Icon::PASS).off(unknown(hall, at))
            }
            ShelfRow::More(at) => Opt::new(OptionKey::numbered("more", at + 1), "More"),
            ShelfRow::Played => Opt::new("played", "Games played").icon(BOOK),
            ShelfRow::Lesson(_) | ShelfRow::Game(_) | ShelfRow::Bench(_) => {
                let book = self.book().expect("rows are made of the books there are");
                let is_lesson = matches!(self, ShelfRow::Lesson(_));
                let (id, title) = if is_lesson { ("first-game", "First game") } else { (book.id, book.title) };
                Opt::new(id, title).icon(book.icon)
            }
        }
    }
}

/// An open book.
const BOOK: Icon = Icon::new(&[
    umpire_engine::table::Shape::Fill(&[(1, 5), (15, 8), (15, 28), (1, 25)]),
    umpire_engine::table::Shape::Fill(&[(17, 8), (31, 5), (31, 25), (17, 28)]),
]);

/// Every row there is, from the top: games that wait, the lesson, all games, the workbenches, the games played. What X leads to comes
/// last, and lies in no row.
pub(super) fn all(hall: &FoyerState) -> impl Iterator<Item = ShelfRow> + use<> {
    let (waiting, played) = (hall.waiting(), hall.games.len() as u8 > hall.waiting());
    let games = (0..SHELF.len() as u8).map(ShelfRow::Game);
    let benches = (0..benches().count() as u8).map(ShelfRow::Bench);
    // The first game stands first, and the cursor on it, while nothing was ever played; later behind all games.
    let (first, later) = if hall.games.is_empty() { (lesson(), None) } else { (None, lesson()) };
    let own = first.into_iter().chain(games).chain(later).chain(benches).chain(played.then_some(ShelfRow::Played));
    (0..waiting).map(ShelfRow::Parked).chain(own).chain((0..waiting).map(ShelfRow::More))
}

/// The places of the games that have a lesson.
pub(super) fn lessons() -> impl Iterator<Item = u8> + Clone {
    (0..).zip(SHELF).filter(|(_, title)| title.book.lesson.is_some()).map(|(at, _)| at)
}

/// The row of all lessons, where a game has one.
fn lesson() -> Option<ShelfRow> {
    lessons().next().map(ShelfRow::Lesson)
}

/// Where the row lies now that was picked.
pub(super) fn place_of(pick: u8, hall: &FoyerState) -> Option<u8> {
    all(hall).position(|row| row.pick() == pick).map(|at| at as u8)
}
