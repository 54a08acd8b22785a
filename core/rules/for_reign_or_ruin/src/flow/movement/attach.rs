//! Who starts inside a unit (FR-ST-6).

use super::leader::ask_unit;
use crate::event::TurnEvent;
use crate::flow::{Table, ask};
use crate::state::{Battle, ElementSet};
use umpire_engine::table::{Seat, Words};

/// Before the first turn: each side with individuals and units is asked once.
pub(in crate::flow) async fn attach(t: &Table) {
    let seats = t.look(Battle::seats);
    for seat in seats.iter() {
        for id in ask_inside(t, seat).await.iter() {
            let unit = ask_unit(t, id).await;
            if unit.is_some() {
                t.emit(TurnEvent::Attached(id, unit).into());
            }
        }
    }
}

async fn ask_inside(t: &Table, seat: Seat) -> ElementSet {
    let (units, alone) = t.look(|b| {
        let all = b.in_play(seat);
        let units: ElementSet = all.iter().filter(|id| b.element(*id).card.kind.is_unit()).collect();
        (units, all.except(units))
    });
    if units.is_empty() || alone.is_empty() {
        return ElementSet::EMPTY;
    }
    let preset = t.look(|b| b.elements_where(|_, element| element.attached.is_some())).both(alone);
    let heading =
        ask::head(("inside", seat), "Who is in a unit?", Words::NONE).why("A leader at 0 cm of a unit may lead it.");
    ask::several(t, heading, alone, preset, None).await
}
