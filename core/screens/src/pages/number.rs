//! Giving a number in the open: alone, or among those of the other sides.

use umpire_engine::table::{Answer, MAX_SEATS, Number, Question, Scene, Seat, Words};

use crate::bands::{AnyBand, ColumnsBand, LineBand, LineVoice, NumberEntryBand};
use crate::intent::Intent;
use crate::key::Key;
use crate::pages::page_builder::{HEAD, PageBuilder};
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

    /// The number as it stands.
    pub(crate) fn value(&self) -> i16 {
        self.value
    }

    pub(crate) fn on_key(&mut self, key: Key, number: &Number) -> Intent {
        let to = match key {
            Key::A => return Intent::Answer(Answer::Number(self.value)),
            Key::B => return Intent::Undo,
            Key::Up => self.value.saturating_add(number.step),
            Key::Down => self.value.saturating_sub(number.step),
            Key::Right => leap(number, self.value, 1),
            Key::Left => leap(number, self.value, -1),
            _ => self.value,
        };
        if number.allows(to) {
            self.value = to;
        }
        Intent::Stay
    }

    #[inline(never)]
    pub(crate) fn layout(&self, mut builder: PageBuilder, question: &Question, number: &Number) {
        if let Some((asked, numbers)) = beside(builder.scene, question) {
            return self.columns(builder, question, number, (asked, numbers));
        }
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
    /// The numbers of all sides, and below them what is asked, and what it was.
    fn columns(
        &self,
        mut builder: PageBuilder,
        question: &Question,
        number: &Number,
        (asked, mut numbers): (Seat, [i16; MAX_SEATS]),
    ) {
        let was = numbers[asked.index()];
        numbers[asked.index()] = self.value;
        builder.strip_of_names();
        let (seats, ways) = (builder.scene.seats(), (self.value > number.min, self.value < number.max));
        builder.push(builder.room() - HEAD - WAS, AnyBand::Columns(ColumnsBand { numbers, seats, asked, ways }));
        builder.head(question);
        let text = builder.text(&Words::with2("{} had {}", asked, was));
        let (size, voice) = (builder.scale.small(), LineVoice::Second);
        builder.push(WAS, AnyBand::Line(LineBand { seat: None, text, size, voice, centred: false }));
        builder.foot(&[(Key::A, "Take it"), (Key::B, "Back"), (Key::Y, look(&question.heading, None))])
    }
}

/// From so many numbers on, left and right go by ten of them.
const MANY: i32 = 100;
const LEAP: i32 = 10;

/// Where left or right leads: to the next number, or ten of them on, and not beyond the last.
fn leap(number: &Number, value: i16, way: i32) -> i16 {
    let (step, min, max) = (i32::from(number.step), i32::from(number.min), i32::from(number.max));
    let last = min + (max - min) / step * step;
    let by = if (max - min) / step >= MANY { LEAP } else { 1 };
    (i32::from(value) + way * by * step).clamp(min, last) as i16
}

/// Rows of the line that says what it was.
const WAS: usize = 24;

/// Whose number is asked, and what every side has of it, where the scene says so.
fn beside(scene: &dyn Scene, question: &Question) -> Option<(Seat, [i16; MAX_SEATS])> {
    let (asked, mut numbers) = (question.heading.asked.seat()?, [0; MAX_SEATS]);
    for seat in scene.all_seats().iter() {
        numbers[seat.index()] = scene.beside(question.heading.id, seat)?;
    }
    Some((asked, numbers))
}
