//! Who was gone through, and who made way (FR-INT-1 to FR-INT-3, FR-MOV-13).

use super::Table;
use crate::book::interpenetration;
use crate::event::{StressCause, StressEvent};
use crate::flow::ask;
use crate::state::{Battle, ElementId, ElementSet};
use umpire_engine::table::Words;

/// Stress of a mover and of whom it goes through. Whoever routs, and an enemy, shakes whom it passes whatever the formations,
/// and no more than that (FR-INT-2, G-19).
fn stress(b: &Battle, mover: ElementId, other: ElementId) -> [u8; 2] {
    let (by, to) = (b.element(mover), b.element(other));
    let table = interpenetration(by.formation(), to.formation());
    let shaken = by.routs() || by.seat != to.seat;
    let other = if shaken { u8::from(to.card.kind.is_unit()) } else { table };
    [table, other]
}

/// Whether one of a mover could go through somebody at the price of stress: a friend, or an enemy.
fn passes(b: &Battle, one: ElementId, other: ElementId, enemies: bool) -> bool {
    let (by, to) = (b.element(one), b.element(other));
    let together = one == other || by.group != 0 && by.group == to.group;
    to.in_play() && (by.seat != to.seat) == enemies && !together && stress(b, one, other) != [0, 0]
}

fn passable(b: &Battle, one: ElementId, enemies: bool) -> ElementSet {
    b.elements_where(|other, _| passes(b, one, other, enemies))
}

/// Whether one of a mover could go through anybody.
pub(super) fn can_pass(b: &Battle, id: ElementId, enemies: bool) -> bool {
    let any = |one| b.all().any(|(other, _)| passes(b, one, other, enemies));
    b.members(id).iter().any(any)
}

/// Each of a mover, and whom it went through: once a pair (FR-INT-3).
pub(super) async fn through(t: &Table, id: ElementId, enemies: bool) {
    let members = t.look(|b| b.members(id));
    for one in members.iter() {
        if t.look(|b| passable(b, one, enemies)).is_empty() {
            continue;
        }
        for other in ask_through(t, one, enemies).await.iter() {
            let [mine, its] = t.look(|b| stress(b, one, other));
            let router = t.look(|b| b.element(one).routs());
            let cause = if router || enemies { StressCause::PassedThrough } else { StressCause::Interpenetrated };
            t.emit(StressEvent::Gained(one, mine, StressCause::Interpenetrated).into());
            t.emit(StressEvent::Gained(other, its, cause).into());
        }
    }
}

#[inline(never)]
fn ask_through(t: &Table, one: ElementId, enemies: bool) -> impl Future<Output = ElementSet> {
    let (these, agreed) = t.look(|b| (passable(b, one, enemies), b.order_of(one).row().interpenetrates));
    let why = match (enemies, agreed) {
        (true, _) => "An enemy that is gone through gets 1 stress.",
        (false, true) => "Going through friends may cost both 1 stress.",
        (false, false) => "Its order does not say so: only if you agree.",
    };
    let heading = ask::of_element(t, "through", one, "{} goes through", "Through whom?").why(why);
    ask::several(t, heading, these, ElementSet::EMPTY, None)
}

/// Friends that could make way: nobody in close combat (FR-MOV-13).
pub(super) fn may_make_way(b: &Battle, id: ElementId) -> ElementSet {
    let friends = b.friends(id).except(b.members(id));
    friends.iter().filter(|friend| b.element(*friend).card.kind.is_unit() && !b.in_contact(*friend)).collect()
}

/// Whoever makes way shifts by 2 cm and gets 1 stress (FR-SRC-9).
pub(super) async fn make_way(t: &Table, id: ElementId) {
    for friend in ask_way(t, id).await.iter() {
        t.emit(StressEvent::Gained(friend, 1, StressCause::MadeWay).into());
    }
}

#[inline(never)]
fn ask_way(t: &Table, id: ElementId) -> impl Future<Output = ElementSet> {
    let (seat, these) = t.look(|b| (b.seat_of(id), may_make_way(b, id)));
    let heading = ask::head(("way", seat), "Who made way?", Words::of("2 cm each"))
        .why("Not out of its group, not into an enemy, not if it cannot move.");
    ask::several(t, heading, these, ElementSet::EMPTY, None)
}
