//! A bubble over a page that is laid already: it covers whole rows, and never the cursor's.

use umpire_engine::table::{Lesson, Prose};
use umpire_raster::text::TextSize;
use umpire_raster::wrap::wrap;

use crate::bands::{AnyBand, BigWordBand, BubbleTail, CoachBand, LineBand, LineVoice};
use crate::key::Key;
use crate::layout::BandStack;
use crate::pages::page_builder::{PAGE, PageBuilder};
use crate::strings::text;

/// Rows of the word at the end, of a line below it, and how wide that is at most.
const WORD: usize = 54;
const LINE: usize = 30;
const WIDE: i32 = 228;

/// A band of more rows is a picture, and may be cut.
const PICTURE: usize = 46;

/// Lays what a coach says over a page: at its end, or, where the cursor is there, at its beginning. In the largest letters
/// that have room.
#[inline(never)]
pub(crate) fn lay(stack: &mut BandStack, text: Prose) {
    let first = stack.page_start();
    let cursor = stack.cursor();
    let sizes = [stack.scale.body(), TextSize::Body, TextSize::Small];
    for size in sizes {
        let bubble = |tail| CoachBand { text, size, tail };
        let (free, end) = (cursor.as_ref().map_or(first, |rows| rows.end), PAGE.1);
        let up = if cursor.is_some() { BubbleTail::Up } else { BubbleTail::None };
        let start = stack.edge_at_most(end.saturating_sub(bubble(up).rows()), PICTURE).max(first);
        if start >= free {
            let tail = if cursor.is_some() && start == free { BubbleTail::Up } else { BubbleTail::None };
            return stack.cover(start..end, AnyBand::Coach(bubble(tail)));
        }
        let free = cursor.as_ref().map_or(end, |rows| rows.start);
        let end = stack.edge_at_least(first + bubble(BubbleTail::Down).rows(), PICTURE);
        if end <= free {
            let tail = if end == free { BubbleTail::Down } else { BubbleTail::None };
            return stack.cover(first..end, AnyBand::Coach(bubble(tail)));
        }
    }
}

/// The last page of a lesson.
#[inline(never)]
pub(crate) fn end(mut builder: PageBuilder, lesson: &Lesson) {
    builder.strip(None);
    let big = BigWordBand { text: text("That was it"), seat: None };
    builder.push(WORD, AnyBand::BigWord(big));
    let said = lesson.closing.unpack();
    let size = builder.scale.body();
    let size = if wrap(&said, size, WIDE).count() * LINE <= builder.room() { size } else { TextSize::Body };
    let lines = wrap(&said, size, WIDE);
    for line in lines {
        let line = text(line.trim_end());
        let band = LineBand { seat: None, text: line, size, voice: LineVoice::First, centred: true };
        builder.push(LINE.min(builder.room()), AnyBand::Line(band));
    }
    builder.foot(&[(Key::A, "Real game"), (Key::X, "Shelf"), (Key::B, "On")])
}
