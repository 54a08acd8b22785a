//! A d20 and a printed table: the roll, the overlap, and the row that was agreed on instead.
//!
//! A table is one press: the page after it says what was rolled, and what that means.

use heapless::Vec;

use super::board;
use crate::book::house::UnprintedTheme;
use crate::book::{DENSITIES, DEPLOYMENTS, SCENARIOS, SetupRow, THEMES};
use crate::event::Event;
use crate::flow::Table;
use crate::flow::ask;
use crate::flow::faces::ShownFaces;
use crate::grade::Grade;
use crate::state::State;
use umpire_engine::dice::{Die, Need, Pool, Score};
use umpire_engine::table::{
    Amount, Asked, Heading, Layout, Modifier, Offer, Opt, Roll, RollExtra, Seat, TableMap, Words,
};

/// A table to roll on.
pub(super) struct Printed {
    /// What its questions are called: the pick by hand, the throw, the pick where lines overlap.
    ids: [&'static str; 3],
    /// What it is about.
    name: &'static str,
    /// A way to settle it that is neither a roll nor a line.
    other: Option<(&'static str, &'static str)>,
    /// Its lines.
    line: fn(usize) -> Option<PrintedLine>,
    /// The title over two lines that are picked by their maps, and the map of each line.
    maps: Option<(&'static str, MapOfLine)>,
}

/// Lines of the longest table.
const LINES: usize = 10;

/// A line: what scripts call it, what players call it, from which face to which.
type PrintedLine = (&'static str, &'static str, u8, u8);

/// The map of a line as the game stands.
type MapOfLine = fn(&State, usize) -> &'static TableMap;

/// What a table came to: a line where it is one, and the face that brought it where one was rolled.
pub(super) type TableResult = (Option<u8>, Option<u8>);

fn row<T>(line: &SetupRow<T>) -> PrintedLine {
    (line.1, line.2, line.3, line.4)
}

/// RR-SET-2.
pub(super) static SCENARIO: Printed = Printed {
    ids: ["scenario", "scenario-roll", "scenario-pick"],
    name: "Scenario",
    other: None,
    line: |at| SCENARIOS.get(at).map(row),
    maps: None,
};

/// RR-SET-3, by the d20 or by a coin (GAP 103).
pub(super) static DENSITY: Printed = Printed {
    ids: ["density", "density-roll", "density-pick"],
    name: "Density",
    other: Some(("coin", "Toss a coin")),
    line: |at| DENSITIES.get(at).map(row),
    maps: None,
};

/// RR-SET-4: a theme need not be.
pub(super) static THEME: Printed = Printed {
    ids: ["theme", "theme-roll", "theme-pick"],
    name: "Theme",
    other: Some(("none", "No theme")),
    line: |at| THEMES.get(at).map(row),
    maps: None,
};

/// RR-SET-7.
pub(super) static DEPLOYMENT: Printed = Printed {
    ids: ["deployment", "deployment-roll", "deployment-pick"],
    name: "Deployment",
    other: None,
    line: |at| DEPLOYMENTS.get(at).map(row),
    maps: Some(("Which zones?", |s, at| board::zones_of(s, DEPLOYMENTS[at].0))),
};

impl Printed {
    fn rows(&self) -> impl Iterator<Item = PrintedLine> {
        (0..).map_while(self.line)
    }

    /// The first line a face brings, and how many: overlaps lie side by side.
    fn brought(&self, face: u8) -> (u8, u8) {
        let hit = |row: &PrintedLine| (row.2..=row.3).contains(&face);
        let first = self.rows().position(|row| hit(&row)).unwrap_or(0);
        (first as u8, self.rows().filter(hit).count() as u8)
    }
}

/// What the next page says of a roll.
pub(super) fn rolled(face: Option<u8>) -> Words {
    face.map_or(Words::NONE, |face| Words::with("rolled {}", face))
}

/// What scripts call the pick by hand.
const PICK: &str = "pick";

/// Settles a table: the line rolled or picked by hand; none where its other way was taken. Any roll of the setup can
/// be replaced by a choice (RR-CAMP-15). Where two lines overlap, whoever rolled picks (GAP 100); where none is printed,
/// any line, or the house rolls again (HR 15).
pub(super) async fn line(t: &Table, printed: &'static Printed, seat: Seat, note: Words) -> TableResult {
    let mut note = note;
    loop {
        let face = match throw(t, printed, seat, note, Score::Read).await {
            Ok(faces) => faces[0],
            Err(PICK) => return (Some(pick_any(t, printed, (printed.ids[0], seat)).await), None),
            Err(_) => return (None, None),
        };
        match brought(t, printed, seat, face).await {
            Some(at) => return (Some(at), Some(face)),
            None => note = again(face),
        }
    }
}

/// What the next page says where nothing is printed for a face.
pub(super) fn again(face: u8) -> Words {
    Words::with("rolled {}: again", face)
}

/// The line a face brings, or the one picked of several; none where the house rolls again.
pub(super) async fn brought(t: &Table, printed: &'static Printed, seat: Seat, face: u8) -> Option<u8> {
    let (first, count) = printed.brought(face);
    let again = count == 0 && t.look(|s| s.house.is(UnprintedTheme::RolledAgain));
    let then = match (printed.line)(first.into()) {
        _ if again => "again",
        Some(row) if count == 1 => row.1,
        _ => "to be picked",
    };
    shown(t, seat, printed.name, face, then);
    let lines = match count {
        0 if again => return None,
        0 => (0, printed.rows().count() as u8),
        1 => return Some(first),
        _ => (first, count),
    };
    Some(pick(t, printed, (printed.ids[2], seat), lines, rolled(Some(face))).await)
}

/// RR-SET-0, RR-SET-1: one d20 says who is Player A, or both agree; the face where it was rolled.
pub(super) async fn roles(t: &Table) -> Option<u8> {
    const HALF: u8 = 10;
    let (first, face) = match throw_roles(t).await {
        Ok(faces) => (if faces[0] <= HALF { Seat::RED } else { Seat::BLUE }, Some(faces[0])),
        Err(agreed) => (if agreed == Seat::RED.id() { Seat::RED } else { Seat::BLUE }, None),
    };
    if let Some(face) = face {
        shown(t, first, ROLES, face, if first == Seat::RED { "Red" } else { "Blue" });
    }
    t.emit(Event::First(first));
    face
}

/// What the d20 for the roles is about.
const ROLES: &str = "Player A";

#[inline(never)]
fn throw_roles(t: &Table) -> impl Future<Output = Result<ShownFaces, &'static str>> {
    let mut roll = Roll::new(ROLES, Pool { count: 1, die: Die::D20 }, Score::Read);
    let ways = [(Seat::RED, "Red is Player A"), (Seat::BLUE, "Blue is Player A")];
    roll.extras.extend(ways.map(|(seat, label)| RollExtra { key: seat.id().into(), seat, label: label.into() }));
    roll.why.extend([Modifier { amount: Amount::Nothing, name: "1-10 Red, 11-20 Blue" }]);
    ask::roll_in(t, Heading::new("roles", Asked::Anyone, ROLES, "board 400 mm"), roll)
}

/// What scripts call the way to density and theme one by one, and to no theme.
pub(super) const APART: &str = "apart";

/// RR-SET-3, RR-SET-4: a d20 for the density and one for the theme, thrown at once.
#[inline(never)]
pub(super) fn throw_both(t: &Table, seat: Seat) -> impl Future<Output = Result<ShownFaces, &'static str>> {
    let mut roll = Roll::new("Terrain", Pool { count: 2, die: Die::D20 }, Score::Read);
    let ways = [(APART, "One by one"), ("none", "No theme")];
    roll.extras.extend(ways.map(|(key, label)| RollExtra { key: key.into(), seat, label: label.into() }));
    ask::roll(t, "terrain-dice", seat, Words::of("Terrain"), Words::of("density, theme"), roll)
}

/// What a Prepared player picks instead of having it rolled.
pub(super) fn prepared(t: &Table, printed: &'static Printed, seat: Seat) -> impl Future<Output = u8> {
    pick_any(t, printed, (printed.ids[2], seat))
}

/// Picks any line of the table.
fn pick_any(t: &Table, printed: &'static Printed, asked: (&'static str, Seat)) -> impl Future<Output = u8> {
    pick(t, printed, asked, (0, printed.rows().count() as u8), Words::of("your pick"))
}

/// Picks one of some neighbouring lines: of two by their maps, where there are any.
#[inline(never)]
fn pick(
    t: &Table,
    printed: &'static Printed,
    asked: (&'static str, Seat),
    (first, count): (u8, u8),
    note: Words,
) -> impl Future<Output = u8> {
    let rows = printed.rows().skip(first.into()).take(count.into()).map(|row| Opt::new(row.0, row.1));
    let rows: Vec<Opt, LINES> = rows.collect();
    let (title, layout) = match printed.maps {
        Some((title, map)) if count == 2 => {
            let at = usize::from(first);
            (title, t.look(|s| Layout::Maps([map(s, at), map(s, at + 1)], board::owners(s.first))))
        }
        _ => (printed.name, Layout::Rows),
    };
    let offer = Offer { layout, ..Offer::ROWS };
    let answer = t.offer(ask::head(asked, title, note), offer, &mut rows.into_iter());
    async move { first + answer.await }
}

/// GAP 103: a coin is a d20 with ten faces on each side; heads is the second line.
pub(super) async fn coin(t: &Table, printed: &'static Printed, seat: Seat) -> TableResult {
    let heads = Need::at_least(11);
    let thrown = throw(t, printed, seat, Words::of("a coin"), Score::Each(heads)).await;
    let face = thrown.expect("a coin has no other way")[0];
    let at = u8::from(heads.met_by(face));
    let then = (printed.line)(at.into()).map_or("", |row| row.1);
    shown(t, seat, printed.name, face, then);
    (Some(at), Some(face))
}

/// One d20 for a table; or what was done instead, where it is no coin.
#[inline(never)]
fn throw(
    t: &Table,
    printed: &Printed,
    seat: Seat,
    note: Words,
    score: Score,
) -> impl Future<Output = Result<ShownFaces, &'static str>> {
    let mut roll = Roll::new(printed.name, Pool { count: 1, die: Die::D20 }, score);
    if score == Score::Read {
        let ways = [(PICK, "Choose instead")].into_iter().chain(printed.other);
        roll.extras.extend(ways.map(|(key, label)| RollExtra { key: key.into(), seat, label: label.into() }));
    }
    ask::roll(t, printed.ids[1], seat, Words::of(printed.name), note, roll)
}

/// What a table came to goes into the log: the next page says it.
#[inline(never)]
fn shown(t: &Table, seat: Seat, name: &'static str, face: u8, then: &'static str) {
    t.emit(Event::Drawn(seat, Grade::Success.rolled(name, Score::Read, &[face], Words::of(then)), then));
}
