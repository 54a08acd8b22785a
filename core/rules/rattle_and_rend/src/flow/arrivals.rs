//! Elements that are not on the table yet: Ambush, late arrivals, Delayed Deployment (sections 7, 9 and 10).

use super::ask::{self, tell};
use crate::event::Event;
use crate::flow::Table;
use crate::state::{ElementId, ElementSet, State, Whereabouts};
use umpire_engine::table::{Diagram, Seat};

/// Puts a reserve on the table at the moment it acts or reacts.
pub(super) async fn appear(t: &Table, who: ElementId) {
    let text = match t.look(|s| s.element(who).place) {
        Whereabouts::Ambush => "All enemies beyond 80 mm",
        Whereabouts::Late => t.look(late_text),
        _ => return,
    };
    let seat = t.look(|s| s.element(who).seat);
    tell(t, ("appear", seat), "Appears", text, (Diagram::Place, who, None, None)).await;
    t.emit(Event::Put(who, Whereabouts::Table));
}

/// Where late arrivals come in (RR-REP-FRENZIED).
fn late_text(s: &State) -> &'static str {
    use crate::book::Deployment::{Close, Surrounded};
    match s.deployment {
        Some(Close | Surrounded) => "In its zone, foes at 160+",
        _ => "Along its own board edge",
    }
}

/// Late Elements that come on with this Action, as many as their owner likes.
pub(super) async fn latecomers(t: &Table, seat: Seat) {
    let late = t.look(|s| in_place(s, seat, Whereabouts::Late));
    if late.is_empty() {
        return;
    }
    let coming = ask::several(t, ("late", seat), "Who comes too?", "late", late, None).await;
    for who in coming.iter() {
        appear(t, who).await;
    }
}

/// RR-ACT-REINFORCE: any number of Delayed Elements, touching an edge of the own zone. No Element acts, so nobody
/// can react; but it is an Action, and late arrivals may come with it.
pub(super) async fn reinforce(t: &Table, seat: Seat) {
    let delayed = t.look(|s| in_place(s, seat, Whereabouts::Delayed));
    let coming = ask::several(t, ("reinforce", seat), "Who comes?", "your edge", delayed, None).await;
    if coming.is_empty() {
        return;
    }
    t.emit(Event::Reinforced(seat));
    for who in coming.iter() {
        let text = "Touching your zone's edge";
        tell(t, ("appear", seat), "Appears", text, (Diagram::Place, who, None, None)).await;
        t.emit(Event::Put(who, Whereabouts::Table));
    }
    latecomers(t, seat).await;
    t.emit(Event::Done);
}

fn in_place(s: &State, seat: Seat, place: Whereabouts) -> ElementSet {
    s.of(seat).filter(|(_, e)| e.place == place).map(|(id, _)| id).collect()
}

/// Banished Elements that are due come back where they stood, or as near as possible (RR-ACT-BANISH-FOE).
pub(super) async fn come_back(t: &Table, back: ElementSet) {
    for who in back.iter() {
        let seat = t.look(|s| s.element(who).seat);
        t.emit(Event::Put(who, Whereabouts::Table));
        let text = "Where it stood, or near";
        tell(t, ("return", seat), "Returns", text, (Diagram::Place, who, None, None)).await;
    }
}
