//! The targets of a Duel (RR-SCN-DUEL): two points of the enemy, before anybody deploys.

use super::Points;
use super::pick::{Proposed, suggest};
use crate::book::Type;
use crate::event::Event;
use crate::flow::Table;
use crate::foe::Foe;
use crate::state::{ElementSet, State};
use umpire_engine::table::Seat;

/// Points a target list has.
const WORTH: u8 = 2;

/// Both name theirs, Player A first.
pub(super) async fn targets(t: &Table) {
    let first = t.look(|s| s.first);
    for seat in [first, first.foe()] {
        let prey = name(t, seat).await;
        t.emit(Event::Prey(seat, prey));
    }
}

/// One Element of 2 points, or two of 1; where neither can be had, the smallest total above (GAP 108).
fn name(t: &Table, seat: Seat) -> impl Future<Output = ElementSet> {
    let of = t.look(|s| worthy(s, seat.foe()));
    let total = t.look(|s| Points::of(s, of)).from(WORTH);
    suggest(t, ("prey", seat), ("Targets", Proposed::First), of, (total, total))
}

/// No Dregs, no Wards.
fn worthy(s: &State, seat: Seat) -> ElementSet {
    s.live(seat).filter(|(_, e)| !matches!(e.kind(), Type::Dregs | Type::Ward)).map(|(id, _)| id).collect()
}
