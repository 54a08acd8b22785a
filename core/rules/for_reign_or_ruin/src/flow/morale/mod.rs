//! Step 13: checks, orders that change, rallies, rout stress (section 14, F-MORALE).

mod check;
mod rally;
mod rout;

#[allow(unused_imports, reason = "step 16 calls it: ordered to Rout (FR-MOR-14)")]
pub(super) use self::rout::routed;
use super::{Table, step};
use crate::book::Step;
use crate::event::MoraleEvent;
use umpire_engine::table::Words;

/// FR-TURN-13.
pub(super) async fn morale(t: &Table) {
    let (check, rout) = t.look(|b| (b.to_check().len() as u8, b.to_rally().len() as u8));
    let waits = match (check, rout) {
        (0, rout) => Words::with("{} may be rallied", rout),
        (1, 0) => Words::of("1 checks morale"),
        (check, 0) => Words::with("{} check morale", check),
        both => Words::with2("{} check, {} to rally", both.0, both.1),
    };
    if (check, rout) == (0, 0) || step::begins(t, Step::MORALE, waits).await {
        checks(t).await;
    } else {
        // What is skipped stays undone; the next turn compares with now all the same (FR-MOR-2).
        t.emit(MoraleEvent::Frozen.into());
        t.emit(MoraleEvent::Ends.into());
    }
}

/// The step without its page: for quick mode, too (FR-UI-5).
pub(super) async fn checks(t: &Table) {
    t.emit(MoraleEvent::Frozen.into());
    while let Some(id) = t.look(|b| b.morale.checks.first()) {
        check::check(t, id).await; // 13a and 13b
    }
    rally::rallies(t).await; // 13c
    rout::stress(t).await; // 13d
    t.emit(MoraleEvent::Ends.into());
}
