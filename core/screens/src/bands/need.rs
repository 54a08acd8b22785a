//! What dice must come to: as a figure, and in words.

use core::fmt::Write;

use umpire_engine::dice::{Need, Op};

use crate::strings::{Short, Text, short, text};

/// As the stroke font draws it: `7+`, `≤7`, `>7`.
pub(crate) fn figure(need: Need) -> Short {
    match need.op {
        // The stroke font has the sign; a minus behind a number would be read as one.
        Op::AtMost => {
            let mut figure = Short::new();
            let _ = write!(figure, "≤{}", need.value); // four digits at most
            figure
        }
        Op::AtLeast | Op::Above => short(need),
    }
}

/// As a line of text says it: `7+`, `max 7`, `>7`.
pub(crate) fn said(need: Need) -> Text {
    let mut words = text(&short(need));
    if need.op == Op::AtMost {
        words.clear();
        let _ = write!(words, "max {}", need.value); // four digits at most
    }
    words
}

/// What the dice themselves must show where something is added to them.
pub(crate) fn must_show(need: Need, plus: i8) -> Text {
    let mut words = Text::new();
    let value = need.value - i16::from(plus);
    // Four digits at most.
    let _ = match need.op {
        Op::AtLeast if value < 1000 => write!(words, "The dice must show {value}"),
        Op::AtLeast => write!(words, "Dice must show {value}"),
        Op::AtMost => write!(words, "Dice: {value} or less"),
        Op::Above => write!(words, "Dice: more than {value}"),
    };
    words
}
