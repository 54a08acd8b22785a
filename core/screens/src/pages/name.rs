//! Spelling a name, letter by letter, from a suggestion or from nothing.

use core::fmt::Write;

use heapless::{String, Vec};
use umpire_engine::table::{Answer, MAX_NAME, Name, Question, Seat};

use crate::bands::{AnyBand, NameEntryBand};
use crate::intent::Intent;
use crate::key::Key;
use crate::pages::page_builder::PageBuilder;
use crate::pages::why::explains;
use crate::strings::Text;

/// The letters to go round: a word likely begins with a capital, and goes on without.
const FIRST: &[u8] = b" ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-'.";
const NEXT: &[u8] = b" abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-'.";

/// The name so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct NamePage {
    text: Vec<u8, MAX_NAME>,
    at: u8,
    suggestion: u8,
}

impl NamePage {
    pub(crate) fn new(name: &Name) -> Self {
        let mut spelling = NamePage { text: Vec::new(), at: 0, suggestion: 0 };
        spelling.suggest(name);
        spelling
    }

    fn suggest(&mut self, name: &Name) {
        let suggested = name.suggestions.get(usize::from(self.suggestion)).unwrap_or(&"");
        let known = suggested.bytes().filter(|letter| NEXT.contains(letter));
        self.text = known.take(most(name)).collect();
        self.at = 0;
    }

    /// Shows the name that was given.
    pub(crate) fn show(&mut self, name: &Name, answer: &Answer) {
        if let Answer::Name(given) = answer {
            self.text = given.bytes().filter(|letter| NEXT.contains(letter)).take(most(name)).collect();
        }
    }

    /// What is spelt so far, to be given to somebody by hand.
    pub(crate) fn spelling(text: &str) -> Self {
        NamePage { text: text.bytes().filter(|letter| NEXT.contains(letter)).collect(), at: 0, suggestion: 0 }
    }

    /// What is spelt, without blanks around it.
    pub(crate) fn spelt(&self) -> &str {
        core::str::from_utf8(&self.text).unwrap_or_default().trim()
    }

    /// The letters, of so many at most, with a line below them.
    pub(crate) fn band(&self, seat: Option<Seat>, max: u8, hint: Text) -> AnyBand {
        AnyBand::NameEntry(NameEntryBand { seat, text: self.text.clone(), at: self.at, max, hint })
    }

    /// What the pad does: along the letters, and round them. Whether it was a key for that.
    pub(crate) fn on_pad(&mut self, key: Key, last: u8) -> bool {
        match key {
            Key::Left => self.at = self.at.checked_sub(1).unwrap_or(last),
            Key::Right => self.at = if self.at >= last { 0 } else { self.at + 1 },
            Key::Up => self.turn(false),
            Key::Down => self.turn(true),
            Key::A | Key::B | Key::X | Key::Y => return false,
        }
        true
    }

    pub(crate) fn on_key(&mut self, key: Key, name: &Name) -> Intent {
        let last = most(name) as u8 - 1;
        match key {
            key if self.on_pad(key, last) => {}
            Key::X if name.suggestions.len() > 1 => {
                self.suggestion = (self.suggestion + 1) % name.suggestions.len() as u8;
                self.suggest(name);
            }
            Key::A => {
                return match String::try_from(self.spelt()) {
                    Ok(spelt) if !spelt.is_empty() => Intent::Answer(Answer::Name(spelt)),
                    _ => Intent::Stay,
                };
            }
            Key::B => return Intent::Undo,
            _ => {}
        }
        Intent::Stay
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

    #[inline(never)]
    pub(crate) fn layout(&self, mut builder: PageBuilder, question: &Question, name: &Name) {
        builder.top(question);
        let mut hint = Text::new();
        let _ = write!(hint, "{} letters at most", most(name)); // fits a line
        builder.push(builder.room(), self.band(question.heading.asked.seat(), most(name) as u8, hint));
        match name.suggestions {
            [] | [_] if explains(&question.heading, None) => {
                builder.foot(&[(Key::A, "Take it"), (Key::B, "Back"), (Key::Y, "Why")])
            }
            [] | [_] => builder.foot(&[(Key::A, "Take it"), (Key::B, "Back")]),
            _ => builder.foot(&[(Key::A, "Take it"), (Key::B, "Back"), (Key::X, "Other")]),
        }
    }
}

fn most(name: &Name) -> usize {
    usize::from(name.max).clamp(1, MAX_NAME)
}
