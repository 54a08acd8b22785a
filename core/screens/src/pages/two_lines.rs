//! Options of two lines each; the first may be a low one, which stays in sight.

use umpire_rules::table::{Choose, Question};

use crate::bands::{AnyBand, TwoLineRowBand};
use crate::pages::choose::OptionList;
use crate::pages::page_builder::PageBuilder;
use crate::pages::scroll::Scroll;
use crate::strings::Text;

/// Rows of the low option, and of one with two lines.
const LOW: usize = 28;
const TALL: usize = 46;

/// How many options are seen at once in so many rows.
pub(crate) fn window(room: usize) -> usize {
    1 + room.saturating_sub(LOW) / TALL
}

pub(crate) fn push(builder: &mut PageBuilder, question: &Question, (choose, list): (&Choose, &OptionList), at: usize) {
    let pinned = usize::from(list.first().is_some_and(|&first| choose.options[first].gist.is_empty()));
    if pinned == 1 {
        put(builder, question, (choose, list[0]), (LOW, at == 0), None);
    }
    let (len, window) = (list.len() - pinned, builder.room() / TALL);
    let scroll = Scroll::on(at.saturating_sub(pinned), len, window);
    let rail = builder.rail(scroll.seen(len, window), len, window * TALL);
    for row in scroll.seen(len, window) {
        put(builder, question, (choose, list[row + pinned]), (TALL, at == row + pinned), rail);
    }
}

fn put(
    builder: &mut PageBuilder,
    question: &Question,
    (choose, option): (&Choose, usize),
    (height, on): (usize, bool),
    rail: Option<(u8, u8)>,
) {
    let option = &choose.options[option];
    let mut whose = Text::new();
    if let Some(piece) = option.key.piece {
        let _ = builder.scene.write_name(piece, &mut whose); // no name is longer than a line
    }
    let row = TwoLineRowBand {
        seat: question.heading.asked.seat(),
        icon: option.icon,
        label: builder.text(&option.label),
        whose,
        gist: option.gist,
        cost: option.cost,
        off: option.off.is_some(),
        on,
        rail,
    };
    builder.push(height, AnyBand::TwoLineRow(row));
}
