//! Morale: warbands that are down to 6 points, or to 3, test their nerve (RR-MORALE-1 to RR-MORALE-5).

use super::will;
use crate::book::Bond;
use crate::book::house::MoraleScales;
use crate::event::Event;
use crate::flow::{Table, tactics};
use crate::foe::Foe;
use crate::state::{Cause, ElementSet, State, Whereabouts, WillCheck};
use umpire_engine::table::Seat;

/// Both sides test before either is counted anew; whoever has fewer points goes first, then Player A.
pub(super) async fn morale(t: &Table) {
    let due = |seat| t.look(|s| due(s, seat));
    for seat in t.look(order) {
        if let Some(last) = due(seat) {
            t.emit(Event::Morale(seat, last));
            for id in t.look(|s| who(s, seat)).iter() {
                t.emit(Event::Due(WillCheck::new(id, Cause::Morale, last)));
            }
        }
    }
    will::settle(t).await;
}

/// Whether a side must still test, which can change what it has.
pub(super) fn is_due(s: &State) -> bool {
    s.whole && [Seat::RED, Seat::BLUE].into_iter().any(|seat| due(s, seat).is_some())
}

fn order(s: &State) -> [Seat; 2] {
    let [a, b] = [s.first, s.first.foe()];
    if points(s, b) < points(s, a) { [b, a] } else { [a, b] }
}

/// Whether a side must test now, and whether with the Penalty of the last few. Null never does.
fn due(s: &State, seat: Seat) -> Option<bool> {
    if s.bound(seat, Bond::Null) || s.round < 2 {
        return None;
    }
    let (few, last) = thresholds(s, seat);
    match (points(s, seat), s.side(seat).morale) {
        (now, [_, false]) if now <= last => Some(true),
        // Who has tested at 3 need not test at 6 any more (RR-MORALE-2).
        (now, [false, _]) if now <= few => Some(false),
        _ => None,
    }
}

/// 6 and 3 in games of any size; or half and a quarter of it where the house has it so (GAP 122, HR 28).
fn thresholds(s: &State, seat: Seat) -> (u8, u8) {
    let size = s.size_for(seat);
    if s.house.is(MoraleScales::Yes) { (size / 2, size / 4) } else { (6, 3) }
}

/// Morale points: live points, and lost Dregs whose Butchers do not mind (GAP 73).
fn points(s: &State, seat: Seat) -> u8 {
    s.live_points(seat) + tactics::morale_points(s, seat)
}

/// Everybody on the table, Wards and passengers too (RR-MORALE-3).
fn who(s: &State, seat: Seat) -> ElementSet {
    s.of(seat)
        .filter(|(_, e)| matches!(e.place, Whereabouts::Table | Whereabouts::Aboard(_)))
        .map(|(id, _)| id)
        .collect()
}
