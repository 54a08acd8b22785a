//! Games in few lines, and what a board keeps of them.

use std::cell::RefCell;

use umpire::persistence::journal::Journal;
use umpire::persistence::session_store::{GameStore, JournalGames};
use umpire_tests::desk::{blank, said};
use umpire_tests::flash::Flash;

/// To a battle of two warbands of the book, and two answers into it.
pub(crate) const BATTLE: [&str; 6] =
    ["pick warbands-and-heroes", "pick 2", "pick raven", "pick raven", "pick quick", "ok"];
/// From there to its end.
pub(crate) const END: [&str; 3] = ["pick end", "pick yes", "pick nobody"];
/// To a game of any kind, and into it.
pub(crate) const ANY: [&str; 2] = ["pick any-game", "pick 2"];

/// A game that is kept: its book, its name, how far it was, what its sides have, and whether it is over.
pub(crate) type Kept = (String, String, String, Vec<u8>, bool);

/// Every game that is kept, as the shelf lists them.
pub(crate) fn games(flash: &Flash) -> Vec<Kept> {
    let (store, mut kept) = (RefCell::new(Journal::open(flash.clone()).0), Vec::new());
    JournalGames(&store).each(&mut |entry| {
        let book = entry.book.map_or("", |book| book.id);
        let label = entry.label;
        kept.push((
            book.to_owned(),
            label.name.as_str().to_owned(),
            label.when.as_str().to_owned(),
            label.counters.to_vec(),
            entry.game.over,
        ));
    });
    kept
}

/// What a kept game is known by in the store, by its place in the list.
pub(crate) fn id(flash: &Flash, at: usize) -> u8 {
    let (store, mut ids) = (RefCell::new(Journal::open(flash.clone()).0), Vec::new());
    JournalGames(&store).each(&mut |entry| ids.push(entry.game.id));
    ids[at]
}

/// A game that is kept, to the byte: its head and every line.
pub(crate) fn bytes(flash: &Flash, at: usize) -> (Vec<u8>, Vec<Vec<u8>>) {
    let (mut head, mut lines) = (Vec::new(), Vec::new());
    let mut store = Journal::open(flash.clone()).0;
    store.pour_game(id(flash, at), &mut |piece| head.extend_from_slice(piece), &mut |line| lines.push(line.to_vec()));
    (head, lines)
}

/// The store of somebody who has left that battle.
pub(crate) fn parked() -> Flash {
    let (flash, stands) = said(&blank(), &[&BATTLE[..], &["park"]].concat());
    assert_eq!(stands.asks, "game", "{stands:?}");
    flash
}

/// The store of somebody who has played it to its end and left it.
pub(crate) fn over() -> Flash {
    let (flash, stands) = said(&blank(), &[&BATTLE[..], &END, &["press x"]].concat());
    assert_eq!(stands.asks, "game", "{stands:?}");
    flash
}

/// The ids of the rows that are offered.
pub(crate) fn rows(stands: &umpire_tests::desk::Stands) -> Vec<&str> {
    stands.options.iter().map(|(id, ..)| id.as_str()).collect()
}
