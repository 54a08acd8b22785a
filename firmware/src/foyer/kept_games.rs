//! The games that are kept, in the foyer: those that wait, and those that were played to their end.

use core::fmt::{self, Display, Write};

use umpire_engine::table::{Arg, Asked, Heading, Icon, Layout, Name, Off, Offer, Opt, OptionKey, Preset, Words};

use super::hall::FoyerState;
use super::shelf::ShelfRow;
use super::{FoyerEvent, FoyerTable, choose, offer};
use crate::games::{Book, Host};
use crate::persistence::session_store::{GameLabel, GameName, StoredGameEntry};

/// A game that is kept.
#[derive(Clone)]
pub(crate) struct FoyerGame {
    /// What it is known by in the store.
    id: u8,
    /// Whether it is over; else it waits.
    over: bool,
    /// Its book; none where that is not here.
    book: Option<&'static Book>,
    label: GameLabel,
}

impl From<StoredGameEntry> for FoyerGame {
    fn from(entry: StoredGameEntry) -> Self {
        FoyerGame { id: entry.game.id, over: entry.game.over, book: entry.book, label: entry.label }
    }
}

/// What can be done with a game that is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameDeed {
    /// It goes on.
    GoOn,
    /// It is looked at as it ended.
    Show,
    /// One like it begins.
    Again,
    /// It gets a name.
    Rename,
    /// It is deleted, once that is said for good.
    Forget,
}

impl GameDeed {
    const WAITING: &'static [GameDeed] = &[GameDeed::GoOn, GameDeed::Rename, GameDeed::Forget];
    const PLAYED: &'static [GameDeed] = &[GameDeed::Show, GameDeed::Again, GameDeed::Rename, GameDeed::Forget];

    /// Whether it needs the rules that the game was played by.
    fn needs_book(self) -> bool {
        matches!(self, GameDeed::GoOn | GameDeed::Show | GameDeed::Again)
    }

    fn row(self) -> Opt {
        match self {
            GameDeed::GoOn => Opt::new("on", "Go on"),
            GameDeed::Show => Opt::new("show", "Look at it"),
            GameDeed::Again => Opt::new("again", "Rematch"),
            GameDeed::Rename => Opt::new("name", "Give it a name"),
            GameDeed::Forget => Opt::new("forget", "Delete it"),
        }
    }
}

/// Numbers of names that stand for a game that is kept, and for how far it was.
const CALLED: u8 = 128;
const WHEN: u8 = 192;

static UNKNOWN: Off = Off { short: "other rules", full: "Other rules than these: X deletes" };

/// What players call a game that is kept, by its place.
pub(super) fn called(at: u8) -> Words {
    Words::with("{}", Arg::Given(CALLED + at))
}

/// Why a game cannot go on: its book is not here.
pub(super) fn unknown(hall: &FoyerState, at: u8) -> Option<&'static Off> {
    hall.games.get(usize::from(at)).is_none_or(|game| game.book.is_none()).then_some(&UNKNOWN)
}

impl FoyerState {
    /// How many games wait; those that are over lie behind them.
    pub(super) fn waiting(&self) -> u8 {
        self.games.iter().filter(|game| !game.over).count() as u8
    }

    /// Writes a name that stands for a game that is kept; false where this number is another's.
    pub(super) fn write_kept(&self, given: u8, out: &mut dyn Write) -> Option<fmt::Result> {
        let (at, called) = if given >= WHEN { (given - WHEN, false) } else { (given.checked_sub(CALLED)?, true) };
        let game = self.games.get(usize::from(at))?;
        Some(out.write_str(match (called, game.label.name.as_str(), game.book) {
            (false, ..) => &game.label.when,
            (true, "", Some(book)) => book.title,
            (true, "", None) => "A game",
            (true, name, _) => name,
        }))
    }

    /// Says how far the game of a row was, and what each side is measured by.
    pub(super) fn about_kept(&self, row: u8, say: &mut dyn FnMut(&dyn Display)) {
        let place = match (self.row(), self.picks.len()) {
            (None, _) => Some(row).filter(|row| *row < self.waiting()),
            (Some(ShelfRow::Played), 1) => Some(self.waiting() + row),
            _ => None,
        };
        let Some(game) = place.and_then(|at| self.games.get(usize::from(at))) else { return };
        say(&game.label.when);
        game.label.counters.iter().for_each(|counter| say(counter));
    }

    /// What is to be done with which of them, after these picks; none where that is nothing.
    pub(super) fn kept_deed(&self, row: ShelfRow) -> Option<(GameDeed, u8)> {
        let (waiting, played) = (self.waiting(), self.games.len() as u8 - self.waiting());
        let (at, menu) = match (row, &self.picks[1..]) {
            (ShelfRow::Parked(at), _) => (at, None),
            (ShelfRow::More(at), menu) => (at, Some(menu)),
            (ShelfRow::Played, [row, ..]) if *row < played => (waiting + row, None),
            (ShelfRow::Played, [row, menu @ ..]) => (waiting + row - played, Some(menu)),
            _ => return None,
        };
        let game = self.games.get(usize::from(at))?;
        let deed = match menu {
            None if game.over => GameDeed::Show,
            None => GameDeed::GoOn,
            Some(menu) => {
                let (deed, sure) = menu.split_first()?;
                let deeds = if game.over { GameDeed::PLAYED } else { GameDeed::WAITING };
                let deed = *deeds.get(usize::from(*deed))?;
                // Left as it is: the shelf again.
                if deed == GameDeed::Forget && sure != [0] {
                    return None;
                }
                deed
            }
        };
        Some((deed, game.id))
    }
}

/// The games that were played to their end, and what is to be done with one of them.
pub(super) async fn played(t: &FoyerTable) {
    let waiting = t.look(FoyerState::waiting);
    let played = t.look(|hall| hall.games.len() as u8) - waiting;
    let row = list(t, waiting, played).await;
    if let Some(at) = row.checked_sub(played) {
        menu(t, waiting + at).await;
    }
}

/// A row for each, the last one first.
fn list(t: &FoyerTable, waiting: u8, played: u8) -> impl Future<Output = u8> + use<'_> {
    let row = |at: u8| {
        let icon = t.look(|hall| hall.games[usize::from(waiting + at)].book.map_or(Icon::PASS, |book| book.icon));
        let off = t.look(|hall| unknown(hall, waiting + at));
        Opt::new(OptionKey::numbered("game", at + 1), called(waiting + at)).icon(icon).off(off)
    };
    let more = |at: u8| Opt::new(OptionKey::numbered("more", at + 1), "More");
    let mut rows = (0..played).map(row).chain((0..played).map(more));
    let head = (Words::of("Games played"), Words::of("newest first"));
    let shelf = Offer { layout: Layout::Shelf(played), preset: Preset::From(0), ..Offer::ROWS };
    let picked = offer(t, ("played", Asked::Anyone), head, shelf, &mut rows);
    async {
        let at = picked.await;
        t.emit(FoyerEvent::Picked(at));
        at
    }
}

/// What else can be done with a game that is kept.
pub(super) async fn menu(t: &FoyerTable, at: u8) {
    let over = t.look(|hall| hall.games[usize::from(at)].over);
    let deeds = if over { GameDeed::PLAYED } else { GameDeed::WAITING };
    match deeds[usize::from(ask_deed(t, at, deeds).await)] {
        GameDeed::Forget => drop(sure(t, at).await),
        GameDeed::Rename => {
            let heading = Heading::new("game-name", Asked::Anyone, called(at), Words::of("its name on the shelf"));
            let name = t.name(heading, Name { max: 16, suggestions: &[] }).await;
            t.emit(FoyerEvent::Named(name.chars().collect()));
        }
        GameDeed::GoOn | GameDeed::Show | GameDeed::Again => {}
    }
}

fn ask_deed<'t>(t: &'t FoyerTable, at: u8, deeds: &'static [GameDeed]) -> impl Future<Output = u8> + use<'t> {
    let off = t.look(|hall| unknown(hall, at));
    let mut rows = deeds.iter().map(|deed| deed.row().off(off.filter(|_| deed.needs_book())));
    let note = Words::with("{}", Arg::Given(WHEN + at));
    choose(t, ("kept-game", Asked::Anyone), (called(at), note), 0, &mut rows)
}

/// Whether it is to be deleted for good.
fn sure(t: &FoyerTable, at: u8) -> impl Future<Output = u8> + use<'_> {
    let mut rows = [Opt::new("forget", "Delete it"), Opt::new("keep", "Leave it")].into_iter();
    choose(t, ("sure-game", Asked::Anyone), (called(at), Words::of("for good?")), 1, &mut rows)
}

/// What to take from the shelf.
pub(super) fn shelf(t: &FoyerTable) -> impl Future<Output = ShelfRow> + use<'_> {
    let rows = t.look(super::shelf::all);
    let waiting = t.look(FoyerState::waiting);
    let mut rows = rows.map(|row| t.look(|hall| row.option(hall)));
    let layout = if waiting > 0 { Layout::Shelf(waiting) } else { Layout::Rows };
    let offered = Offer { layout, preset: Preset::From(0), ..Offer::ROWS };
    let head = (Words::of("Which game?"), Words::NONE);
    let picked = offer(t, ("game", Asked::Anyone), head, offered, &mut rows);
    async {
        let row = t.look(super::shelf::all).nth(picked.await.into()).expect("only what is offered is picked");
        t.emit(FoyerEvent::Picked(row.pick()));
        row
    }
}

/// Looks at the games that are kept.
#[inline(never)]
pub(super) fn see(host: &mut impl Host, table: &FoyerTable) {
    host.with_games(&mut |games| games.each(&mut |entry| table.emit(FoyerEvent::Left(entry.into()))));
}

/// Does this with the game of this number; the book that is to be opened then, where there is one.
pub(crate) fn apply(host: &mut impl Host, (deed, id): (GameDeed, u8), name: GameName) -> Option<&'static Book> {
    match deed {
        GameDeed::GoOn | GameDeed::Show => host.take_up(id),
        GameDeed::Again => host.play_like(id),
        GameDeed::Rename | GameDeed::Forget => {
            let (mut name, mut done) = (Some(name), Ok(()));
            host.with_games(&mut |games| {
                done = match name.take().filter(|_| deed == GameDeed::Rename) {
                    Some(name) => games.rename(id, name),
                    None => games.forget(id),
                };
            });
            if done.is_err() {
                host.not_left();
            }
            None
        }
    }
}
