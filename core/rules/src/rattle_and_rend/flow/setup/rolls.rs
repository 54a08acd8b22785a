//! A d20 and a printed table: the roll, the overlap, and the row that was agreed on instead.

use heapless::Vec;

use crate::dice::{Die, Need, Pool, Score};
use crate::rattle_and_rend::book::house::UnprintedTheme;
use crate::rattle_and_rend::book::{DENSITIES, DEPLOYMENTS, SCENARIOS, SetupRow, THEMES};
use crate::rattle_and_rend::event::Event;
use crate::rattle_and_rend::flow::Table;
use crate::rattle_and_rend::flow::ask::{self, choose};
use crate::rattle_and_rend::flow::faces::ShownFaces;
use crate::rattle_and_rend::grade::Grade;
use crate::table::{Icon, Opt, Roll, Seat, Words};

/// A table to roll on.
pub(super) struct Printed {
    /// What its questions are called: how to settle it, the throw, the pick of a line.
    ids: [&'static str; 3],
    /// What it is about.
    name: &'static str,
    /// A way to settle it that is neither a roll nor a line.
    other: Option<(&'static str, &'static str)>,
    /// Its lines.
    line: fn(usize) -> Option<PrintedLine>,
}

/// Lines of the longest table.
const LINES: usize = 10;

/// A line: what scripts call it, what players call it, from which face to which.
type PrintedLine = (&'static str, &'static str, u8, u8);

fn row<T>(line: &SetupRow<T>) -> PrintedLine {
    (line.1, line.2, line.3, line.4)
}

/// RR-SET-2.
pub(super) static SCENARIO: Printed = Printed {
    ids: ["scenario", "scenario-roll", "scenario-pick"],
    name: "Scenario",
    other: None,
    line: |at| SCENARIOS.get(at).map(row),
};

/// RR-SET-3, by the d20 or by a coin (GAP 103).
pub(super) static DENSITY: Printed = Printed {
    ids: ["density", "density-roll", "density-pick"],
    name: "Density",
    other: Some(("coin", "Toss a coin")),
    line: |at| DENSITIES.get(at).map(row),
};

/// RR-SET-4: a theme need not be.
pub(super) static THEME: Printed = Printed {
    ids: ["theme", "theme-roll", "theme-pick"],
    name: "Theme",
    other: Some(("none", "No theme")),
    line: |at| THEMES.get(at).map(row),
};

/// RR-SET-7.
pub(super) static DEPLOYMENT: Printed = Printed {
    ids: ["deployment", "deployment-roll", "deployment-pick"],
    name: "Deployment",
    other: None,
    line: |at| DEPLOYMENTS.get(at).map(row),
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

/// Settles a table: the line rolled, agreed on or picked; none where its other row was taken. Any roll of the
/// setup can be replaced by a choice (RR-CAMP-15).
pub(super) async fn line(t: &Table, printed: &'static Printed, seat: Seat) -> Option<u8> {
    let others = u8::from(printed.other.is_some());
    match ask_line(t, printed, seat).await {
        0 => Some(roll(t, printed, seat).await),
        1 if others == 1 => None,
        at => Some(at - 1 - others),
    }
}

#[inline(never)]
fn ask_line(t: &Table, printed: &Printed, seat: Seat) -> impl Future<Output = u8> {
    let rows = [Opt::new("roll", "Roll the d20").icon(Icon::D20)];
    let rows = rows.into_iter().chain(printed.other.map(|(key, label)| Opt::new(key, label)));
    let rows = rows.chain(printed.rows().map(|row| Opt::new(row.0, row.1)));
    choose(t, (printed.ids[0], seat), printed.name, "or agree", rows)
}

/// The roll: where two lines overlap, whoever rolled picks (GAP 100); where none is printed, any line, or the
/// house rolls again (HR 15).
async fn roll(t: &Table, printed: &'static Printed, seat: Seat) -> u8 {
    loop {
        let faces = throw(t, (printed.ids[1], seat), printed.name, Score::Read).await;
        let (first, count) = printed.brought(faces[0]);
        let again = count == 0 && t.look(|s| s.house.is(UnprintedTheme::RolledAgain));
        let then = match (printed.line)(first.into()) {
            _ if again => "Roll again",
            Some(row) if count == 1 => row.1,
            _ => "Take your pick",
        };
        shown(t, seat, printed.name, faces, then);
        match count {
            0 if again => {}
            0 => return pick(t, printed, seat, (0, printed.rows().count() as u8)).await,
            1 => return first,
            _ => return pick(t, printed, seat, (first, count)).await,
        }
    }
}

/// Picks any line of the table: what a Prepared player does instead of rolling.
pub(super) fn pick_any(t: &Table, printed: &'static Printed, seat: Seat) -> impl Future<Output = u8> {
    pick(t, printed, seat, (0, printed.rows().count() as u8))
}

/// Picks one of some neighbouring lines.
#[inline(never)]
fn pick(t: &Table, printed: &'static Printed, seat: Seat, (first, count): (u8, u8)) -> impl Future<Output = u8> {
    let rows = printed.rows().skip(first.into()).take(count.into()).map(|row| Opt::new(row.0, row.1));
    let rows: Vec<Opt, LINES> = rows.collect();
    let answer = choose(t, (printed.ids[2], seat), printed.name, "your pick", rows);
    async move { first + answer.await }
}

/// GAP 103: a coin is a d20 with ten faces on each side; heads is the second line.
pub(super) async fn coin(t: &Table, printed: &'static Printed, seat: Seat) -> u8 {
    let heads = Need::at_least(11);
    let faces = throw(t, (printed.ids[1], seat), printed.name, Score::Each(heads)).await;
    let at = u8::from(heads.met_by(faces[0]));
    let then = (printed.line)(at.into()).map_or("", |row| row.1);
    shown(t, seat, printed.name, faces, then);
    at
}

#[inline(never)]
fn throw(
    t: &Table,
    (id, seat): (&'static str, Seat),
    name: &'static str,
    score: Score,
) -> impl Future<Output = ShownFaces> {
    let pool = Pool { count: 1, die: Die::D20 };
    let thrown = ask::roll(t, id, seat, Words::of(name), Words::NONE, Roll::new(name, pool, score));
    async { thrown.await.expect("a die of the setup has no asides") }
}

/// The die lies on the table: no face of it fails.
#[inline(never)]
fn shown(t: &Table, seat: Seat, name: &'static str, faces: ShownFaces, then: &'static str) {
    t.emit(Event::RolledOff(seat, Grade::Success.rolled(name, Score::Read, &faces, Words::of(then))));
}
