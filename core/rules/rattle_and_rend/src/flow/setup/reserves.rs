//! Step 3, between its halves: who does not start on the table (RR-SET-8).
//!
//! In this order, for both players each time: Delayed, Ambush, who is held back by a Frenzied enemy, and cargo: who
//! goes aboard counts as deployed (P-24).

use super::pick::{Proposed, suggest};
use super::{Points, which, zones};
use crate::book::{Deployment, Reputation, Tactic, Type};
use crate::event::Event;
use crate::flow::Table;
use crate::flow::tactics::ambushers;
use crate::foe::Foe;
use crate::state::{Element, ElementId, ElementSet, State, Whereabouts};
use umpire_engine::table::{Seat, Words};

/// Everybody who waits somewhere else.
pub(super) async fn reserves(t: &Table) {
    let first = t.look(|s| s.first);
    for seat in [first, first.foe()] {
        delayed(t, seat).await;
    }
    for seat in [first, first.foe()] {
        ambush(t, seat).await;
    }
    for seat in [first, first.foe()] {
        held_back(t, seat).await;
    }
    for seat in [first, first.foe()] {
        cargo(t, seat).await;
    }
}

/// RR-DEP-DELAYED: about half of the warband comes later.
async fn delayed(t: &Table, seat: Seat) {
    if t.look(|s| zones::deployment(s) != Deployment::Delayed) {
        return;
    }
    let later = ask_delayed(t, seat).await;
    put(t, later, Whereabouts::Delayed);
}

fn ask_delayed(t: &Table, seat: Seat) -> impl Future<Output = ElementSet> {
    let (of, bounds) = t.look(|s| {
        let of = those(s, seat, |e| e.on_table());
        (of, Points::of(s, of).between(half(s.size_for(seat))))
    });
    suggest(t, ("delayed", seat), ("Delayed", Proposed::Last), of, bounds)
}

/// About half of so many points: 5 to 7 of 12, 3 to 6 of 9, 8 to 10 of 18 (RR-ESC-2).
pub(super) const fn half(points: u8) -> (u8, u8) {
    ((points / 2).saturating_sub(1), points.div_ceil(2) + 1)
}

/// RR-TAC-AMBUSHERS: who lies in ambush.
async fn ambush(t: &Table, seat: Seat) {
    if t.look(|s| s.fields(seat, Tactic::Ambushers)) {
        let hidden = ask_ambush(t, seat).await;
        put(t, hidden, Whereabouts::Ambush);
    }
}

fn ask_ambush(t: &Table, seat: Seat) -> impl Future<Output = ElementSet> {
    let (of, most) = t.look(|s| (ambushers::may_hide(s, seat), ambushers::budget(s, seat)));
    which(t, ("ambush", seat), "Ambush", "who hides?", of, (0, most))
}

/// RR-TRN-2: who starts aboard each Heavy that stands on the table.
async fn cargo(t: &Table, seat: Seat) {
    let mut heavies =
        t.look(|s| s.standing(seat).filter(|(id, _)| s.capacity(*id) > 0).map(|(id, _)| id).collect::<ElementSet>());
    while let Some(heavy) = heavies.first() {
        heavies = heavies.without(heavy);
        let aboard = ask_cargo(t, seat, heavy).await;
        put(t, aboard, Whereabouts::Aboard(heavy));
    }
}

/// RR-TRN-1: never a Heavy, and a Ward only with Riders.
fn ask_cargo(t: &Table, seat: Seat, heavy: ElementId) -> impl Future<Output = ElementSet> {
    let (of, most) = t.look(|s| {
        let (most, wards) = s.carries(heavy);
        let fits = |e: &Element| e.kind() != Type::Heavy && (wards || !e.is_ward()) && e.points() <= most;
        (those(s, seat, |e| e.on_table() && fits(e)), most)
    });
    which(t, ("cargo", seat), Words::with("{}", heavy), "who is aboard?", of, (0, most))
}

/// RR-REP-FRENZIED: a third of what would now go on the table comes late, as near to it as whole Elements allow
/// (GAP 104, GAP 129).
async fn held_back(t: &Table, seat: Seat) {
    if t.look(|s| s.side(seat.foe()).reputation == Some(Reputation::Frenzied)) {
        let late = ask_late(t, seat).await;
        put(t, late, Whereabouts::Late);
    }
}

fn ask_late(t: &Table, seat: Seat) -> impl Future<Output = ElementSet> {
    let (of, total) = t.look(|s| {
        let third = s.standing(seat).map(|(_, e)| e.points()).sum::<u8>() / 3;
        let of = s.standing(seat).map(|(id, _)| id).collect();
        (of, Points::of(s, of).up_to(third))
    });
    suggest(t, ("late", seat), ("Held back", Proposed::Last), of, (total, total))
}

/// A side's Elements of which this is true.
fn those(s: &State, seat: Seat, so: impl Fn(&Element) -> bool) -> ElementSet {
    s.live(seat).filter(|(_, e)| so(e)).map(|(id, _)| id).collect()
}

fn put(t: &Table, who: ElementSet, place: Whereabouts) {
    for id in who.iter() {
        t.emit(Event::Put(id, place));
    }
}
