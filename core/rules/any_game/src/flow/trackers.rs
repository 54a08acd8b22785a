//! A tracker of the table: one number for all.

use umpire_engine::table::Words;

use crate::flow::counters::counted;
use crate::flow::head;
use crate::scene::given;
use crate::{Event, Table};

/// Changes what it is.
pub(crate) async fn change(t: &Table, at: u8) {
    let now = t.look(|s| s.trackers[usize::from(at)].now);
    let head = head(t, "tracker", Words::with("{}", given::tracker(at)), "");
    let value = t.number(head, counted(now)).await;
    t.emit(Event::Tracked(at, value));
}
