//! Many facts to tick: two columns of short rows, page after page.

use umpire_engine::table::{Scene, Seat, Tick, Ticks};

use crate::bands::{AnyBand, SumBand, TickCell, TickPairBand};
use crate::key::Key;
use crate::pages::page_builder::{FULL, PageBuilder};
use crate::pages::tick::layout::{counted_as, owner};
use crate::strings::{Short, Text, short};

/// More rows than these lie in columns.
const FEW: usize = 6;
/// How tall a row is above a sum, and the tallest.
const ABOVE_SUM: usize = 24;
const TALLEST: usize = 28;
const _: () = assert!(5 * ABOVE_SUM + SumBand::HEIGHT <= FULL, "a sum has room below");

/// Two columns: how many rows each has, and how tall they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TickColumns {
    rows: u8,
    height: u8,
}

impl TickColumns {
    /// Columns for a list that is long, with nothing to be rolled below it, where every label has room: names that differ
    /// at their end only must not be cut. Both are of the same length where all fits on a page.
    pub(crate) fn of(
        (tick, asked): (&Tick, Option<Seat>),
        most: usize,
        scene: &dyn Scene,
        room: usize,
    ) -> Option<Self> {
        if tick.check.is_some() || tick.dice.is_some() || tick.noted || most <= FEW {
            return None;
        }
        let (mut label, mut low) = (Text::new(), true);
        for row in 0..tick.facts.len() {
            label.clear();
            let written = tick.label(row).write(scene, &mut label);
            if written.is_err() || !TickPairBand::fits(owner(scene, tick, row, asked), &label, &weight(tick, row)) {
                return None;
            }
            low &= TickPairBand::is_low(&label);
        }
        let (room, height) = match (tick.limit, low) {
            (Some(_), _) => (room - SumBand::HEIGHT, ABOVE_SUM),
            (None, true) => (room, TickPairBand::ROWS.1),
            (None, false) => (room, TickPairBand::ROWS.0),
        };
        let rows = room / height;
        let even = tick.facts.len().div_ceil(2).min(rows);
        Some(TickColumns { rows: even as u8, height: (rows * height / even).min(TALLEST) as u8 })
    }

    const fn rows(self) -> usize {
        self.rows as usize
    }

    /// Whether so many rows are more than a page.
    pub(crate) const fn turns(self, len: usize) -> bool {
        len > 2 * self.rows()
    }

    /// Where a key takes the cursor: along a column, or to the next one, round the ends.
    pub(crate) fn step(self, key: Key, at: usize, len: usize) -> usize {
        let (rows, last) = (self.rows(), len.saturating_sub(1));
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

    /// Lays the page the cursor is on, or under which it is.
    pub(crate) fn push(
        self,
        builder: &mut PageBuilder,
        seat: Option<Seat>,
        (tick, ticked): (&Tick, Ticks),
        (list, at, past): (&[usize], usize, bool),
    ) {
        let (rows, height) = (self.rows(), usize::from(self.height));
        let first = at / (2 * rows) * 2 * rows;
        let rail = builder.rail(first..list.len().min(first + 2 * rows), list.len(), rows * height);
        let cell = |builder: &PageBuilder, at: usize| {
            let &row = list.get(at)?;
            let (label, sign) = (builder.text(&tick.label(row)), weight(tick, row));
            Some(TickCell { owner: owner(builder.scene, tick, row, seat), label, sign, ticked: ticked >> row & 1 == 1 })
        };
        for row in first..(first + rows).min(list.len()) {
            let cells = [cell(builder, row), cell(builder, row + rows)];
            let on = [row, row + rows].iter().position(|&place| place == at && !past).map(|column| column as u8);
            builder.push(height, AnyBand::TickPair(TickPairBand { seat, cells, on, rail }));
        }
    }
}

/// What a row is counted as, where that is bounded.
fn weight(tick: &Tick, row: usize) -> Short {
    if tick.limit.is_some() { counted_as(tick, row) } else { short("") }
}
