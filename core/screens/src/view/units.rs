//! Pieces with a strength, two across, and the name of the one under the cursor.

use umpire_rules::table::{Choose, Opt, Question};

use super::choose::List;
use super::pieces::{marks, owner};
use super::sheet::{PAGE, Sheet};
use crate::band::{Card, Unit, Units, What};
use crate::key::Key;

/// The most pieces that lie so.
const MOST: usize = 10;
/// Rows of a cell, and where there are five of them; below them is room for a name.
const TALL: usize = 29;
const LOW: usize = 25;
const _: () = assert!(PAGE.0 + MOST / 2 * LOW + LOW <= PAGE.1, "ten pieces and a name have room");

/// The most pieces that lie so in so many rows.
pub(super) fn most(room: usize) -> usize {
    MOST.min(2 * (room / LOW).saturating_sub(1))
}

/// Where a key takes the cursor: down one column and the next, round the ends.
pub(super) fn step(key: Key, at: usize, len: usize) -> usize {
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

pub(super) fn push(sheet: &mut Sheet, question: &Question, choose: &Choose, list: &List, at: usize) {
    let rows = list.len().div_ceil(2);
    let height = if (rows + 1) * TALL <= sheet.room() { TALL } else { LOW };
    let seat = question.heading.asked.seat();
    for row in 0..rows {
        let unit = |at: usize| list.get(at).and_then(|&i| unit(sheet, question, &choose.options[i]));
        let units = [unit(row), unit(row + rows)];
        let on = (at % rows == row).then_some((at / rows) as u8);
        sheet.push(height, What::Units(Units { seat, units, on }));
    }
    let Some(option) = list.get(at).map(|&i| &choose.options[i]) else { return };
    sheet.stack.blank_to(PAGE.1 - LOW);
    let marks = option.key.piece.map(|piece| marks(&sheet.scene.card(piece).marks)).unwrap_or_default();
    let name = sheet.text(&option.label);
    sheet.push(LOW, What::Card(Card { name, marks }));
}

fn unit(sheet: &Sheet, question: &Question, option: &Opt) -> Option<Unit> {
    let card = sheet.scene.card(option.key.piece?);
    let figure = card.figure?;
    Some(Unit {
        icon: card.icon,
        owner: owner(&card, question.heading.asked.seat()),
        mark: card.marks.iter().find_map(|mark| mark.icon),
        now: figure.now,
        of: figure.of.unwrap_or(figure.now),
        off: option.off.is_some(),
        lost: !card.in_play,
    })
}
