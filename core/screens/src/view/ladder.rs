//! One step of a back-and-forth, between the steps before and after it.

use umpire_rules::table::{Choose, Ladder, Question};

use super::choose::List;
use super::rows;
use super::scroll::Scroll;
use super::sheet::{PAGE, Sheet};
use crate::band::{BESIDE, Rail, Rung, Step, What};
use crate::text::Size;

/// How many options are seen at once.
pub(super) fn window(options: usize) -> usize {
    options.clamp(2, 4)
}

pub(super) fn push(
    sheet: &mut Sheet,
    question: &Question,
    (choose, ladder): (&Choose, &Ladder),
    list: &List,
    scroll: Scroll,
) {
    let (closed, height) = match list.len() {
        0..=2 => (32, 39),
        3 => (32, 28),
        _ => (25, 25),
    };
    let size = if height >= 37 { Size::Large } else { Size::Body };
    let open = PAGE.1 - PAGE.0 - 2 * closed;
    let used = list.len().min(window(list.len())) * height;
    let mut top = PAGE.0;
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
                let seen = (scroll, window(list.len()));
                rows::lay(sheet, question.head.asked.seat(), (choose, list), seen, (BESIDE, height), row);
                if open - used > above {
                    put(sheet, open - used - above, Step::Space);
                }
            }
        }
    }
}
