//! How many presses the most common things take, on the real app on the simulated board.
//!
//! Nothing here knows a key string: a [`Thing`] names questions and what is answered there, and the [`hand`] finds the
//! fewest presses each page needs for it. So a page may change, and only the number shows it.

mod hand;
mod search;
mod things;
mod wish;

use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use umpire::app::device::Device;
use umpire::fairness::dice::Dice;

use crate::pilot::fly;
use hand::Hand;
pub use things::{THINGS, Thing};

/// Pieces, and dice with each of them, that are tried until a thing happens as it is told: those under the cursor first.
const PIECES: u8 = 8;
const DICE: u8 = 12;

/// How many presses a thing takes, in the first game in which it happens. What begins at the shelf happens in every
/// game, and the longest counts.
pub fn measure(thing: &'static Thing) -> usize {
    let tried = if thing.begins_at_shelf() {
        (0..DICE).filter_map(|seed| tried(thing, 0, seed)).max()
    } else {
        let mut games = (0..PIECES).flat_map(|pieces| (0..DICE).map(move |seed| (pieces, seed)));
        games.find_map(|(pieces, seed)| tried(thing, pieces, seed))
    };
    tried.unwrap_or_else(|| panic!("{} never happens", thing.name))
}

/// The presses with these pieces and dice, where it happens.
fn tried(thing: &'static Thing, pieces: u8, seed: u8) -> Option<usize> {
    let mut hand = Hand::new(thing, pieces);
    fly(Device::new(Dice::from_seed([seed; 32]), None), &mut hand);
    hand.done()
}

/// A row of the report: what is done, the presses it took when they were first counted, and those it takes.
pub struct Row {
    /// What is done.
    pub name: &'static str,
    /// Where it was first counted.
    pub before: Option<usize>,
    /// What the report allows.
    pub most: Option<usize>,
    /// What it takes.
    pub now: usize,
}

impl Row {
    /// Whether it takes no more than the report allows.
    pub fn holds(&self) -> bool {
        self.most.is_some_and(|most| self.now <= most)
    }
}

/// Every thing, measured, beside what the report in the tree says of it.
pub fn rows() -> Vec<Row> {
    let text = fs::read_to_string(file()).unwrap_or_default();
    THINGS
        .iter()
        .map(|thing| {
            let kept = text.lines().find_map(|line| numbers(line, thing.name));
            let (before, most) = kept.unzip();
            Row { name: thing.name, before, most, now: measure(thing) }
        })
        .collect()
}

/// Where the report lies.
pub fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("reports/presses.md")
}

/// The two numbers behind this name, where a line of the report has them.
fn numbers(line: &str, name: &str) -> Option<(usize, usize)> {
    let cells: Vec<&str> = line.strip_prefix("| ")?.strip_suffix(" |")?.split(" | ").collect();
    match cells[..] {
        [thing, before, now] if thing == name => Some((before.parse().ok()?, now.parse().ok()?)),
        _ => None,
    }
}

/// The report.
pub fn page(rows: &[Row]) -> String {
    let mut page = String::from(
        "# Presses\n\nWritten by `UPDATE=1 cargo presses`: the fewest presses on the app that ships, from the first \
         question named to the\nlast, pages in between included, both players' together. A look behind the curtain is \
         two, hold and let go; the way\nto a secret number is one, since it starts anywhere. What begins at the shelf \
         is played with twelve different dice, and\nthe longest counts. `cargo test` fails where something takes more \
         than here.\n\n| thing | before | now |\n|---|---|---|\n",
    );
    for Row { name, before, now, .. } in rows {
        writeln!(page, "| {name} | {} | {now} |", before.unwrap_or(*now)).expect("a string takes all");
    }
    page
}
