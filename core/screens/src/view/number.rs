//! Giving a number in the open.

use umpire_rules::table::{Answer, Number, Question};

use super::sheet::Sheet;
use super::why::look;
use crate::band::{Figure, What};
use crate::key::{Act, Key};

/// The number so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Counting {
    value: i16,
}

impl Counting {
    pub(super) fn new(number: &Number) -> Self {
        Counting { value: if number.allows(number.preset) { number.preset } else { number.min } }
    }

    /// Shows the number that was given.
    pub(super) fn show(&mut self, answer: &Answer) {
        if let Answer::Number(value) = answer {
            self.value = *value;
        }
    }

    pub(super) fn stroke(&mut self, key: Key, number: &Number) -> Act {
        let to = match key {
            Key::A => return Act::Say(Answer::Number(self.value)),
            Key::B => return Act::Undo,
            Key::Up | Key::Right => self.value.saturating_add(number.step),
            Key::Down | Key::Left => self.value.saturating_sub(number.step),
            _ => self.value,
        };
        if number.allows(to) {
            self.value = to;
        }
        Act::Stay
    }

    pub(super) fn stack(&self, mut sheet: Sheet, question: &Question, number: &Number) {
        sheet.top(question);
        let (seat, range) = (question.heading.asked.seat(), (number.min, number.max));
        sheet.push(sheet.room(), What::Figure(Figure { seat, value: self.value, range, unit: number.unit }));
        sheet.foot(&[(Key::A, "Take it"), (Key::B, "Back"), (Key::Y, look(&question.heading, None))])
    }
}
