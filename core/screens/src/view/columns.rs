//! Many facts to tick: two columns of short rows, page after page.

use heapless::Vec;
use umpire_rules::table::{MAX_FACTS, Scene, Seat, Tick, Ticks};

use super::sheet::{PAGE, Sheet};
use crate::band::{Text, TickCell, TickPair, Weighed, What, short};
use crate::key::Key;

/// More rows than these lie in columns.
const FEW: usize = 6;
/// Rows of a column and how tall they are; the same above a sum.
const LONG: (usize, usize) = (7, 21);
const SHORT: (usize, usize) = (5, 24);
const _: () = assert!(PAGE.0 + LONG.0 * LONG.1 <= PAGE.1, "a column has room");
const _: () = assert!(PAGE.0 + SHORT.0 * SHORT.1 + Weighed::HEIGHT <= PAGE.1, "so has one above a sum");

/// Whether a list lies in columns: it is long, nothing is rolled below it, and every label has room. Names that differ at
/// their end only must not be cut.
pub(super) fn fit(tick: &Tick, most: usize, scene: &dyn Scene) -> bool {
    let mut label = Text::new();
    let mut fits = |row: usize| {
        label.clear();
        tick.label(row).write(scene, &mut label).is_ok() && TickPair::fits(&label, &weight(tick, row))
    };
    tick.check.is_none() && tick.dice.is_none() && most > FEW && (0..tick.facts.len()).all(&mut fits)
}

fn weight(tick: &Tick, row: usize) -> heapless::String<8, u8> {
    if tick.limit.is_some() { short(tick.facts[row].weight) } else { short("") }
}

/// Rows of a column, and how tall they are.
const fn grid(tick: &Tick) -> (usize, usize) {
    if tick.limit.is_some() { SHORT } else { LONG }
}

/// Whether there is more than a page of so many rows.
pub(super) const fn turns(tick: &Tick, len: usize) -> bool {
    len > 2 * grid(tick).0
}

/// Where a key takes the cursor: along a column, or to the next one, round the ends.
pub(super) fn step(key: Key, at: usize, len: usize, tick: &Tick) -> usize {
    let (rows, last) = (grid(tick).0, len.saturating_sub(1));
    let end = last / rows * rows;
    match key {
        Key::Up => at.checked_sub(1).unwrap_or(last),
        Key::Down if at >= last => 0,
        Key::Down => at + 1,
        Key::Right if at >= end => at - end,
        Key::Right => (at + rows).min(last),
        Key::Left if at < rows => (at + end).min(last),
        Key::Left => at - rows,
        _ => at,
    }
}

/// Lays the page the cursor is on.
pub(super) fn push(
    sheet: &mut Sheet,
    seat: Option<Seat>,
    (tick, ticked): (&Tick, Ticks),
    (list, at): (&Vec<usize, MAX_FACTS>, usize),
) {
    let (rows, height) = grid(tick);
    let first = at / (2 * rows) * 2 * rows;
    let rail = sheet.rail(first..list.len().min(first + 2 * rows), list.len(), rows * height);
    let cell = |sheet: &Sheet, at: usize| {
        let &row = list.get(at)?;
        let (label, sign) = (sheet.text(&tick.label(row)), weight(tick, row));
        Some(TickCell { label, sign, ticked: ticked >> row & 1 == 1 })
    };
    for row in first..(first + rows).min(list.len()) {
        let cells = [cell(sheet, row), cell(sheet, row + rows)];
        let on = [row, row + rows].iter().position(|&place| place == at).map(|column| column as u8);
        sheet.push(height, What::TickPair(TickPair { seat, cells, on, rail }));
    }
}
