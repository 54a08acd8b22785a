//! Giving a number in the open.

use umpire_engine::table::{Answer, Number, Question};

use crate::bands::{AnyBand, NumberEntryBand};
use crate::intent::Intent;
use crate::key::Key;
use crate::pages::page_builder::PageBuilder;
use crate::pages::why::look;

/// The number so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NumberPage {
    value: i16,
}

impl NumberPage {
    pub(crate) fn new(number: &Number) -> Self {
        NumberPage { value: if number.allows(number.preset) { number.preset } else { number.min } }
    }

    /// Shows the number that was given.
    pub(crate) fn show(&mut self, answer: &Answer) {
        if let Answer::Number(value) = answer {
            self.value = *value;
        }
    }

    pub(crate) fn on_key(&mut self, key: Key, number: &Number) -> Intent {
        let to = match key {
            Key::A => return Intent::Answer(Answer::Number(self.value)),
            Key::B => return Intent::Undo,
            Key::Up | Key::Right => self.value.saturating_add(number.step),
            Key::Down | Key::Left => self.value.saturating_sub(number.step),
            _ => self.value,
        };
        if number.allows(to) {
            self.value = to;
        }
        Intent::Stay
    }

    #[inline(never)]
    pub(crate) fn layout(&self, mut builder: PageBuilder, question: &Question, number: &Number) {
        builder.top(question);
        let (seat, range) = (question.heading.asked.seat(), (number.min, number.max));
        builder.push(
            builder.room(),
            AnyBand::NumberEntry(NumberEntryBand {
                seat,
                value: self.value,
                range,
                unit: number.unit,
                least: number.least,
            }),
        );
        builder.foot(&[(Key::A, "Take it"), (Key::B, "Back"), (Key::Y, look(&question.heading, None))])
    }
}
