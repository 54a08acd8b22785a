//! Destruction at its marked moments: who is over End goes, friends near take it badly, and so on until nobody is left
//! to go (section 4, F-DESTROY).

use super::Table;
use super::ask::{self, within};
use crate::book::{HouseRule, Stat};
use crate::event::{StressCause, StressEvent};
use crate::state::{ElementId, ElementSet, Place, Within};
use umpire_engine::table::Words;

/// Everybody who has more stress than it can bear goes, one after the other, and whoever goes because of that (FR-STR-6).
pub(super) async fn sweep(t: &Table) {
    while let Some(id) = t.look(|b| b.elements_where(|_, element| element.is_over_end()).first()) {
        gone(t, id, Place::Destroyed).await;
    }
}

/// One element goes: its friends within 8 cm get 1 stress (FR-STR-3), whoever is in it the overflow (FR-STR-4).
pub(super) async fn gone(t: &Table, id: ElementId, place: Place) {
    let (friends, inside, overflow) = t.look(|b| {
        let element = b.element(id);
        let end = element.number(Stat::End).unwrap_or(element.stress);
        (b.friends(id), b.attached_to(id), element.stress.saturating_sub(end))
    });
    t.emit(StressEvent::Gone(id, place).into());
    for leader in inside.iter() {
        shaken_inside(t, id, leader, overflow);
    }
    // Nobody is asked about the moment of the last one's end.
    let others = friends.except(inside);
    let near = within(t, id, Within::Eight, others, ask_near(t, id)).await;
    for friend in near.iter() {
        t.emit(StressEvent::Gained(friend, 1, StressCause::DestroyedNear).into());
    }
}

fn ask_near(t: &Table, id: ElementId) -> umpire_engine::table::Heading {
    let seat = t.look(|b| b.seat_of(id));
    ask::head(("near-lost", seat), "Within 8 cm?", Words::with("{}", id))
        .why("A friend was lost: each friend near it gets 1 stress.")
}

/// Who was in it (FR-STR-4, FR-HR-2).
fn shaken_inside(t: &Table, unit: ElementId, leader: ElementId, overflow: u8) {
    let cause = StressCause::InDestroyed;
    match t.look(|b| b.house.setting(HouseRule::LeaderInDestroyed)) {
        0 => t.emit(StressEvent::Gained(leader, overflow, cause).into()),
        1 => {
            let end = t.look(|b| b.element(unit).number(Stat::End));
            if t.look(|b| end.is_some_and(|end| b.element(leader).stress > end)) {
                t.emit(StressEvent::Gone(leader, Place::Destroyed).into());
            }
        }
        _ => t.emit(StressEvent::Gained(leader, 1, StressCause::DestroyedNear).into()),
    }
}

/// What was pending in a step counts now, then who is over End goes (FR-STR-5).
pub(super) async fn settle(t: &Table, cause: StressCause) {
    let due: ElementSet = t.look(|b| b.elements_where(|_, element| element.pending > 0));
    for id in due.iter() {
        t.emit(StressEvent::Settled(id, cause).into());
    }
    sweep(t).await;
}
