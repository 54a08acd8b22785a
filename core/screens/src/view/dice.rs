//! Dice that lie there: what they show, what it comes to, and who may still change one.

use core::fmt::Write;

use umpire_rules::dice::Score;
use umpire_rules::table::{Choose, Question, Rolled, Seat, Tone};

use super::choose::List;
use super::sheet::{PAGE, Sheet};
use crate::band::{Cursor, Fallen, Foot, Line, Shout, Text, Verb, Voice, What, said, text};
use crate::key::Key;
use crate::parts::Cap;
use crate::text::Size;

/// Where the page's picture ends, and its big word.
pub(super) const PICTURE: usize = 148;
pub(super) const WORD: usize = 190;

/// Head and page of dice on the table; a cursor where one of them may still be changed.
pub(super) fn push(sheet: &mut Sheet, rolled: &Rolled, (seat, who): (Option<Seat>, &str), cursor: Option<Cursor>) {
    sheet.heading(seat, &named(rolled.name, rolled.score), who);
    if rolled.score == Score::Read {
        // A die on a table: nothing to need, nothing to fail.
        sheet.push(WORD - PAGE.0, What::Fallen(Fallen::new(rolled, cursor)));
        return then(sheet, rolled);
    }
    sheet.push(PICTURE - PAGE.0, What::Fallen(Fallen::new(rolled, cursor)));
    let voice = match rolled.tone {
        Tone::Great => Voice::Ember,
        Tone::Good => Voice::First,
        Tone::Bad => Voice::Second,
    };
    sheet.push(WORD - PICTURE, What::Shout(Shout { word: rolled.word, voice }));
    then(sheet, rolled);
}

/// What is rolled for, and what a die must show, where it must show anything.
pub(super) fn named(name: &'static str, score: Score) -> Text {
    let mut title = text(name);
    if let Some(need) = score.need() {
        let _ = write!(title, " {}", said(need)); // a name of one word
    }
    title
}

/// Whether a head has room for a title and a note in small letters.
pub(super) fn fits(seat: Option<Seat>, title: &str, note: &str) -> bool {
    let room = 236 - if seat.is_some() { 26 } else { 6 } - 10;
    Size::Small.width(title) + Size::Small.width(note) <= room
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
    let seat = question.head.asked.seat();
    let under = list.get(at).map(|&option| &choose.options[option]);
    let cursor =
        under.map(|option| Cursor { seat, at: (list.len() > 1).then_some(at as u8), off: option.off.is_some() });
    let who = sheet.text(&question.head.title);
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
