//! Turns and rounds, and the time they take.

use umpire_engine::table::{Number, Words};

use crate::flow::head;
use crate::scene::given;
use crate::{Event, Table};

/// The longest turn that is counted, in seconds.
const LONGEST: i16 = 5_999;

/// The turn ends: what it took, where that is counted, and whose turn it is now.
pub(crate) async fn next(t: &Table) {
    if t.look(|s| s.clock) {
        let seat = t.look(|s| s.active());
        let head = head(t, "time", "Time used", Words::with("{} so far", given::time(seat))).timed(true);
        let number = Number { min: 0, max: LONGEST, step: 1, preset: 0, unit: "seconds", least: "" };
        let seconds = t.number(head, number).await;
        t.emit(Event::TimeUsed(seat, seconds as u16));
    }
    t.emit(Event::Next);
}
