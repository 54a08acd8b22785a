//! Steps 7 and 8: every pair in contact, and individuals in them (section 11, F-MELEE).

mod attached;
mod clash;
mod pair;
mod reasons;
mod split;
mod strike;
mod touch;

pub(super) use self::attached::attached;
use super::step::Page;
use super::{Table, destroy, step};
use crate::book::Step;
use crate::event::{CombatEvent, StressCause, TurnEvent};
use umpire_engine::table::Words;

/// FR-TURN-7: all contacts, one pair after the other, by the order of the rosters. Stress is pending until the last has fought
/// (FR-CC-18), but for reach within a pair.
pub(super) async fn close_combat(t: &Table) {
    if !begins(t).await {
        return;
    }
    while let Some(at) = t.look(|b| b.next_pair()) {
        pair::fights(t, at).await;
    }
    t.emit(TurnEvent::Acting(None).into());
    t.emit(CombatEvent::CombatOver.into());
    destroy::settle(t, StressCause::Struck).await;
}

/// The page of the step is there without contacts, too: somebody may have forgotten to tell one. False where it is skipped.
async fn begins(t: &Table) -> bool {
    if t.look(|b| b.seats().iter().any(|seat| b.in_play(seat).is_empty())) {
        return false;
    }
    if !step::opens(t, Step::COMBAT) {
        return false;
    }
    loop {
        let warns = t.look(|b| !b.contacts.is_empty());
        match step::page(t, Step::COMBAT, waits(t), (Some(touch::add_row(t)), warns)).await {
            Page::Begin => return true,
            Page::Own => touch::add(t).await,
            Page::Skipped => return false,
        }
    }
}

fn waits(t: &Table) -> Words {
    match t.look(|b| b.contacts.len() as u8) {
        0 => Words::of("no contact"),
        1 => Words::of("1 contact"),
        all => Words::with("{} contacts", all),
    }
}
