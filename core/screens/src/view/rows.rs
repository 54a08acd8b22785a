//! Options one under the other, as large as fits.

use heapless::Vec;
use umpire_rules::table::{Choose, MAX_OPTIONS, Question, Seat};

use super::choose::List;
use super::scroll::Scroll;
use super::sheet::Sheet;
use crate::band::{Row, Text, What};
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
    lay(sheet, question.head.asked.seat(), (choose, list), (scroll, window(room)), (0, height), put);
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
    let labels: Vec<Text, MAX_OPTIONS> = list.iter().map(|&i| sheet.text(&choose.options[i].label)).collect();
    let any = list.iter().any(|&i| choose.options[i].icon.is_some());
    let fits = |size: Size, icons: bool| {
        list.iter().zip(&labels).all(|(&i, label)| {
            let option = &choose.options[i];
            Row::fits(left, size, icons, option.cost, label)
        })
    };
    // Size before pictures: what is read from across the table comes first.
    let sizes: &[Size] = if height >= 37 { &[Size::Large, Size::Body] } else { &[Size::Body] };
    let mut looks = sizes.iter().flat_map(|&size| [(size, any), (size, false)]);
    let (size, icons) = looks.find(|&(size, icons)| fits(size, icons)).unwrap_or((Size::Small, false));
    let (top, tall) = (sheet.stack.end(), window * height);
    let seen = scroll.seen(list.len(), window);
    let on_rail = |row: usize| (top + tall * row / list.len()) as u8;
    let rail = (list.len() > window).then(|| (on_rail(seen.start), on_rail(seen.end)));
    for at in seen {
        let option = &choose.options[list[at]];
        let row = Row {
            seat,
            left,
            size,
            icon: option.icon.filter(|_| icons),
            column: icons,
            label: labels[at].clone(),
            cost: option.cost,
            off: option.off.map_or("", |off| off.short),
            on: at == scroll.at(),
            more: scroll.more(at, list.len(), window),
            rail,
        };
        put(sheet, row);
    }
}
