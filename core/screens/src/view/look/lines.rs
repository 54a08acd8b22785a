//! Pages of lines that scroll: what is so now, the log, rules of the table.

use core::fmt::Write;

use umpire_rules::table::{Happening, Match, Scene, Seat, Show};

use super::super::sheet::Sheet;
use crate::band::{Line, LogLine, Text, Voice, What};
use crate::text::Size;

/// Lines seen at once, how many a key goes on by where they are many, and how tall each is.
pub(super) const SEEN: usize = 7;
pub(super) const LEAP: u8 = 6;
const LINE: usize = 21;

/// How many lines the page of what is so now has.
pub(super) fn notes(scene: &dyn Scene) -> usize {
    let mut count = 0;
    scene.notes(&mut |_, _| count += 1);
    count
}

/// What is so now, from this line on.
pub(super) fn state(sheet: &mut Sheet, first: usize) {
    sheet.heading(None, "State", &span(first, notes(sheet.scene)));
    let (scene, mut at) = (sheet.scene, 0);
    scene.notes(&mut |seat, words| {
        if (first..first + SEEN).contains(&at) {
            let text = sheet.text(&words);
            push(sheet, seat, Voice::First, text);
        }
        at += 1;
    });
}

/// What happened, this many lines before the last; what followed from an answer by cable has a bar before it.
pub(super) fn log(sheet: &mut Sheet, game: &dyn Match, back: usize, undone: u16) {
    let log = &*game.log();
    let end = log.len().saturating_sub(back);
    let first = end.saturating_sub(SEEN);
    let mut note = Text::new();
    if undone > 0 {
        let _ = write!(note, "{undone} undone, "); // five digits at most
    }
    let _ = note.push_str(&span(first, log.len())); // two digits each
    sheet.heading(None, "Log", &note);
    for (happening, at) in log[first..end].iter().zip(first..) {
        let (words, right, afar) = (sheet.text(&happening.words), right(happening), game.marked(at));
        sheet.push(LINE, What::LogLine(LogLine { seat: happening.seat, words, right, afar }));
    }
}

/// Every line of the rules of the table: headings in the first voice, what is to be known in the second.
pub(super) fn reminders(scene: &dyn Scene) -> impl Iterator<Item = (Voice, &'static str)> {
    scene.reminders().iter().flat_map(|(topic, lines)| {
        let lines = lines.iter().map(|line| (Voice::Second, *line));
        core::iter::once((Voice::First, *topic)).chain(lines)
    })
}

/// Rules of the table, from this line on.
pub(super) fn rules(sheet: &mut Sheet, first: usize) {
    sheet.heading(None, "Rules", &span(first, reminders(sheet.scene).count()));
    for (voice, line) in reminders(sheet.scene).skip(first).take(SEEN) {
        push(sheet, None, voice, line.chars().collect());
    }
}

fn push(sheet: &mut Sheet, seat: Option<Seat>, voice: Voice, text: Text) {
    sheet.push(LINE, What::Line(Line { seat, text, size: Size::Small, voice, centred: false }));
}

/// Which lines are seen, `3 - 9 of 20`; nothing where there are none.
fn span(first: usize, len: usize) -> Text {
    let mut text = Text::new();
    if len > 0 {
        let _ = write!(text, "{} - {} of {len}", first + 1, len.min(first + SEEN)); // two digits each
    }
    text
}

/// What stands at the right of a line of the log.
fn right(happening: &Happening) -> Text {
    let mut text = Text::new();
    match &happening.show {
        Show::Rolled(rolled) | Show::Seen(rolled) => {
            for (i, face) in rolled.faces.iter().enumerate() {
                let _ = write!(text, "{}{face}", if i > 0 { " " } else { "" }); // twelve faces fit
            }
        }
        _ if happening.change != 0 => {
            let _ = write!(text, "{:+}", happening.change); // three letters
        }
        _ => {}
    }
    text
}
