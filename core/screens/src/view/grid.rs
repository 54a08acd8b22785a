//! Pieces side by side, three across, with the card of the one under the cursor.

use umpire_rules::table::{Choose, Icon, Opt, Question};

use super::choose::List;
use super::pieces;
use super::sheet::{FULL, PAGE, Sheet};
use crate::band::{Card, CardLine, Cell, Cells, More, Text, What, text};
use crate::key::Key;

/// The most pieces that lie so.
pub(super) const MOST: usize = ACROSS * WINDOW;
const ACROSS: usize = 3;
/// Rows of cells seen at once, and one less on a lower page.
const WINDOW: usize = 3;

/// Where a key takes the cursor, round the ends.
pub(super) fn step(key: Key, at: usize, len: usize) -> usize {
    let last = len.saturating_sub(1);
    match key {
        Key::Left if at == 0 => last,
        Key::Left => at - 1,
        Key::Right if at >= last => 0,
        Key::Right => at + 1,
        Key::Down if at + ACROSS <= last => at + ACROSS,
        Key::Down if at / ACROSS < last / ACROSS => last,
        Key::Down => at % ACROSS,
        Key::Up if at >= ACROSS => at - ACROSS,
        Key::Up => (last / ACROSS * ACROSS + at).min(last),
        _ => at,
    }
}

pub(super) fn push(sheet: &mut Sheet, question: &Question, choose: &Choose, list: &List, at: usize) {
    let (rows, room, top) = (list.len().div_ceil(ACROSS), sheet.room(), sheet.stack.end());
    let window = if room < FULL { WINDOW - 1 } else { WINDOW };
    // Under them there is room for the card.
    let height = (room - 45) / rows.clamp(2, window);
    let card = top + height * rows.clamp(2, window);
    let first = (at / ACROSS).saturating_sub(1).min(rows.saturating_sub(window));
    let seat = question.heading.asked.seat();
    for (row, chunk) in list.chunks(ACROSS).enumerate().skip(first).take(window) {
        let cells = chunk.iter().map(|&i| cell(sheet, question, &choose.options[i])).collect();
        let on = (at / ACROSS == row).then_some((at % ACROSS) as u8);
        let more = More { up: row == first && first > 0, down: row + 1 == first + window && row + 1 < rows };
        sheet.push(height, What::Cells(Cells { seat, cells, on, more }));
    }
    sheet.stack.blank_to(card);
    if let Some(&under) = list.get(at) {
        let option = &choose.options[under];
        let card_of = option.key.piece.map(|piece| sheet.scene.card(piece));
        let marks = card_of.as_ref().map(|card| pieces::marks(&card.marks)).unwrap_or_default();
        let line = match option.off {
            Some(off) => text(off.full),
            None => card_of.as_ref().map_or(Text::new(), |card| pieces::stats(&card.stats, "   ")),
        };
        let name = sheet.text(&option.label);
        sheet.push(PAGE.1 - card - CardLine::HEIGHT, What::Card(Card { name, marks }));
        sheet.push(CardLine::HEIGHT, What::CardLine(CardLine(line)));
    }
}

fn cell(sheet: &Sheet, question: &Question, option: &Opt) -> Cell {
    let off = option.off.is_some();
    match option.key.piece.map(|piece| sheet.scene.card(piece)) {
        Some(card) => Cell { off, lost: !card.in_play && off, ..pieces::cell(&card, question.heading.asked.seat()) },
        None => {
            let icon = option.icon.unwrap_or(Icon::PASS);
            Cell { icon, owner: None, figure: None, mark: None, off, lost: false }
        }
    }
}
