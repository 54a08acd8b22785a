//! A counter of a side: whose, and what it is now.

use umpire_engine::table::{Asked, Heading, Number, Words};

use crate::flow::{head, side};
use crate::scene::given;
use crate::{Event, MOST, Table};

/// The question for each counter: an id of its own, so that a scene knows what stands beside it.
static IDS: [&str; 6] = ["counter-1", "counter-2", "counter-3", "counter-4", "counter-5", "counter-6"];

/// The counter that a question asks for.
pub(crate) fn counter_asked(question: &str) -> Option<usize> {
    IDS.iter().position(|id| *id == question)
}

/// Changes what a side has.
pub(crate) async fn change(t: &Table, at: u8) {
    let (alone, active) = t.look(|s| (s.sides() == 1, s.active()));
    let label = Words::with("{}", given::counter(at));
    let seat = if alone { active } else { side(t, head(t, "whose", "Whose?", label), active).await };
    let (count, now) = t.look(|s| (s.counters.len() as u8, s.counters[usize::from(at)].now[seat.index()]));
    let note = if count > 1 { Words::with2("counter {} of {}", at + 1, count) } else { Words::NONE };
    let head = Heading::new(IDS[usize::from(at)], Asked::Seat(seat), label, note);
    let value = t.number(head, counted(now)).await;
    t.emit(Event::Counted(at, seat, value));
}

/// A number that is counted.
pub(crate) const fn counted(preset: i16) -> Number {
    Number { min: 0, max: MOST, step: 1, preset, unit: "", least: "" }
}
