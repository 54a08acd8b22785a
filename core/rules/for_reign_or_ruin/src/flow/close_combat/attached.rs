//! Step 8: individuals in units that are in close combat (FR-CC-12).

use super::super::dice::{self, Fallen};
use super::super::ranged::land;
use super::super::{Table, ask, destroy, step};
use crate::book::{Stat, Step};
use crate::event::{CombatEvent, StressCause, TurnEvent};
use crate::state::{Battle, ElementId, ElementSet, Flag};
use umpire_engine::table::Words;

/// FR-TURN-8: a die at each who did not fight himself.
pub(in crate::flow) async fn attached(t: &Table) {
    let all = t.look(|b| inside(b).len() as u8);
    let waits = if all == 1 { Words::of("1 die") } else { Words::with("{} dice", all) };
    if all == 0 || !step::begins(t, Step::ATTACHED, waits).await {
        return;
    }
    for id in t.look(inside).iter() {
        t.emit(TurnEvent::Acting(Some(id)).into());
        die(t, id).await;
    }
    t.emit(TurnEvent::Acting(None).into());
    destroy::settle(t, StressCause::Struck).await;
}

/// Individuals in an element that fought or was struck at, and who did neither themselves.
fn inside(b: &Battle) -> ElementSet {
    b.elements_where(|id, element| {
        let fights = |unit: ElementId| b.element(unit).is(Flag::Fought) || b.in_contact(unit);
        element.attached.is_some_and(fights) && !element.is(Flag::Fought) && !b.in_contact(id)
    })
}

async fn die(t: &Table, id: ElementId) {
    let def = ask::known(t, id, Stat::Def).await;
    if Battle::more_than(def).is_none() {
        return t.emit(CombatEvent::NoDice(id, "cannot be hit").into());
    }
    let roll = dice::one("In combat", def);
    let score = roll.score;
    let head = ask::of_element(t, "inside", id, "{}: in combat", "In combat");
    let fallen = Fallen::of(t.roll(head, roll).await, score);
    land(t, id, "In combat", fallen);
}
