//! One step of a back-and-forth, between the steps before and after it.

use umpire_rules::table::{Choose, Ladder, Question};

use super::choose::List;
use super::rows;
use super::scroll::Scroll;
use super::sheet::{FULL, Sheet};
use crate::band::{BESIDE, Rail, Rung, Step, What};
use crate::text::Size;

/// How many options are seen at once in so many rows.
pub(super) fn window(options: usize, room: usize) -> usize {
    options.clamp(2, if room < FULL { (room - 2 * LOW) / 24 } else { 4 }.max(2))
}

/// Rows of a closed step, and of one on a page where much is to be seen.
const CLOSED: usize = 32;
const LOW: usize = 25;

pub(super) fn push(
    sheet: &mut Sheet,
    question: &Question,
    (choose, ladder): (&Choose, &Ladder),
    list: &List,
    scroll: Scroll,
) {
    let room = sheet.room();
    let window = window(list.len(), room);
    let closed = if window < 4 && room == FULL { CLOSED } else { LOW };
    let open = room - 2 * closed;
    let height = (open / window).min(39);
    let size = if height >= 37 { Size::Large } else { Size::Body };
    let used = list.len().min(window) * height;
    let mut top = sheet.stack.end();
    let at = [0, 1, 2].map(|i| {
        let tall = if i == ladder.open { open } else { closed };
        top += tall;
        (top - tall / 2) as u8
    });
    let rail = Rail { seats: ladder.rungs.map(|rung| rung.seat), at, open: ladder.open };
    let put = |sheet: &mut Sheet, height, what| sheet.push(height, What::Rung(Rung { rail, size, what }));
    for (i, rung) in ladder.rungs.iter().enumerate() {
        let text = sheet.text(&rung.label);
        match i.cmp(&usize::from(ladder.open)) {
            core::cmp::Ordering::Less => put(sheet, closed, Step::Done(text)),
            core::cmp::Ordering::Greater => put(sheet, closed, Step::ToCome(text, rung.seat)),
            core::cmp::Ordering::Equal => {
                let above = (open - used) / 2;
                if above > 0 {
                    put(sheet, above, Step::Space);
                }
                let row = |sheet: &mut Sheet, row| put(sheet, height, Step::Option(row));
                let seen = (scroll, window);
                rows::lay(sheet, question.heading.asked.seat(), (choose, list), seen, (BESIDE, height), row);
                if open - used > above {
                    put(sheet, open - used - above, Step::Space);
                }
            }
        }
    }
}
