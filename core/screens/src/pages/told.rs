//! A few options, and below them what the scene tells about the one under the cursor.

use core::fmt::Write;

use umpire_engine::table::{Choose, Question};
use umpire_raster::text::TextSize;
use umpire_raster::wrap::wrap;

use crate::bands::{AnyBand, HelpBand, LineVoice, ScrollMore};
use crate::pages::choose::OptionList;
use crate::pages::page_builder::PageBuilder;
use crate::pages::rows;
use crate::pages::scroll::Scroll;
use crate::strings::{Text, text};
use umpire_raster::text_scale::TextScale;

/// Rows of an option, and of a large one: low, so that two lines have room below three of them.
const ROW: (usize, usize) = (26, rows::LOW_TALL);
/// Rows of a line, and between the options and the first of them.
const LINE: usize = 21;
const GAP: usize = 8;

/// One line that is told, before it is wrapped.
type ToldLine = heapless::String<96, u8>;

const fn height(scale: TextScale) -> usize {
    scale.rows(ROW.0, ROW.1)
}

/// How many options are seen at once in so many rows.
pub(crate) fn window(room: usize, scale: TextScale) -> usize {
    room / height(scale)
}

#[inline(never)]
pub(crate) fn push(builder: &mut PageBuilder, question: &Question, choose: &Choose, list: &OptionList, scroll: Scroll) {
    let (height, window) = (height(builder.scale), window(builder.room(), builder.scale));
    let put = |builder: &mut PageBuilder, row| builder.push(height, AnyBand::Row(row));
    rows::push_rows(builder, question.heading.asked.seat(), (choose, list), (scroll, window), (0, height), put);
    let Some(&under) = list.get(scroll.at()) else { return };
    builder.blank_to(builder.page_end().min(builder.bottom() + GAP));
    let (scene, room) = (builder.scene, builder.room() / LINE);
    let mut count = 0;
    let each = |see: &mut dyn FnMut(&str)| {
        scene.about(under as u8, &mut |said| {
            let mut line = ToldLine::new();
            let _ = write!(line, "{said}"); // what is longer is read behind Y
            wrap(&line, TextSize::Body, HelpBand::ROOM).for_each(&mut *see);
        });
    };
    each(&mut |_| count += 1);
    // Where not all of it has room, the last line says how much more there is.
    let (mut at, mut seen) = (0, count.min(room));
    each(&mut |line| {
        at += 1;
        if at < seen || at == seen && seen == count {
            push_line(builder, text(line), LineVoice::First);
        } else if at == seen {
            let mut last = Text::new();
            let _ = write!(last, "{line}, {} more", count - seen); // what is longer has no room, either
            if TextSize::Body.width(&last) <= HelpBand::ROOM {
                return push_line(builder, last, LineVoice::First);
            }
            seen -= 1;
            last.clear();
            let _ = write!(last, "and {} more", count - seen); // a short line
            push_line(builder, last, LineVoice::Second);
        }
    });
}

fn push_line(builder: &mut PageBuilder, text: Text, voice: LineVoice) {
    let more = ScrollMore::default();
    builder.push(LINE, AnyBand::Help(HelpBand { text, size: TextSize::Body, voice, more }));
}
