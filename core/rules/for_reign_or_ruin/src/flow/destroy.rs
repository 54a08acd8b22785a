//! Destruction at its marked moments: who is over End goes, friends near take it badly, and so on until nobody is left
//! to go (section 4, F-DESTROY).

use super::Table;
use super::ask::{about, head, known, several};
use crate::book::{HouseRule, Stat};
use crate::event::{StressCause, StressEvent};
use crate::state::{Battle, ElementId, ElementSet, Place};
use umpire_engine::table::Words;

/// Everybody who has more stress than it can bear goes, and whoever goes because of that (FR-STR-6). Those who go at the same
/// moment are a wave: they do not shake each other, but each shakes its friends.
pub(super) async fn sweep(t: &Table) {
    loop {
        while let Some(id) = t.look(unknown_end) {
            end_of(t, id).await;
        }
        let mut wave = t.look(|b| b.going());
        if wave.is_empty() {
            return;
        }
        while let Some(id) = wave.first() {
            wave = wave.without(id);
            // Players may have put its numbers right meanwhile.
            if t.look(|b| b.going().has(id)) {
                lose(t, id, Place::Destroyed, wave).await;
            }
        }
    }
}

/// One element goes, wherever to; then whoever goes because of that.
pub(super) async fn gone(t: &Table, id: ElementId, place: Place) {
    lose(t, id, place, ElementSet::EMPTY).await;
    sweep(t).await;
}

/// Its End; asked for where nobody knows it, once a turn.
pub(super) async fn end_of(t: &Table, id: ElementId) -> u8 {
    if let Some(end) = t.look(|b| b.element(id).end()) {
        return end;
    }
    let end = known(t, id, Stat::End).await;
    if t.look(|b| b.element(id).end().is_none()) {
        t.emit(StressEvent::EndNow(id, end).into());
    }
    end
}

/// One that has gained stress in this turn, and nobody knows how much it bears.
fn unknown_end(b: &Battle) -> Option<ElementId> {
    b.elements_where(|_, element| element.gained > 0 && element.stress > 0 && element.end().is_none()).first()
}

/// One element goes: its friends within 8 cm get 1 stress (FR-STR-3), whoever is in it the overflow (FR-STR-4).
async fn lose(t: &Table, id: ElementId, place: Place, wave: ElementSet) {
    if t.look(|b| needs_end(b, id)) {
        end_of(t, id).await;
    }
    let others = falls(t, id, place, wave);
    if others.is_empty() {
        return;
    }
    let near = ask_near(t, id, others).await;
    for friend in near.iter() {
        t.emit(StressEvent::Gained(friend, 1, StressCause::DestroyedNear).into());
    }
}

/// Whether what becomes of those in it hangs on its End.
fn needs_end(b: &Battle, id: ElementId) -> bool {
    let by_end = b.house.setting(HouseRule::LeaderInDestroyed) < 2;
    by_end && b.element(id).stress > 0 && !b.attached_to(id).is_empty()
}

/// It is taken off; those at 0 cm are shaken at once. Who else may be near.
#[inline(never)]
fn falls(t: &Table, id: ElementId, place: Place, wave: ElementSet) -> ElementSet {
    let (inside, beside) = t.look(|b| (b.attached_to(id).except(wave), b.beside(id).except(wave)));
    let overflow = t.look(|b| {
        let element = b.element(id);
        element.stress.saturating_sub(element.end().unwrap_or(element.stress))
    });
    let end = t.look(|b| b.element(id).end());
    t.emit(StressEvent::Gone(id, place).into());
    for leader in inside.iter() {
        shaken_inside(t, leader, end, overflow);
    }
    for friend in beside.iter() {
        t.emit(StressEvent::Gained(friend, 1, StressCause::DestroyedNear).into());
    }
    t.look(|b| b.can_be_shaken(b.friends(id).except(inside).except(beside).except(wave)))
}

/// Nobody remembers the answer: it is asked once of each.
#[inline(never)]
fn ask_near(t: &Table, id: ElementId, others: ElementSet) -> impl Future<Output = ElementSet> {
    let seat = t.look(|b| b.seat_of(id));
    let heading = head(("near-lost", seat), "Within 8 cm?", Words::NONE)
        .deed(about(t, id, "{} is lost", "within 8 cm of it"))
        .why("A friend was lost: each friend near it gets 1 stress.");
    several(t, heading, others, ElementSet::EMPTY, None)
}

/// Who was in it (FR-STR-4, FR-HR-2).
fn shaken_inside(t: &Table, leader: ElementId, end: Option<u8>, overflow: u8) {
    let event = match t.look(|b| b.house.setting(HouseRule::LeaderInDestroyed)) {
        0 => StressEvent::Gained(leader, overflow, StressCause::InDestroyed),
        1 if t.look(|b| end.is_some_and(|end| b.element(leader).stress > end)) => StressEvent::Doomed(leader),
        1 => return,
        _ => StressEvent::Gained(leader, 1, StressCause::DestroyedNear),
    };
    t.emit(event.into());
}

/// What was pending in a step counts now, then who is over End goes (FR-STR-5).
pub(super) async fn settle(t: &Table, cause: StressCause) {
    let due = t.look(|b| b.elements_where(|_, element| element.pending > 0));
    for id in due.iter() {
        t.emit(StressEvent::Settled(id, cause).into());
    }
    sweep(t).await;
}
