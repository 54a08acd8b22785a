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
        if ask_step(t, step, waits).await == 0 {
            return true;
        }
        if ask_skip(t, step, waits).await == 0 {
            return false;
        }
    }
}

#[inline(never)]
fn ask_step(t: &Table, step: Step, waits: Words) -> impl Future<Output = u8> {
    let head = Heading::new("step", Asked::Anyone, step.name(), waits);
    choose(t, head, [Opt::new("begin", "Begin"), Opt::new("skip", "Skip this step")])
}

#[inline(never)]
fn ask_skip(t: &Table, step: Step, waits: Words) -> impl Future<Output = u8> {
    let head =
        Heading::new("skip", Asked::Anyone, "Skip it?", waits).why(Words::with("{}: this stays undone.", step.name()));
    choose(t, head, [Opt::new("skip", "Skip all the same"), Opt::new("back", "Back")])
}
