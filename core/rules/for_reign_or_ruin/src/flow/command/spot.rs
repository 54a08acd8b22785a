//! Step 15: commanders look for brigade markers (FR-CMD-2).

use crate::book::Step;
use crate::event::{CommandEvent, TurnEvent};
use crate::flow::ask::{self, number, one_of, tell};
use crate::flow::{Table, dice, step};
use crate::state::{Battle, ElementId, ElementSet};
use umpire_engine::table::{Deed, Diagram, Heading, Seat, SeatSet, Tone, Words};

/// What a look costs.
const ACT: u8 = 2;
/// From so many centimetres on no die is enough.
const TOO_FAR: i16 = 100;
/// The farthest that is asked about.
const FARTHEST: i16 = 120;

/// FR-TURN-15: each side with a commander who can, and a marker to look for.
pub(in crate::flow) async fn spotting(t: &Table) {
    let able = |b: &Battle| b.seats().iter().any(|seat| !spotters(b, seat).is_empty());
    if !t.look(able) || !step::opens(t, Step::SPOTTING) {
        return;
    }
    for seat in t.look(|b| b.seats()).iter() {
        t.emit(TurnEvent::Active(SeatSet::one(seat)).into());
        while let Some(by) = spotter(t, seat).await {
            spot(t, by).await;
        }
    }
    t.emit(TurnEvent::Active(t.look(|b| b.seats())).into());
}

fn spotters(b: &Battle, seat: Seat) -> ElementSet {
    if b.hidden_from(seat).is_empty() { ElementSet::EMPTY } else { b.commanders(seat, ACT) }
}

/// Who looks; none where nobody does.
async fn spotter(t: &Table, seat: Seat) -> Option<ElementId> {
    let these = t.look(|b| spotters(b, seat));
    if these.is_empty() {
        return None;
    }
    let heading = ask::head(("spot", seat), "Who spots?", "2 Act")
        .why("The enemy has brigade markers: a commander may look for one.");
    one_of(t, heading, these, Some("Nobody")).await
}

async fn spot(t: &Table, by: ElementId) {
    let markers = t.look(|b| b.hidden_from(b.seat_of(by)));
    let heading = ask::of_element(t, "marker", by, "{} spots", "Which marker?");
    let Some(marker) = one_of(t, heading, markers, Some("None")).await else { return };
    let far = number(t, looks(t, "distance", by, marker), (0, FARTHEST, 40), "cm").await;
    if far >= TOO_FAR {
        let heading = looks(t, "too-far", by, marker).why("The die must exceed a tenth of the distance.");
        return tell(t, heading, "Only under 100 cm", (Diagram::None, None, None), 0).await;
    }
    t.emit(TurnEvent::ActSpent(by, ACT).into());
    // A die is whole: it exceeds 4.5 where it exceeds 4, and 4.0 where it exceeds 4.
    let above = (far / 10) as u8;
    let mut seen = true;
    let mut rolled = None;
    // From nearer than 10 cm any die is enough.
    if above > 0 {
        let roll = dice::PoolRoll { name: "Spot", dice: 1, above, why: &[], stakes: ["hidden", "revealed"] };
        let fallen = dice::once(t, looks(t, "spot-die", by, marker), &roll).await;
        seen = fallen.hits > 0;
        let said = if seen { (Tone::Good, "Revealed") } else { (Tone::Bad, "Hidden") };
        rolled = Some(fallen.rolled("Spot", said, Words::NONE));
    }
    t.emit(CommandEvent::Spotted(by, marker, rolled).into());
    if seen {
        let brigade = t.look(|b| b.under_counter(marker).both(b.hidden_from(b.seat_of(by))));
        brigade.iter().for_each(|id| t.emit(CommandEvent::Revealed(id).into()));
    }
}

/// Who looks for which marker.
fn looks(t: &Table, id: &'static str, by: ElementId, marker: ElementId) -> Heading {
    let deed: Deed = ask::deed(t, by, "{} spots", marker);
    ask::head((id, t.look(|b| b.seat_of(by))), "How far is it?", Words::NONE).deed(deed)
}
