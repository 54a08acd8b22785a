//! A shelf: games that were left, with how far they were, above whatever else can be taken from it.

use core::cell::Cell;
use core::fmt::Write;

use umpire_engine::table::Choose;

use crate::bands::{AnyBand, Counters, LeftGameBand};
use crate::key::Key;
use crate::pages::choose::OptionList;
use crate::pages::page_builder::PageBuilder;
use crate::pages::rows::push_rows;
use crate::pages::scroll::Scroll;
use crate::strings::{Text, short};
use umpire_raster::text::TextSize;
use umpire_raster::text_scale::TextScale;

/// Rows of the title when games wait.
const TITLE: usize = 34;
/// Rows of an option, and of the second line of a game that was left; and the same where text is large.
const ROW: (usize, usize) = (26, 41);
const SECOND: (usize, usize) = (21, 30);

/// How many options are seen at once in so many rows.
pub(crate) fn window(room: usize, scale: TextScale) -> usize {
    room.saturating_sub(scale.rows(SECOND.0, SECOND.1)) / scale.rows(ROW.0, ROW.1)
}

/// The first screen while games wait: which of them, or which game.
pub(crate) fn cover(builder: &mut PageBuilder, (choose, left): (&Choose, u8), list: &OptionList, scroll: Scroll) {
    builder.push(TITLE, AnyBand::Title);
    push(builder, (choose, left), list, scroll);
}

/// The rows; so many of them are games that were left.
pub(crate) fn push(builder: &mut PageBuilder, (choose, left): (&Choose, u8), list: &OptionList, scroll: Scroll) {
    let window = window(builder.room(), builder.scale);
    let scroll = Scroll::on(scroll.at(), list.len(), window);
    let (row, below) = (builder.scale.rows(ROW.0, ROW.1), builder.scale.rows(SECOND.0, SECOND.1));
    let second = if builder.scale == TextScale::Large { TextSize::Large } else { TextSize::Body };
    let next = Cell::new(scroll.seen(list.len(), window).start);
    push_rows(builder, None, (choose, list), (scroll, window), (0, row), |builder, band| {
        let option = list[next.replace(next.get() + 1)];
        if option >= usize::from(left) {
            return builder.push(row, AnyBand::Row(band));
        }
        let (when, counters) = known(builder, option as u8);
        let height = if band.on { row + below } else { row };
        let icon = choose.options[option].icon;
        let band = LeftGameBand { row: band, icon, first: row as u8, when, counters, second };
        builder.push(height, AnyBand::LeftGame(band));
    });
}

/// How far the game of this row was, and how each side stood.
fn known(builder: &PageBuilder, row: u8) -> (Text, Counters) {
    let (mut when, mut counters, mut lines) = (Text::new(), Counters::new(), 0);
    builder.scene.about(row, &mut |line| {
        if lines == 0 {
            let _ = write!(when, "{line}"); // what has no room is cut
        } else {
            let _ = counters.push(short(line)); // there are no more seats
        }
        lines += 1;
    });
    (when, counters)
}

/// What A and X do at the row under the cursor: at a game that was left both, and at any other only this.
pub(crate) fn keys(on_left: bool, cover: bool) -> &'static [(Key, &'static str)] {
    match (on_left, cover) {
        (true, true) => &[(Key::A, "Go on"), (Key::X, "More")],
        (true, false) => &[(Key::A, "Open"), (Key::B, "Back"), (Key::X, "More")],
        (false, true) => &[(Key::A, "Play")],
        (false, false) => &[(Key::A, "Open"), (Key::B, "Back")],
    }
}
