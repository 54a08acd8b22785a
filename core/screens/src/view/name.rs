//! Spelling a name, letter by letter, from a suggestion or from nothing.

use core::fmt::Write;

use heapless::{String, Vec};
use umpire_rules::table::{Answer, MAX_NAME, Name, Question};

use super::sheet::Sheet;
use super::why::explains;
use crate::band::{Letters, Text, What};
use crate::key::{Act, Key};

/// The letters to go round: a word likely begins with a capital, and goes on without.
const FIRST: &[u8] = b" ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-'.";
const NEXT: &[u8] = b" abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-'.";

/// The name so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Spelling {
    text: Vec<u8, MAX_NAME>,
    at: u8,
    suggestion: u8,
}

impl Spelling {
    pub(super) fn new(name: &Name) -> Self {
        let mut spelling = Spelling { text: Vec::new(), at: 0, suggestion: 0 };
        spelling.suggest(name);
        spelling
    }

    fn suggest(&mut self, name: &Name) {
        let suggested = name.suggestions.get(usize::from(self.suggestion)).unwrap_or(&"");
        let known = suggested.bytes().filter(|letter| NEXT.contains(letter));
        self.text = known.take(most(name)).collect();
        self.at = 0;
    }

    pub(super) fn stroke(&mut self, key: Key, name: &Name) -> Act {
        let last = most(name) as u8 - 1;
        match key {
            Key::Left => self.at = self.at.checked_sub(1).unwrap_or(last),
            Key::Right => self.at = if self.at >= last { 0 } else { self.at + 1 },
            Key::Up => self.turn(false),
            Key::Down => self.turn(true),
            Key::X if !name.suggestions.is_empty() => {
                self.suggestion = (self.suggestion + 1) % name.suggestions.len() as u8;
                self.suggest(name);
            }
            Key::A => {
                let spelt = core::str::from_utf8(&self.text).unwrap_or_default().trim();
                return match String::try_from(spelt) {
                    Ok(spelt) if !spelt.is_empty() => Act::Say(Answer::Name(spelt)),
                    _ => Act::Stay,
                };
            }
            Key::B => return Act::Undo,
            _ => {}
        }
        Act::Stay
    }

    /// The next letter at the cursor.
    fn turn(&mut self, down: bool) {
        let at = usize::from(self.at);
        while self.text.len() <= at && self.text.push(b' ').is_ok() {}
        let ring = if at == 0 || self.text[at - 1] == b' ' { FIRST } else { NEXT };
        let now = ring.iter().position(|&letter| letter == self.text[at]).unwrap_or(0);
        let to = match (down, now) {
            (true, now) if now + 1 == ring.len() => 0,
            (true, now) => now + 1,
            (false, 0) => ring.len() - 1,
            (false, now) => now - 1,
        };
        self.text[at] = ring[to];
    }

    pub(super) fn stack(&self, mut sheet: Sheet, question: &Question, name: &Name) {
        sheet.top(question);
        let mut hint = Text::new();
        let _ = write!(hint, "{} letters at most", most(name)); // fits a line
        let (seat, text, at, max) = (question.heading.asked.seat(), self.text.clone(), self.at, most(name) as u8);
        sheet.push(sheet.room(), What::Letters(Letters { seat, text, at, max, hint }));
        match name.suggestions {
            [] if explains(&question.heading, None) => {
                sheet.foot(&[(Key::A, "Take it"), (Key::B, "Back"), (Key::Y, "Why")])
            }
            [] => sheet.foot(&[(Key::A, "Take it"), (Key::B, "Back")]),
            _ => sheet.foot(&[(Key::A, "Take it"), (Key::B, "Back"), (Key::X, "Other")]),
        }
    }
}

fn most(name: &Name) -> usize {
    usize::from(name.max).clamp(1, MAX_NAME)
}
