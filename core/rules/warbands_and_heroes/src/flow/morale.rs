//! The morale step, and what lands when a block or a step is over (section 11, F-MORALE).

use super::Table;
use super::resolve::{self, Purpose};
use crate::book::HouseRule;
use crate::event::{Event, must_leave};
use crate::state::{Battle, Flag, Place, UnitId, UnitSet};
use umpire_engine::table::Seat;

/// What a failed check costs (WH-MOR-2).
const FAILED: u8 = 3;

/// Everybody who was damaged and is still there checks once; all of it is one batch (WH-MOR-1 to WH-MOR-6).
pub(super) async fn morale(t: &Table) {
    t.emit(Event::Morale);
    let mut due = t.look(|b| b.units_where(|_, unit| unit.is(Flag::Damaged) && unit.stands()));
    let (of, mut failed) = (due.len() as u8, UnitSet::EMPTY);
    while let Some(unit) = t.look(|b| first(b, due)) {
        due = due.without(unit);
        if !t.look(|b| b.unit(unit).stands()) {
            continue;
        }
        if let Err(wicked) = resolve::resolve(t, unit, Purpose::Morale(of - due.len() as u8, of)).await {
            failed = failed.and(unit);
            t.emit(Event::Hurt(unit, FAILED + wicked));
        }
    }
    settle(t);
    failed.iter().for_each(|unit| resolve::shake(t, unit));
    t.emit(Event::MoraleOver);
    if t.look(|b| b.plays(HouseRule::Shaken)) {
        steady(t).await;
    }
}

/// The next to check: side by side in the order of initiative, then of the roster.
fn first(b: &Battle, due: UnitSet) -> Option<UnitId> {
    let key = |unit: UnitId| {
        let seat: Seat = b.seat_of(unit);
        (core::cmp::Reverse(b.sides[seat.index()].key), seat, unit.0)
    };
    due.iter().min_by_key(|unit| key(*unit))
}

/// WH-HR-7: who was Shaken when the round began may be steady again.
async fn steady(t: &Table) {
    let shaken = t.look(|b| b.units_where(|_, unit| unit.is(Flag::WasShaken) && unit.is(Flag::Shaken)));
    for unit in shaken.iter() {
        if t.look(|b| b.unit(unit).stands()) && resolve::test(t, unit, Purpose::Rally).await {
            t.emit(Event::Flag(unit, Flag::Shaken, false));
        }
    }
}

/// Everything that waited lands at once, and routs are announced (WH-SIM-2).
pub(super) fn settle(t: &Table) {
    for unit in t.look(|b| b.units_where(|_, unit| unit.pending > 0)).iter() {
        t.emit(Event::Settled(unit));
    }
    for unit in t.look(|b| b.units_where(|_, unit| unit.in_play() && unit.strength == 0)).iter() {
        t.emit(Event::Put(unit, Place::Routed));
    }
}

/// Whoever has lost its last FS leaves, unless it acts yet (WH-FS-9, WH-FS-10).
pub(super) fn rout(t: &Table) {
    for unit in t.look(|b| b.units_where(|id, _| must_leave(b, id))).iter() {
        t.emit(Event::Put(unit, Place::Routed));
    }
}
