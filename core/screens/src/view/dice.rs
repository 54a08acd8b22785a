//! Dice that lie there: what they show, what it comes to, and who may still change one.

use core::fmt::Write;

use umpire_rules::dice::{Faces, Score};
use umpire_rules::table::{Choose, Question, Rolled, Seat};

use super::choose::List;
use super::sheet::{PAGE, Sheet};
use super::tray::{self, Marks};
use crate::band::{
    Cursor, Equation, Fallen, Foot, Hits, Line, Piles, Shout, Text, Verb, Voice, What, names_hits, said, text,
};
use crate::key::Key;
use crate::parts::Cap;
use crate::text::Size;

/// Where the page's picture ends, and its big word.
pub(super) const PICTURE: usize = 148;
pub(super) const WORD: usize = 190;
/// The most dice that are shown one by one.
const FEW: usize = 12;

/// Head and page of dice on the table; a cursor where one of them may still be changed.
pub(super) fn push(sheet: &mut Sheet, rolled: &Rolled, (seat, who): (Option<Seat>, &str), cursor: Option<Cursor>) {
    let (n, counted) = (rolled.faces.len(), rolled.score != Score::Read);
    let shout = Shout { word: rolled.word, voice: Voice::of(rolled.tone) };
    if (counted && is_small(rolled)) || (!counted && n <= FEW) {
        match named(rolled.name, rolled.score) {
            name if fits(seat, &name, who) => sheet.heading(seat, &name, who),
            _ => title(sheet, rolled, (seat, who)),
        }
        // A die on a table: nothing to need, nothing to fail.
        let end = if counted { PICTURE } else { WORD };
        sheet.push(end - PAGE.0, What::Fallen(Fallen::new(rolled, cursor)));
    } else {
        title(sheet, rolled, (seat, who));
        picture(sheet, rolled, cursor);
    }
    if sheet.stack.end() < WORD {
        sheet.push(WORD - PICTURE, What::Shout(shout));
    }
    then(sheet, rolled);
}

/// Whether a few dice, each against the same number, lie there, and what they come to is a word.
fn is_small(rolled: &Rolled) -> bool {
    let few = (1..=4).contains(&rolled.faces.len());
    few && matches!(rolled.score, Score::Each(_)) && !names_hits(rolled.word)
}

/// The head of sums and pools: who threw, and what for. A name comes before a number.
fn title(sheet: &mut Sheet, rolled: &Rolled, (seat, who): (Option<Seat>, &str)) {
    let name = named(rolled.name, rolled.score);
    let note = [name.as_str(), rolled.name].into_iter().find(|note| fits(seat, who, note)).unwrap_or("");
    match who {
        "" => sheet.heading(seat, &name, ""),
        _ => sheet.heading(seat, who, note),
    }
}

/// Whether a head has room for a title and a note in small letters.
pub(super) fn fits(seat: Option<Seat>, title: &str, note: &str) -> bool {
    let room = 236 - if seat.is_some() { 26 } else { 6 } - 10;
    Size::Small.width(title) + Size::Small.width(note) <= room
}

/// Sums and pools: as far down as a word leaves room for it.
fn picture(sheet: &mut Sheet, rolled: &Rolled, cursor: Option<Cursor>) {
    let worded = if names_hits(rolled.word) { WORD } else { PICTURE };
    let (n, sides) = (rolled.faces.len(), rolled.die.sides());
    match rolled.score {
        Score::Sum { .. } if n > 0 => {
            let end = if rolled.word.is_empty() { WORD } else { PICTURE };
            sheet.push(end - PAGE.0, What::Equation(Equation::new(rolled, cursor)));
        }
        // One of many may be changed: each has its place.
        _ if n > 0 && cursor.is_some_and(|cursor| cursor.at.is_some()) => {
            let lies = rolled.faces.iter().map(|&face| tray::lie(rolled, face));
            tray::push(sheet, sides, lies, Marks { ticked: 0, cursor }, PICTURE - PAGE.0);
        }
        Score::Sum { .. } => sheet.stack.blank_to(PICTURE),
        _ if n == 0 => sheet.push(worded - PAGE.0, What::Hits(Hits::new(rolled, Faces::new()))),
        _ if n <= FEW => {
            let sorted = tray::order(rolled).iter().map(|&die| rolled.faces[usize::from(die)]).collect();
            sheet.push(WORD - PAGE.0, What::Hits(Hits::new(rolled, sorted)));
        }
        _ => sheet.push(WORD - PAGE.0, What::Piles(Piles::new(rolled))),
    }
}

/// What is rolled for, and what a die must show, where it must show anything.
pub(super) fn named(name: &'static str, score: Score) -> Text {
    let mut title = text(name);
    if let Some(need) = score.need() {
        let _ = write!(title, " {}", said(need)); // a name of one word
    }
    title
}

/// What happens now.
fn then(sheet: &mut Sheet, rolled: &Rolled) {
    let text = sheet.text(&rolled.then);
    let line = Line { seat: None, text, size: Size::Body, voice: Voice::First, centred: true };
    sheet.push(PAGE.1 - WORD, What::Line(line));
}

/// The page of dice that may still be changed. A lets them stand, as it leaves any page of dice.
pub(super) fn stack(
    mut sheet: Sheet,
    question: &Question,
    (choose, rolled): (&Choose, &Rolled),
    list: &List,
    at: usize,
) {
    let seat = question.heading.asked.seat();
    let under = list.get(at).map(|&option| &choose.options[option]);
    let cursor =
        under.map(|option| Cursor { seat, at: (list.len() > 1).then_some(at as u8), off: option.off.is_some() });
    let who = sheet.text(&question.heading.title);
    sheet.strip(None);
    // No mark in the head: the dice may be the other side's.
    push(&mut sheet, rolled, (None, &who), cursor);
    let go_on = Verb::new(Cap::Key(Key::A), "Go on");
    let Some(under) = under else { return sheet.end(Foot::verbs([go_on])) };
    if let Some(off) = under.off {
        return sheet.end(Foot::Say(text(off.full)));
    }
    let change = Verb::new(Cap::Key(Key::X), &sheet.text(&under.label)).of(seat);
    let last = if list.len() > 1 { Verb::new(Cap::Sideways, "Die") } else { Verb::new(Cap::Key(Key::B), "Back") };
    sheet.end(Foot::verbs([go_on, change, last]))
}
