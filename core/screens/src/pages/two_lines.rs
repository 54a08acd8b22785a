//! Options of two lines each; the first may be a low one, which stays in sight.

use umpire_engine::table::{Choose, Opt, Question};
use umpire_raster::text::TextSize;

use crate::bands::{AnyBand, ScrollMore, TwoLineRowBand};
use crate::pages::choose::OptionList;
use crate::pages::page_builder::PageBuilder;
use crate::pages::scroll::Scroll;
use crate::strings::Text;
use umpire_raster::text_scale::TextScale;

/// Rows of the low option, of one with two lines, and of one whose name takes a third; and the same where text is large.
const ROWS: [usize; 3] = [28, 46, 62];
const LARGE: [usize; 3] = [37, 64, 87];

/// The size of names, and the rows they take: a low page has no room for large ones.
fn sizes(room: usize, scale: TextScale) -> (TextSize, [usize; 3]) {
    let large = scale == TextScale::Large && LARGE[0] + LARGE[2] <= room;
    if large { (TextSize::Large, LARGE) } else { (TextSize::Body, ROWS) }
}

/// How many options are seen at once in so many rows.
pub(crate) fn window(room: usize, scale: TextScale) -> usize {
    let (_, [low, tall, _]) = sizes(room, scale);
    1 + room.saturating_sub(low) / tall
}

#[inline(never)] // or it lies in RAM with the pages a cursor moves on
pub(crate) fn push(builder: &mut PageBuilder, question: &Question, (choose, list): (&Choose, &OptionList), at: usize) {
    let pinned = usize::from(list.first().is_some_and(|&first| choose.options[first].gist.is_empty()));
    let (size, [low, tall, taller]) = sizes(builder.room(), builder.scale);
    let row = |builder: &PageBuilder, row: usize, rail| {
        let on = row == at;
        TwoLineRowBand { size, on, rail, ..band(builder, question, &choose.options[list[row]]) }
    };
    if pinned == 1 {
        let first = row(builder, 0, None);
        builder.push(low, AnyBand::TwoLineRow(first));
    }
    let beside = (pinned..list.len()).all(|at| row(builder, at, None).has_room_for_name());
    let tall = if beside { tall } else { taller };
    let (len, window) = (list.len() - pinned, builder.room() / tall);
    let scroll = Scroll::on(at.saturating_sub(pinned), len, window);
    let rail = builder.rail(scroll.seen(len, window), len, window * tall);
    for seen in scroll.seen(len, window) {
        let more = scroll.more(seen, len, window);
        let tall_row = TwoLineRowBand { more, ..row(builder, seen + pinned, rail) };
        builder.push(tall, AnyBand::TwoLineRow(tall_row));
    }
}

fn band(builder: &PageBuilder, question: &Question, option: &Opt) -> TwoLineRowBand {
    let mut whose = Text::new();
    if let Some(piece) = option.key.piece {
        let _ = builder.scene.write_name(piece, &mut whose); // no name is longer than a line
    }
    let seat = question.heading.asked.seat();
    TwoLineRowBand {
        seat,
        icon: option.icon,
        owner: option.key.piece.map(|piece| builder.scene.card(piece).seat).or(seat),
        label: builder.text(&option.label),
        whose,
        gist: option.gist,
        cost: option.cost,
        off: option.off.is_some(),
        size: TextSize::Body,
        on: false,
        more: ScrollMore::default(),
        rail: None,
    }
}
