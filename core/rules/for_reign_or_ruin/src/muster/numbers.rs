//! The numbers of an element: one after the other, or one of them; on its first line or its second.

use super::add::{FORMATIONS, is_asked, like};
use super::ask::{card, number, of_element, one_listed, repeat, set};
use super::{MusterDraft, Table};
use crate::book::{Formation, Listed, Stat, UNKNOWN};
use umpire_engine::table::{Opt, Words};

/// Asks for each; B goes back to the one before.
pub(super) async fn one_by_one(t: &Table, at: u8, line: usize) {
    for stat in Stat::ALL {
        if t.look(|draft| is_asked(card(draft, at), line, stat)) {
            one(t, at, line, stat).await;
        }
    }
}

/// Asks for one of them, and takes it.
pub(super) async fn one(t: &Table, at: u8, line: usize, stat: Stat) {
    let value = ask_one(t, at, line, stat).await;
    let value = if value < 0 { UNKNOWN } else { value as u8 };
    set(t, at, |card| card.set_number(line, stat, value));
}

#[inline(never)]
fn ask_one(t: &Table, at: u8, line: usize, stat: Stat) -> impl Future<Output = i16> {
    let preset = t.look(|draft| preset(draft, at, line, stat));
    let unit = if matches!(stat, Stat::Mov | Stat::Range) { "cm" } else { stat.name() };
    number(t, of_element(stat.id(), at, stat.name()), (-1, stat.most().into()), preset.into(), (unit, "blank"))
}

/// Where a picker starts: what it is now, what the last of its kind has, or what is usual. Most troops do not shoot.
fn preset(draft: &MusterDraft, at: u8, line: usize, stat: Stat) -> u8 {
    let known = |at: u8| Some(card(draft, at).number(line, stat)).filter(|value| *value != UNKNOWN);
    let usual = if stat == Stat::Sht { 0 } else { stat.usual() };
    known(at).or_else(|| like(draft, at).filter(|_| line == 0).and_then(known)).unwrap_or(usual)
}

/// What can be done with a line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LineRow {
    Done,
    All,
    Formation,
    Number(Stat),
    Indirect,
    Gone,
}

/// The page of a line: each of its numbers, its formation, its shots.
pub(super) async fn line(t: &Table, at: u8, line: usize) {
    let mut last = 1;
    loop {
        let picked = ask_line(t, at, line, last).await;
        let row = t.look(|draft| rows(draft, at, line).nth(picked.into())).unwrap_or(LineRow::Done);
        match row {
            LineRow::Done => return,
            LineRow::All => one_by_one(t, at, line).await,
            LineRow::Formation => formation(t, at, line).await,
            LineRow::Number(stat) => one(t, at, line, stat).await,
            LineRow::Indirect => set(t, at, |card| card.lines[line].indirect = !card.lines[line].indirect),
            LineRow::Gone => {
                set(t, at, |card| card.set_two_lines(false));
                return;
            }
        }
        last = picked;
    }
}

async fn formation(t: &Table, at: u8, line: usize) {
    let now = t.look(|draft| card(draft, at).formation(line));
    let formation = one_listed(t, of_element("formation", at, "formation"), FORMATIONS, Formation::name, now).await;
    set(t, at, |card| card.lines[line].formation = formation);
}

fn rows(draft: &MusterDraft, at: u8, line: usize) -> impl Iterator<Item = LineRow> + use<> {
    let unit = card(draft, at).kind.is_unit();
    let numbers = Stat::ALL.into_iter().filter(move |stat| line == 0 || stat.is_of_line()).map(LineRow::Number);
    let formation = unit.then_some(LineRow::Formation);
    let gone = (line == 1).then_some(LineRow::Gone);
    [LineRow::Done, LineRow::All].into_iter().chain(formation).chain(numbers).chain([LineRow::Indirect]).chain(gone)
}

#[inline(never)]
fn ask_line(t: &Table, at: u8, line: usize, preset: u8) -> impl Future<Output = u8> {
    t.look(|draft| {
        let head = of_element("line", at, if line == 0 { "numbers" } else { "second state" });
        repeat(t, head, &mut rows(draft, at, line).map(|row| option(draft, at, line, row)), preset.into())
    })
}

fn option(draft: &MusterDraft, at: u8, line: usize, row: LineRow) -> Opt {
    let card = card(draft, at);
    match row {
        LineRow::Done => Opt::new("done", "Done"),
        LineRow::All => Opt::new("all", "One by one"),
        LineRow::Formation => Opt::new("formation", Words::with("Formation: {}", card.formation(line).name())),
        LineRow::Number(stat) => Opt::new(stat.id(), number_words(stat, card.number(line, stat))),
        LineRow::Indirect => {
            Opt::new("indirect", if card.lines[line].indirect { "Shots: indirect" } else { "Shots: direct" })
        }
        LineRow::Gone => Opt::new("remove", "No second state"),
    }
}

fn number_words(stat: Stat, value: u8) -> Words {
    match value {
        UNKNOWN => Words::with("{}: blank", stat.name()),
        value => Words::with2("{}: {}", stat.name(), value),
    }
}
