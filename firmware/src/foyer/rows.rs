//! The questions of the foyer.

use umpire_engine::table::{Arg, Asked, Help, MAX_OPTIONS, Off, Opt, OptionKey, Seat, Words};

use super::{FoyerTable, choose};
use crate::games::{SHELF, books};
use crate::persistence::rosters::MAX_ROSTERS;

/// The first rows of the list of rosters: a new one, and a copy of an example.
pub(super) const NEW: u8 = 0;
pub(super) const EXAMPLE: u8 = 1;

/// Numbers of players, as scripts call them.
const COUNTS: [&str; 7] = ["0", "1", "2", "3", "4", "5", "6"];

static NO_EXAMPLE: Off = Off { short: "none", full: "This book prints no examples" };

fn words(text: &'static str) -> (Words, Words) {
    (Words::of(text), Words::NONE)
}

/// A roster that is kept, by its place.
fn called(at: u8) -> Words {
    Words::with("{}", Arg::Given(at))
}

/// Which game; the workbenches come behind them.
pub(super) fn game(t: &FoyerTable) -> impl Future<Output = u8> + use<'_> {
    let mut rows = books().map(|book| Opt::new(book.id, book.title).icon(book.icon));
    choose(t, ("game", Asked::Anyone), words("Which game?"), 0, &mut rows)
}

/// How many play.
pub(super) fn seats(t: &FoyerTable, title: usize) -> impl Future<Output = u8> + use<'_> {
    let (least, most) = SHELF[title].seats;
    let mut rows = (least..=most).map(|n| Opt::new(COUNTS[usize::from(n)], Words::with("{} players", n)));
    choose(t, ("seats", Asked::Anyone), words("How many play?"), 0, &mut rows)
}

/// What a seat brings: an example of the book, or a roster that is kept. The cursor starts on the first that nobody
/// brings yet.
pub(super) fn roster(t: &FoyerTable, title: usize, seat: u8) -> impl Future<Output = u8> + use<'_> {
    let rosters = &SHELF[title].rosters;
    let examples = rosters.examples.iter().map(|(id, name)| Opt::new(*id, *name).help(&Help::OF_SCENE));
    let own = |(number, at)| {
        let row = Opt::new(OptionKey::numbered("own", number), called(at));
        if t.look(|hall| hall.bytes(at).is_some()) { row.help(&Help::OF_SCENE) } else { row }
    };
    let kept: heapless::Vec<u8, MAX_ROSTERS> = t.look(|hall| hall.of(title).collect());
    // A book that prints more than eight leaves no room for all that can be kept.
    let mut rows = examples.chain((1..).zip(kept).map(own)).take(MAX_OPTIONS);
    let head = (Words::with2("{}'s {}", Seat(seat), rosters.word), Words::of(rosters.size));
    let taken = |row: &u8| t.look(|hall| hall.brought(title, seat).contains(row));
    let free = (0..rosters.examples.len() as u8).find(|row| !taken(row)).unwrap_or(0);
    choose(t, (rosters.word, Asked::Seat(Seat(seat))), head, free, &mut rows)
}

/// Which roster to build: a new one, a copy, or one that is kept.
pub(super) fn benches(t: &FoyerTable, title: usize) -> impl Future<Output = u8> + use<'_> {
    let (rosters, bench) = (&SHELF[title].rosters, SHELF[title].bench.map_or("", |bench| bench.title));
    let kept: heapless::Vec<u8, MAX_ROSTERS> = t.look(|hall| hall.of(title).collect());
    let note = Words::with2("{} of {} kept", t.look(|hall| hall.kept.len() as u8), MAX_ROSTERS as u8);
    let none = rosters.examples.is_empty().then_some(&NO_EXAMPLE);
    let copy = Opt::new("example", "Copy an example").off(none);
    let first = [Opt::new("new", Words::with("New {}", rosters.word)), copy];
    let own = |(number, at)| Opt::new(OptionKey::numbered("kept", number), called(at));
    let mut rows = first.into_iter().chain((1..).zip(kept).map(own));
    choose(t, (rosters.words, Asked::Anyone), (Words::of(bench), note), 0, &mut rows)
}

/// Which example to copy.
pub(super) fn example(t: &FoyerTable, title: usize) -> impl Future<Output = u8> + use<'_> {
    let row = |(id, name): &(&'static str, &'static str)| Opt::new(*id, *name).help(&Help::OF_SCENE);
    let mut rows = SHELF[title].rosters.examples.iter().map(row);
    choose(t, ("example", Asked::Anyone), words("Copy which?"), 0, &mut rows)
}

/// What to do with a roster that is kept: its place, and the row.
pub(super) fn kept(t: &FoyerTable, title: usize, row: u8) -> impl Future<Output = (u8, u8)> + use<'_> {
    let at = t.look(|hall| hall.of(title).nth(usize::from(row - EXAMPLE - 1))).unwrap_or(0);
    let rows = [
        Opt::new("change", "Change it"),
        Opt::new("forget", "Delete it"),
        Opt::new("code", "Show its code"),
        Opt::new("code-result", "Show its last result"),
    ];
    let result = t.look(|hall| hall.kept.get(usize::from(at)).is_some_and(|kept| kept.result));
    let count = rows.len() - usize::from(!result);
    let head = (name(t, title, row), Words::NONE);
    let picked = choose(t, ("kept", Asked::Anyone), head, 0, &mut rows.into_iter().take(count));
    async move { (at, picked.await) }
}

/// Whether it is to be forgotten for good.
pub(super) fn sure(t: &FoyerTable, title: usize, row: u8) -> impl Future<Output = u8> + use<'_> {
    let mut rows = [Opt::new("forget", "Delete it"), Opt::new("keep", "Leave it")].into_iter();
    choose(t, ("sure", Asked::Anyone), (name(t, title, row), Words::of("for good?")), 1, &mut rows)
}

/// The roster in this row of the list.
fn name(t: &FoyerTable, title: usize, row: u8) -> Words {
    t.look(|hall| hall.of(title).nth(usize::from(row - EXAMPLE - 1))).map_or(Words::NONE, called)
}
