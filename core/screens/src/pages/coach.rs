//! A bubble over a page that is laid already: it covers whole rows, and never the cursor's.

use umpire_engine::table::{Lesson, Prose};
use umpire_raster::frame_buffer::SIDE;
use umpire_raster::text::TextSize;
use umpire_raster::wrap::wrap;

use crate::bands::{AnyBand, BigWordBand, BubbleTail, CoachBand, FootBand, LineBand, LineVoice};
use crate::key::Key;
use crate::layout::BandStack;
use crate::pages::page_builder::{PAGE, PageBuilder};
use crate::strings::text;

/// Rows of the word at the end, of a line below it, and how wide that is at most.
const WORD: usize = 54;
const LINE: usize = 30;
const WIDE: i32 = 228;

/// A band of more rows is a picture, and may be cut.
const PICTURE: usize = 56;

/// Lays what a coach says over a page: at its end, or, where the cursor or the odds are there, at its beginning. Whoever
/// moves the cursor sees what lies below it.
#[inline(never)]
pub(crate) fn lay(stack: &mut BandStack, text: Prose) {
    if !stack.has_foot() {
        // A curtain is one picture down to its keys.
        stack.cut_at(PAGE.1);
        stack.push(SIDE - PAGE.1, AnyBand::Foot(FootBand::keys(&[(Key::A, "It is me")]).coached()));
    }
    let (first, last, cursor) = (stack.page_start(), PAGE.1, stack.cursor());
    let bubble = CoachBand::new(text, stack.scale);
    let small = CoachBand { size: TextSize::Small, ..bubble.clone() };
    let places = if stack.has_odds() { [false, true] } else { [true, false] };
    for (mut bubble, at_end) in [bubble, small].into_iter().flat_map(|bubble| places.map(|at| (bubble.clone(), at))) {
        let rows = bubble.rows();
        let (covered, beside) = if at_end {
            let free = cursor.as_ref().map_or(first, |rows| rows.end);
            let start = stack.edge_at_most(last.saturating_sub(rows), PICTURE).max(first);
            (start..last, (start >= free, cursor.is_some() && start == free, BubbleTail::Up))
        } else {
            let free = cursor.as_ref().map_or(last, |rows| rows.start);
            let end = stack.edge_at_least(first + rows, PICTURE);
            (first..end, (end <= free, end == free && cursor.is_some(), BubbleTail::Down))
        };
        let (fits, touches, tail) = beside;
        if fits {
            if touches && covered.len() >= rows + CoachBand::TAIL {
                bubble.tail = tail;
            }
            return stack.cover(covered, AnyBand::Coach(bubble));
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
    builder.foot(&[(Key::A, "Real game"), (Key::X, "Shelf"), (Key::B, "Go on")])
}
