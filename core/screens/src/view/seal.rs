//! The seal of the dice, before a game begins: six words to write down, and whose thumb is wanted.

use core::fmt::Write;

use umpire_rules::table::Seat;

use super::sheet::Sheet;
use crate::band::{Line, More, Row, Text, Voice, What};
use crate::key::{Act, Key};
use crate::text::Size;

/// Rows of a line of words, and of the line that says who presses.
const LINE: usize = 35;
const PRESS: usize = 40;

/// The six words, and how many seats have pressed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Sealing {
    words: [&'static str; 6],
    pressed: u8,
    seats: u8,
}

impl Sealing {
    pub(super) const fn new(words: [&'static str; 6], seats: u8) -> Self {
        Sealing { words, pressed: 0, seats }
    }

    /// The next seat pressed.
    pub(super) fn press(&mut self) {
        self.pressed += 1;
    }

    pub(super) fn stroke(key: Key) -> Act {
        match key {
            Key::A => Act::Press,
            Key::B => Act::Undo,
            _ => Act::Stay,
        }
    }

    pub(super) fn stack(&self, mut sheet: Sheet) {
        let seat = Seat(self.pressed);
        sheet.strip(None);
        let mut note = Text::new();
        let _ = write!(note, "{} of {}", self.pressed + 1, self.seats); // a digit each
        sheet.heading(Some(seat), "Sealed dice", &note);
        for pair in self.words.chunks(2) {
            let text = line(pair);
            sheet.push(
                LINE,
                What::Line(Line { seat: None, text, size: Size::Large, voice: Voice::First, centred: true }),
            );
        }
        let mut label = Text::new();
        let _ = write!(label, "{}: press A", seat.name()); // as long as the longest name
        let row = Row {
            seat: Some(seat),
            left: 0,
            size: Size::Large,
            icon: None,
            column: false,
            label,
            cost: 0,
            off: "",
            on: true,
            more: More::default(),
            rail: None,
        };
        sheet.push(PRESS, What::Row(row));
        sheet.foot(&[(Key::A, "Now"), (Key::B, "Back"), (Key::Y, "Look")])
    }
}

/// Words with a gap between them that cannot be taken for a letter.
fn line(words: &[&str]) -> Text {
    let mut text = Text::new();
    for (at, word) in words.iter().enumerate() {
        let _ = write!(text, "{}{word}", if at > 0 { "   " } else { "" }); // two of six letters
    }
    text
}
