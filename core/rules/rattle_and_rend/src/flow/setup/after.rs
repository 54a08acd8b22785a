//! The end of the setup: Prepared, then Devious; Player A first (RR-SET-12, RR-REP-ORDER).

use super::{terrain, which};
use crate::book::house::DeviousWithin;
use crate::book::{Band, Reputation};
use crate::flow::Table;
use crate::flow::ask::tell;
use crate::foe::Foe;
use crate::state::{ElementId, ElementSet};
use umpire_engine::table::{Diagram, Reach, Seat};

/// What Reputations do when everybody is in place.
pub(super) async fn reputations(t: &Table) {
    let first = t.look(|s| s.first);
    for seat in [first, first.foe()] {
        if is(t, seat, Reputation::Prepared) {
            terrain::changed(t, seat).await;
        }
    }
    for seat in [first, first.foe()] {
        if is(t, seat, Reputation::Devious) {
            devious(t, seat).await;
        }
    }
}

fn is(t: &Table, seat: Seat, reputation: Reputation) -> bool {
    t.look(|s| s.side(seat).reputation == Some(reputation))
}

/// The most points of the enemy a Devious player moves.
const MOVED: u8 = 4;

/// RR-REP-DEVIOUS: up to 4 points of the enemy are put somewhere else, each near where it stood.
async fn devious(t: &Table, seat: Seat) {
    let mut moved = ask_devious(t, seat).await;
    while let Some(id) = moved.first() {
        moved = moved.without(id);
        shift(t, seat, id).await;
    }
}

fn ask_devious(t: &Table, seat: Seat) -> impl Future<Output = ElementSet> {
    let of = t.look(|s| s.standing(seat.foe()).map(|(id, _)| id).collect());
    which(t, ("devious", seat), "Devious", "who is moved?", of, (0, MOVED))
}

/// HR 31: within M of where it stood, or S.
fn shift(t: &Table, seat: Seat, id: ElementId) -> impl Future<Output = ()> {
    let band = if t.look(|s| s.house.is(DeviousWithin::S)) { Band::S } else { Band::M };
    let reach = Reach { way: "any way, up to", ..band.reach() };
    tell(t, ("shift", seat), "Devious", "80 mm off you, no Hazard", (Diagram::Place, id, None, Some(reach)))
}
