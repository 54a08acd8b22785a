//! Who starts inside a unit (FR-ST-6).

use super::leader::join;
use crate::event::TurnEvent;
use crate::flow::{Table, ask};
use crate::state::{Battle, ElementSet};
use umpire_engine::table::{Seat, Words};

/// Before the first turn: each side with individuals and units is asked, as often as players like.
pub(in crate::flow) async fn attach(t: &Table) {
    let seats = t.look(Battle::seats);
    for seat in seats.iter() {
        let inside = ask_inside(t, seat).await;
        for id in t.look(|b| b.in_play(seat)).iter() {
            match (t.look(|b| b.element(id).attached.is_some()), inside.has(id)) {
                (true, false) => t.emit(TurnEvent::Attached(id, None).into()),
                (false, true) => _ = join(t, id).await,
                _ => {}
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
