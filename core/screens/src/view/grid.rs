//! Pieces side by side, three across, with the card of the one under the cursor.

use core::fmt::Write;

use umpire_rules::table::{Choose, Icon, Opt, Question, Scene};

use super::choose::List;
use super::look::figure;
use super::sheet::{FULL, PAGE, Sheet};
use crate::band::{Card, CardLine, Cell, Cells, More, Text, What, text};
use crate::key::Key;

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
    let seat = question.head.asked.seat();
    for (row, chunk) in list.chunks(ACROSS).enumerate().skip(first).take(window) {
        let cells = chunk.iter().map(|&i| cell(sheet.scene, &choose.options[i])).collect();
        let on = (at / ACROSS == row).then_some((at % ACROSS) as u8);
        let more = More { up: row == first && first > 0, down: row + 1 == first + window && row + 1 < rows };
        sheet.push(height, What::Cells(Cells { seat, cells, on, more }));
    }
    sheet.stack.blank_to(card);
    if let Some(&under) = list.get(at) {
        let option = &choose.options[under];
        let name = sheet.text(&option.label);
        let line = match option.off {
            Some(off) => text(off.full),
            None => stats(sheet.scene, option),
        };
        sheet.push(PAGE.1 - card - CardLine::HEIGHT, What::Card(Card(name)));
        sheet.push(CardLine::HEIGHT, What::CardLine(CardLine(line)));
    }
}

fn cell(scene: &dyn Scene, option: &Opt) -> Cell {
    match option.key.piece.map(|piece| scene.card(piece)) {
        Some(card) => Cell {
            icon: card.icon,
            points: figure(&card),
            off: option.off.is_some(),
            lost: !card.in_play && option.off.is_some(),
        },
        None => Cell { icon: option.icon.unwrap_or(Icon::PASS), points: 0, off: option.off.is_some(), lost: false },
    }
}

fn stats(scene: &dyn Scene, option: &Opt) -> Text {
    let mut text = Text::new();
    let card = option.key.piece.map(|piece| scene.card(piece));
    for stat in card.iter().flat_map(|card| &card.stats) {
        let gap = if text.is_empty() { "" } else { "   " };
        // A fourth stat may find no room; the warband page shows them all.
        let _ = write!(text, "{gap}{} {}{}", stat.name, stat.value, stat.suffix);
    }
    text
}
