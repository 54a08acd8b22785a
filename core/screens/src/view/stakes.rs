//! A roll's grid: what it is about, the reasons for it in a list that may scroll, and what to expect.

use heapless::Vec;
use umpire_rules::dice::Score;
use umpire_rules::table::{MAX_FACTS, Question, Roll, Tick, Ticks};

use super::reasons::{Noted, Reasons};
use super::scroll::Scroll;
use super::sheet::{PAGE, Sheet};
use crate::band::{Aim, Aside, Before, Likely, More, Reason, Text, What, must_show};
use crate::text::Size;

/// Lines seen at once, and how tall each is.
pub(super) const WINDOW: usize = 3;
pub(super) const LINE: usize = 24;
const _: () = assert!(PAGE.1 - PAGE.0 == Aim::HEIGHT + WINDOW * LINE + Likely::HEIGHT, "a roll fills its page");

/// Whether a few dice, each against the same number, have a page of their own: four at most in all the game.
pub(super) fn is_small(roll: &Roll) -> bool {
    match roll.score {
        Score::Each(_) => roll.pool.count.max(roll.most) <= 4,
        Score::Read => roll.pool.count <= 4 && roll.why.is_empty(),
        Score::Sum { .. } => false,
    }
}

/// How many lines are seen over so many buttons, and how tall each is.
pub(super) const fn window(asides: usize) -> (usize, usize) {
    match asides {
        0 => (WINDOW, LINE),
        1 => (2, 23),
        _ => (1, 20),
    }
}

/// The page of a roll: all that is listed is known.
pub(super) fn roll(sheet: &mut Sheet, question: &Question, roll: &Roll, first: u8) {
    let list = Reasons { question, roll, why: &roll.why, facts: Vec::new(), ticks: None };
    let (window, _) = window(roll.extras.len());
    let first = usize::from(first).min(list.len().saturating_sub(window));
    push(sheet, &list, first, None);
}

/// The page of facts that change a roll.
pub(super) fn facts(
    sheet: &mut Sheet,
    question: &Question,
    (tick, ticked): (&Tick, Ticks),
    (roll, facts): (&Roll, Vec<usize, MAX_FACTS>),
    scroll: Scroll,
) {
    let why = tick.check.as_ref().map_or(&[][..], |check| &check.base.why);
    let list = Reasons { question, roll, why, facts, ticks: Some((tick, ticked)) };
    push(sheet, &list, scroll.seen(list.len(), WINDOW).start, Some(scroll.at()));
}

/// Strip, head and page, with the list from this line on.
fn push(sheet: &mut Sheet, list: &Reasons, first: usize, cursor: Option<usize>) {
    let (named, note) = heading(sheet, list);
    // Under facts the buttons wait for the roll itself.
    let asides = if list.ticks.is_some() { 0 } else { list.roll.extras.len() };
    let (window, height) = window(asides);
    let last = list.len().min(first + window);
    let must = match list.roll.score {
        Score::Sum { plus, need: Some(need) } if plus != 0 => must_show(need, plus),
        _ => Text::new(),
    };
    // Lines left over say more.
    let rest = [(Before::Note, note), (Before::So, must)].into_iter().filter(|(_, words)| !words.is_empty());
    let rest: Vec<_, 2> = rest.take(window - (last - first)).collect();
    let end = PAGE.1 - asides * Aside::HEIGHT - Likely::HEIGHT;
    // What the list leaves is the number's, unless ticks come and go below it.
    let lines = if list.ticks.is_some() { window } else { last - first + rest.len() };
    sheet.push(end - lines * height - PAGE.0, What::Aim(Aim::new(list.roll, named)));
    let size = if height < LINE { Size::Small } else { list.size(sheet) };
    for at in first..last {
        let more = More { up: at == first && first > 0, down: at + 1 == last && last < list.len() };
        let line = list.line(sheet, at, list.matters(at));
        let line = Reason { size, on: cursor == Some(at), more, sideways: asides > 0, ..line };
        sheet.push(height, What::Reason(line));
    }
    for (before, label) in rest {
        sheet.push(height, What::Reason(Reason { before, size: Size::Small, ..list.plain(label) }));
    }
    sheet.stack.blank_to(end);
    sheet.push(Likely::HEIGHT, What::Likely(Likely::of(list.roll)));
}

/// Strip and head. Returns whether that names the roll, and the note where there is no room for it.
fn heading(sheet: &mut Sheet, list: &Reasons) -> (bool, Text) {
    sheet.strip(None);
    let (seat, title) = list.title(sheet);
    let (note, noted) = (sheet.text(&list.question.heading.note), list.noted(sheet));
    sheet.heading(seat, &title, if noted == Noted::Head { &note } else { "" });
    (title.eq_ignore_ascii_case(list.roll.name), if noted == Noted::Below { note } else { Text::new() })
}
