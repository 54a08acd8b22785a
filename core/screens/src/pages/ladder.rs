//! One step of a back-and-forth, between the steps before and after it.

use umpire_engine::table::{Choose, Ladder, Question};
use umpire_raster::text::TextSize;

use crate::bands::{AnyBand, BESIDE, LadderRail, RungBand, RungStep};
use crate::pages::choose::OptionList;
use crate::pages::page_builder::{FULL, PageBuilder};
use crate::pages::rows;
use crate::pages::scroll::Scroll;
use umpire_raster::text_scale::TextScale;

/// How many options are seen at once in so many rows.
pub(crate) fn window(options: usize, room: usize, scale: TextScale) -> usize {
    let most = if room < FULL { (room - 2 * LOW) / 24 } else { 4 };
    options.clamp(2, most.min(scale.rows(4, 2)).max(2))
}

/// Whether a line over the foot leaves so many options their rows, and large ones their size.
pub(crate) fn leaves(options: usize, (room, line): (usize, usize), scale: TextScale) -> bool {
    let less = room - line;
    let height = (less - 2 * LOW) / window(options, less, scale);
    window(options, less, scale) == window(options, room, scale) && height >= scale.rows(24, rows::LOW_TALL)
}

/// Rows of a closed step, and of one on a page where much is to be seen.
const CLOSED: usize = 32;
const LOW: usize = 25;

#[inline(never)] // or it lies in RAM with the pages a cursor moves on
pub(crate) fn push(
    builder: &mut PageBuilder,
    question: &Question,
    (choose, ladder): (&Choose, &Ladder),
    list: &OptionList,
    scroll: Scroll,
) {
    let room = builder.room();
    let window = window(list.len(), room, builder.scale);
    let closed = if window < 4 && room == FULL { CLOSED } else { LOW };
    let open = room - 2 * closed;
    let height = (open / window).min(39);
    let size = if height >= 37 { TextSize::Large } else { TextSize::Body };
    let used = list.len().min(window) * height;
    let mut top = builder.bottom();
    let at = [0, 1, 2].map(|i| {
        let tall = if i == ladder.open { open } else { closed };
        top += tall;
        (top - tall / 2) as u8
    });
    let rail = LadderRail { seats: ladder.rungs.map(|rung| rung.seat), at, open: ladder.open };
    let put =
        |builder: &mut PageBuilder, height, what| builder.push(height, AnyBand::Rung(RungBand { rail, size, what }));
    for (i, rung) in ladder.rungs.iter().enumerate() {
        let text = builder.text(&rung.label);
        match i.cmp(&usize::from(ladder.open)) {
            core::cmp::Ordering::Less => put(builder, closed, RungStep::Done(text)),
            core::cmp::Ordering::Greater => put(builder, closed, RungStep::ToCome(text, rung.seat)),
            core::cmp::Ordering::Equal => {
                let above = (open - used) / 2;
                if above > 0 {
                    put(builder, above, RungStep::Space);
                }
                let row = |builder: &mut PageBuilder, row| put(builder, height, RungStep::Option(row));
                let seen = (scroll, window);
                rows::push_rows(builder, question.heading.asked.seat(), (choose, list), seen, (BESIDE, height), row);
                if open - used > above {
                    put(builder, open - used - above, RungStep::Space);
                }
            }
        }
    }
}
