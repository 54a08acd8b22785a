//! Options of two lines each; the first may be a low one, which stays in sight.

use umpire_rules::table::{Choose, Opt, Question};

use crate::bands::{AnyBand, TwoLineRowBand};
use crate::pages::choose::OptionList;
use crate::pages::page_builder::PageBuilder;
use crate::pages::scroll::Scroll;
use crate::strings::Text;

/// Rows of the low option, of one with two lines, and of one whose name takes a third.
const LOW: usize = 28;
const TALL: usize = 46;
const TALLER: usize = 62;

/// How many options are seen at once in so many rows.
pub(crate) fn window(room: usize) -> usize {
    1 + room.saturating_sub(LOW) / TALL
}

pub(crate) fn push(builder: &mut PageBuilder, question: &Question, (choose, list): (&Choose, &OptionList), at: usize) {
    let pinned = usize::from(list.first().is_some_and(|&first| choose.options[first].gist.is_empty()));
    let row =
        |builder: &PageBuilder, row: usize, rail| band(builder, question, &choose.options[list[row]], row == at, rail);
    if pinned == 1 {
        let low = row(builder, 0, None);
        builder.push(LOW, AnyBand::TwoLineRow(low));
    }
    let beside = (pinned..list.len()).all(|at| row(builder, at, None).has_room_for_name());
    let tall = if beside { TALL } else { TALLER };
    let (len, window) = (list.len() - pinned, builder.room() / tall);
    let scroll = Scroll::on(at.saturating_sub(pinned), len, window);
    let rail = builder.rail(scroll.seen(len, window), len, window * tall);
    for seen in scroll.seen(len, window) {
        let tall_row = row(builder, seen + pinned, rail);
        builder.push(tall, AnyBand::TwoLineRow(tall_row));
    }
}

fn band(builder: &PageBuilder, question: &Question, option: &Opt, on: bool, rail: Option<(u8, u8)>) -> TwoLineRowBand {
    let mut whose = Text::new();
    if let Some(piece) = option.key.piece {
        let _ = builder.scene.write_name(piece, &mut whose); // no name is longer than a line
    }
    TwoLineRowBand {
        seat: question.heading.asked.seat(),
        icon: option.icon,
        label: builder.text(&option.label),
        whose,
        gist: option.gist,
        cost: option.cost,
        off: option.off.is_some(),
        on,
        rail,
    }
}
