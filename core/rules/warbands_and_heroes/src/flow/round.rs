//! A round: initiative, everybody's turn, the morale step, the end test (section 6).

use super::{Table, block, end, initiative, morale};
use crate::event::Event;

/// WH-ROUND-1 to WH-ROUND-6.
pub(super) async fn round(t: &Table) {
    t.emit(Event::Round);
    initiative::initiative(t).await;
    loop {
        let seats = t.look(|b| b.next_block());
        if seats.is_empty() {
            break;
        }
        block::block(t, seats).await;
    }
    morale::morale(t).await;
    end::end_test(t).await;
}
