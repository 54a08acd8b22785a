//! The beginning of a step that has something to do: what waits, and whether it is skipped (FR-UI-2).

use super::Table;
use super::ask::choose;
use crate::book::Step;
use crate::event::TurnEvent;
use umpire_engine::table::{Asked, Heading, Opt, Words};

/// Begins a step and tells what waits in it; false where the players skip it. They are warned first of what stays undone.
pub(super) async fn begins(t: &Table, step: Step, waits: Words) -> bool {
    t.emit(TurnEvent::Step(step).into());
    loop {
        if ask_step(t, step, waits, None).await == 0 {
            return true;
        }
        if is_skipped(t, step, waits).await {
            return false;
        }
    }
}

/// Whether players skip a step, warned of what stays undone.
pub(super) async fn is_skipped(t: &Table, step: Step, waits: Words) -> bool {
    ask_skip(t, step, waits).await == 0
}

/// The page of a step: begin it, skip it, or something of its own.

#[inline(never)]
pub(super) fn ask_step(t: &Table, step: Step, waits: Words, own: Option<Opt>) -> impl Future<Output = u8> {
    let head = Heading::new("step", Asked::Anyone, step.name(), waits);
    choose(t, head, [Opt::new("begin", "Begin"), Opt::new("skip", "Skip this step")].into_iter().chain(own))
}

#[inline(never)]
fn ask_skip(t: &Table, step: Step, waits: Words) -> impl Future<Output = u8> {
    let head =
        Heading::new("skip", Asked::Anyone, "Skip it?", waits).why(Words::with("{}: this stays undone.", step.name()));
    choose(t, head, [Opt::new("skip", "Skip all the same"), Opt::new("back", "Back")])
}
