//! Capture the Flags: taking a marker, and sending it off (RR-FLAG-1 to RR-FLAG-4).

use super::ask::{self, yes};
use super::skirmish::victory;
use crate::book::Scenario;
use crate::book::house::TakingFlag;
use crate::event::Event;
use crate::flow::Table;
use crate::state::{Element, ElementId, ElementSet, Marker, State};
use umpire_engine::table::Seat;

/// Who could take a marker: on the table, no Ward, with none yet, while one lies free.
pub(super) fn takers(s: &State, seat: Seat) -> ElementSet {
    let free = s.scenario == Scenario::CaptureTheFlags && s.markers.contains(&Marker::Free);
    let able = |(id, e): &(ElementId, &Element)| free && !e.is_ward() && s.marker_of(*id).is_none();
    s.standing(seat).filter(able).map(|(id, _)| id).collect()
}

/// Whether a marker can be taken by a spend between two Actions: no Action itself, but by house rule (HR 26).
pub(super) fn may_take(s: &State, seat: Seat) -> bool {
    let spend = !s.house.is(TakingFlag::IsAction) && s.side(seat).now > 0;
    spend && !takers(s, seat).is_empty()
}

/// RR-FLAG-1: a point, and no Action.
pub(super) async fn take(t: &Table, seat: Seat) {
    let able = t.look(|s| takers(s, seat));
    let who = ask::one_of(t, ("taker", seat), "Who takes it?", "touching", (able, Some("Nobody"))).await;
    if let Some(who) = who {
        t.emit(Event::Paid(seat, 1, "Takes a marker"));
        carry(t, who);
    }
}

/// An Element takes a free marker, in this Turn.
pub(super) fn carry(t: &Table, who: ElementId) {
    // One marker an Element, though it was given one by hand meanwhile.
    let free = t.look(|s| s.markers.iter().position(|marker| *marker == Marker::Free && s.marker_of(who).is_none()));
    if let Some(at) = free {
        let turn = t.look(|s| s.turn);
        t.emit(Event::Marker(at as u8, Marker::Carried(who, turn)));
    }
}

/// RR-FLAG-4: a carrier that reached a board edge may send its marker off, not in the Turn it took it.
pub(super) async fn at_the_edge(t: &Table, who: ElementId) {
    let Some(at) = t.look(|s| s.marker_of(who).filter(|_| s.element(who).on_table())) else { return };
    let fresh = t.look(|s| matches!(s.markers[at], Marker::Carried(_, turn) if turn == s.turn));
    let seat = t.look(|s| s.element(who).seat);
    if !fresh && yes(t, ("edge", seat), "At an edge?", "marker off").await {
        t.emit(Event::Marker(at as u8, Marker::Off(seat)));
        victory(t);
    }
}
