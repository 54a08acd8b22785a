//! Pieces with a strength, two across, and the name of the one under the cursor.

use umpire_engine::table::{Choose, Opt, Question};

use crate::bands::{AnyBand, CardBand, CardLineBand, UnitCell, UnitMark, UnitsBand};
use crate::key::Key;
use crate::pages::choose::OptionList;
use crate::pages::page_builder::{PAGE, PageBuilder};
use crate::pages::pieces::{marks, owner};
use crate::strings::text;

/// The most pieces that lie so.
const MOST: usize = 10;
/// Rows of a cell, and where there are five of them; below them is room for a name.
const TALL: usize = 29;
const LOW: usize = 25;
/// Rows of what is so for a piece, below a list of large ones.
pub(crate) const MARKS: usize = 25;
const _: () = assert!(PAGE.0 + MOST / 2 * LOW + LOW <= PAGE.1, "ten pieces and a name have room");

/// The most pieces that lie so in so many rows.
pub(crate) fn most(room: usize) -> usize {
    MOST.min(2 * (room / LOW).saturating_sub(1))
}

/// Where a key takes the cursor: down one column and the next, round the ends.
pub(crate) fn step(key: Key, at: usize, len: usize) -> usize {
    let (rows, last) = (len.div_ceil(2), len.saturating_sub(1));
    match key {
        Key::Up => at.checked_sub(1).unwrap_or(last),
        Key::Down if at >= last => 0,
        Key::Down => at + 1,
        Key::Left | Key::Right if at >= rows => at - rows,
        Key::Left | Key::Right => (at + rows).min(last),
        _ => at,
    }
}

pub(crate) fn push(builder: &mut PageBuilder, question: &Question, choose: &Choose, list: &OptionList, at: usize) {
    let rows = list.len().div_ceil(2);
    let height = if (rows + 1) * TALL <= builder.room() { TALL } else { LOW };
    let seat = question.heading.asked.seat();
    for row in 0..rows {
        let unit = |at: usize| list.get(at).and_then(|&i| unit(builder, question, &choose.options[i]));
        let units = [unit(row), unit(row + rows)];
        let on = (at % rows == row).then_some((at / rows) as u8);
        builder.push(height, AnyBand::Units(UnitsBand { seat, units, on }));
    }
    let Some(option) = list.get(at).map(|&i| &choose.options[i]) else { return };
    builder.blank_to(builder.page_end() - LOW);
    let card = option.key.piece.map(|piece| builder.scene.card(piece));
    let marks = card.as_ref().map(|card| marks(&card.marks)).unwrap_or_default();
    let owner = card.map(|card| card.seat);
    let name = builder.text(&option.label);
    builder.push(LOW, AnyBand::Card(CardBand { owner, name, marks }));
}

/// Whether so many pieces leave a line over the foot.
pub(crate) fn leaves(len: usize, room: usize, line: usize) -> bool {
    (len.div_ceil(2) + 1) * LOW + line <= room
}

/// What is said of the piece under the cursor, or else what is so for it, in words.
pub(crate) fn push_marks(builder: &mut PageBuilder, under: Option<&Opt>, said: &str) {
    let card = under.and_then(|option| option.key.piece).map(|piece| builder.scene.card(piece));
    let marks = if said.is_empty() { card.map(|card| marks(&card.marks)).unwrap_or_default() } else { text(said) };
    builder.blank_to(PAGE.1 - MARKS);
    builder.push(MARKS, AnyBand::CardLine(CardLineBand(marks)));
}

fn unit(builder: &PageBuilder, question: &Question, option: &Opt) -> Option<UnitCell> {
    let card = builder.scene.card(option.key.piece?);
    let figure = card.figure?;
    Some(UnitCell {
        icon: card.icon,
        owner: owner(&card, question.heading.asked.seat()),
        mark: card.marks.iter().find_map(UnitMark::of),
        now: figure.now,
        of: figure.of.unwrap_or(figure.now),
        off: option.off.is_some(),
        lost: !card.in_play,
    })
}
