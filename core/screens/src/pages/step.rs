//! The beginning of a step of the turn: A does what waits in it, X skips it; other options lie in rows below.

use umpire_engine::table::{Choose, Question, TurnStep};

use crate::bands::{AnyBand, StepBand};
use crate::pages::choose::OptionList;
use crate::pages::page_builder::PageBuilder;
use crate::pages::rows;
use crate::pages::scroll::Scroll;
use umpire_raster::text_scale::TextScale;

/// Rows of the number over rows.
const NUMBER: usize = 50;
/// Rows of an option: at the least, and where text is large.
const ROW: (usize, usize) = (25, rows::LOW_TALL);

/// Whether there is nothing to choose but going on, and what lies behind X.
pub(crate) const fn is_plain(options: usize) -> bool {
    options < 2
}

/// How many options are seen at once in so many rows.
pub(crate) fn window(options: usize, room: usize, scale: TextScale) -> usize {
    let most = room.saturating_sub(NUMBER) / scale.rows(ROW.0, ROW.1);
    if is_plain(options) { options } else { options.min(most.max(1)) }
}

#[inline(never)]
pub(crate) fn push(
    builder: &mut PageBuilder,
    question: &Question,
    (choose, step): (&Choose, &TurnStep),
    list: &OptionList,
    scroll: Scroll,
) {
    let (waits, then) = (builder.text(&step.waits), builder.text(&step.then));
    let band = StepBand { number: step.number, waits, then, scale: builder.scale };
    if is_plain(list.len()) {
        return builder.push(builder.room(), AnyBand::Step(band));
    }
    let window = window(list.len(), builder.room(), builder.scale);
    let height = ((builder.room() - NUMBER) / window).min(34);
    builder.push(builder.room() - window * height, AnyBand::Step(band));
    let put = |builder: &mut PageBuilder, row| builder.push(height, AnyBand::Row(row));
    rows::push_rows(builder, question.heading.asked.seat(), (choose, list), (scroll, window), (0, height), put);
}
