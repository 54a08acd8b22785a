//! Pieces side by side, three across, with the card of the one under the cursor.

use umpire_engine::table::{Choose, Icon, Opt, Question};

use crate::bands::{AnyBand, CardBand, CardLineBand, CellsBand, GridCell, ScrollMore};
use crate::key::Key;
use crate::pages::choose::OptionList;
use crate::pages::page_builder::{FULL, PAGE, PageBuilder};
use crate::pages::pieces;
use crate::strings::{Text, text};
use umpire_raster::text_scale::TextScale;

/// The most pieces that lie so.
pub(crate) const MOST: usize = ACROSS * WINDOW;
const ACROSS: usize = 3;
/// Rows of cells seen at once, and one less on a lower page.
const WINDOW: usize = 3;

/// Rows of a large card, and of the line of it that says what it is; and the least of a page that has room for it.
const LARGE: (usize, usize) = (55, 24);
const LOW: usize = 120;

/// Where a key takes the cursor among pieces.
pub(crate) fn step(key: Key, at: usize, len: usize) -> usize {
    step_across(key, at, len, ACROSS)
}

/// Where a key takes the cursor among things that lie in rows of so many, round the ends.
pub(crate) fn step_across(key: Key, at: usize, len: usize, across: usize) -> usize {
    let last = len.saturating_sub(1);
    match key {
        Key::Left => at.checked_sub(1).unwrap_or(last),
        Key::Right if at >= last => 0,
        Key::Right => at + 1,
        Key::Down if at + across <= last => at + across,
        Key::Down if at / across < last / across => last,
        Key::Down => at % across,
        Key::Up if at >= across => at - across,
        Key::Up => (last / across * across + at).min(last),
        _ => at,
    }
}

pub(crate) fn push(builder: &mut PageBuilder, question: &Question, choose: &Choose, list: &OptionList, at: usize) {
    let (rows, room, top) = (list.len().div_ceil(ACROSS), builder.room(), builder.bottom());
    let large = builder.scale == TextScale::Large;
    let window = if room < FULL || large { WINDOW - 1 } else { WINDOW };
    // Under them there is room for the card; a low page has none for a large one.
    let (below, low) = if large && room >= LOW { LARGE } else { (45, CardLineBand::HEIGHT) };
    let height = (room - below) / rows.clamp(2, window);
    let card = top + height * rows.clamp(2, window);
    let first = (at / ACROSS).saturating_sub(1).min(rows.saturating_sub(window));
    let seat = question.heading.asked.seat();
    for (row, chunk) in list.chunks(ACROSS).enumerate().skip(first).take(window) {
        let cells = chunk.iter().map(|&i| cell(builder, question, &choose.options[i])).collect();
        let on = (at / ACROSS == row).then_some((at % ACROSS) as u8);
        let more = ScrollMore { up: row == first && first > 0, down: row + 1 == first + window && row + 1 < rows };
        builder.push(height, AnyBand::Cells(CellsBand { seat, cells, on, more }));
    }
    builder.blank_to(card);
    if let Some(&under) = list.get(at) {
        let option = &choose.options[under];
        let card_of = option.key.piece.map(|piece| builder.scene.card(piece));
        let marks = card_of.as_ref().map(|card| pieces::marks(&card.marks)).unwrap_or_default();
        let line = match option.off {
            Some(off) => text(off.full),
            // What must be so to pick it matters more than its numbers.
            None if !option.gist.is_empty() => builder.text(&option.gist.into()),
            None => card_of
                .as_ref()
                .map_or(Text::new(), |card| pieces::stats(&card.stats, if large { "  " } else { "   " })),
        };
        let name = builder.text(&option.label);
        let owner = card_of.as_ref().and_then(|card| pieces::owner(card, seat));
        builder.push(PAGE.1 - card - low, AnyBand::Card(CardBand { owner, name, marks }));
        builder.push(low, AnyBand::CardLine(CardLineBand(line)));
    }
}

fn cell(builder: &PageBuilder, question: &Question, option: &Opt) -> GridCell {
    let off = option.off.is_some();
    match option.key.piece.map(|piece| builder.scene.card(piece)) {
        Some(card) => {
            GridCell { off, lost: !card.in_play && off, ..pieces::cell(&card, question.heading.asked.seat()) }
        }
        None => {
            let icon = option.icon.unwrap_or(Icon::PASS);
            GridCell { icon, owner: None, tag: None, badge: None, figure: None, mark: None, off, lost: false }
        }
    }
}
