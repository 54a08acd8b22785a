//! A distance, and below it what came of going so far.

use umpire_engine::table::{Choose, Question, Reach};

use crate::bands::{AnyBand, ReachBand};
use crate::pages::choose::OptionList;
use crate::pages::page_builder::PageBuilder;
use crate::pages::rows;
use crate::pages::scroll::Scroll;
use umpire_raster::text_scale::TextScale;

/// The least rows of the distance, and over many options.
const NUMBER: (usize, usize) = (50, 36);
/// Rows of an option at the most, at the least, and of one of many, in small letters.
const ROW: (usize, usize, usize) = (34, 25, 19);

/// How many options are seen at once in so many rows, and the rows of each.
fn plan(options: usize, room: usize, scale: TextScale) -> (usize, usize) {
    let (options, least) = (options.max(1), scale.rows(ROW.1, rows::LOW_TALL));
    let beside = |number: usize| room.saturating_sub(number) / options;
    if beside(NUMBER.0) >= least {
        let most = if options < 3 { 44 } else { scale.rows(ROW.0, rows::TALL) };
        (options, beside(NUMBER.0).min(most))
    } else if scale == TextScale::Normal && beside(NUMBER.1) >= ROW.2 {
        (options, beside(NUMBER.1).min(ROW.1 - 4))
    } else {
        ((room.saturating_sub(NUMBER.0) / least).max(1), least)
    }
}

/// How many options are seen at once.
pub(crate) fn window(options: usize, room: usize, scale: TextScale) -> usize {
    plan(options, room, scale).0
}

/// Whether a line over the foot leaves so many options in sight.
pub(crate) fn leaves(options: usize, (room, line): (usize, usize), scale: TextScale) -> bool {
    window(options, room - line, scale) == window(options, room, scale)
}

#[inline(never)]
pub(crate) fn push(
    builder: &mut PageBuilder,
    question: &Question,
    (choose, reach): (&Choose, &Reach),
    list: &OptionList,
    scroll: Scroll,
) {
    let (window, height) = plan(list.len(), builder.room(), builder.scale);
    builder.push(builder.room() - window * height, AnyBand::Reach(ReachBand(*reach)));
    let put = |builder: &mut PageBuilder, row| builder.push(height, AnyBand::Row(row));
    rows::push_rows(builder, question.heading.asked.seat(), (choose, list), (scroll, window), (0, height), put);
}
