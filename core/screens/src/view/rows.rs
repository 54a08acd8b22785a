//! Options one under the other, as large as fits.

use umpire_rules::table::{Choose, Question, Seat};

use super::choose::List;
use super::scroll::Scroll;
use super::sheet::{PAGE, Sheet};
use crate::band::{Row, What, short};
use crate::text::Size;

/// Rows of the cover, and of each game on it.
const COVER: (usize, usize) = (91, 31);

/// The least rows of an option, and the most: two of 50 take the wire longer than a step of the cursor may.
const ROW: (usize, usize) = (24, 44);

/// How many options are seen at once in so many rows.
pub(super) fn window(room: usize) -> usize {
    room / ROW.0
}

pub(super) fn push(sheet: &mut Sheet, question: &Question, choose: &Choose, list: &List, scroll: Scroll) {
    let room = sheet.room();
    let height = (room / list.len().clamp(1, window(room))).min(ROW.1);
    let put = |sheet: &mut Sheet, row| sheet.push(height, What::Row(row));
    lay(sheet, question.heading.asked.seat(), (choose, list), (scroll, window(room)), (0, height), put);
}

/// The first screen: which game.
pub(super) fn cover(sheet: &mut Sheet, choose: &Choose, list: &List, scroll: Scroll) {
    sheet.push(COVER.0, What::Cover);
    let scroll = Scroll::on(scroll.at(), list.len(), 4);
    let put = |sheet: &mut Sheet, row| sheet.push(COVER.1, What::Row(row));
    lay(sheet, None, (choose, list), (scroll, 4), (0, COVER.1), put);
}

/// Lays the rows of a window, all in the largest size at which all labels fit.
pub(super) fn lay(
    sheet: &mut Sheet,
    seat: Option<Seat>,
    (choose, list): (&Choose, &List),
    (scroll, window): (Scroll, usize),
    (left, height): (u8, usize),
    put: impl Fn(&mut Sheet, Row),
) {
    let (size, icons) = look(sheet, choose, list, (left, height));
    // Below a tall head fewer rows are seen.
    let room = (PAGE.1 - sheet.stack.end()) / height;
    let (scroll, window) = match window.min(room) {
        fewer if fewer < window => (Scroll::on(scroll.at(), list.len(), fewer), fewer),
        _ => (scroll, window),
    };
    let rail = sheet.rail(scroll.seen(list.len(), window), list.len(), window * height);
    for at in scroll.seen(list.len(), window) {
        let option = &choose.options[list[at]];
        let row = Row {
            seat,
            left,
            size,
            icon: option.icon.filter(|_| icons),
            column: icons,
            label: sheet.text(&option.label),
            cost: option.cost,
            amount: short(option.amount),
            off: option.off.map_or("", |off| off.short),
            on: at == scroll.at(),
            more: scroll.more(at, list.len(), window),
            rail,
        };
        put(sheet, row);
    }
}

/// The largest size at which all labels fit, with their pictures or without. Size before pictures: what is read from
/// across the table comes first.
fn look(sheet: &Sheet, choose: &Choose, list: &List, (left, height): (u8, usize)) -> (Size, bool) {
    let any = list.iter().any(|&i| choose.options[i].icon.is_some());
    let looks = [(Size::Large, any), (Size::Large, false), (Size::Body, any), (Size::Body, false)];
    let mut fits = looks.map(|(size, _)| height >= 37 || size != Size::Large);
    for &i in list {
        let option = &choose.options[i];
        // One label at a time: 48 of them are two kilobytes.
        let (label, amount) = (sheet.text(&option.label), short(option.amount));
        for (fits, (size, icons)) in fits.iter_mut().zip(looks) {
            *fits = *fits && Row::fits(left, size, icons, (option.cost, &amount), &label);
        }
    }
    let mut fitting = looks.into_iter().zip(fits).filter(|(_, fits)| *fits);
    fitting.next().map_or((Size::Small, false), |(look, _)| look)
}
