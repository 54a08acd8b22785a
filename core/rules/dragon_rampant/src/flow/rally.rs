//! Battered units test to Rally (section 17 of the checklist, FLOW-RALLY).

use super::courage::{self, Trial};
use super::{Table, ask, damage, end, removal, retreat};
use crate::book::{HouseRule, LeaderTrait};
use crate::event::{Cause, DamageEvent, Nerve};
use crate::state::{Battle, Departure, Flag, UnitId};
use umpire_engine::table::{Seat, Words};

/// Every Battered unit, in its owner's order (DR-RALLY-1).
pub(super) async fn rally(t: &Table, seat: Seat) {
    loop {
        let due = t.look(|b| {
            b.units_that(|unit| unit.seat == seat && unit.on_table() && unit.is_battered() && !unit.is(Flag::Tested))
        });
        let Some(first) = due.first().filter(|_| !t.look(|b| b.is_ended())) else { return };
        let unit = match due.len() {
            1 => first,
            _ => {
                let head = ask::head(("rally-whom", seat), "Rally whom?", Words::with("{} Battered", due.len() as u8))
                    .why("Each Battered unit must test before anybody is ordered.");
                ask::one_of(t, head, due, None).await.unwrap_or(first)
            }
        };
        t.emit(DamageEvent::Resolve(None, None).into());
        one(t, unit).await;
        courage::packet(t).await;
        end::resolved(t).await;
    }
}

async fn one(t: &Table, unit: UnitId) {
    match courage::test(t, unit, Trial::Rally).await {
        Nerve::Holds => t.emit(DamageEvent::Rallied(unit).into()),
        failed => {
            if brutal(t, unit).await {
                return;
            }
            match failed {
                Nerve::Routs => removal::remove(t, unit, Departure::Routed, None).await,
                _ => fails(t, unit).await,
            }
        }
    }
}

/// DR-RALLY-3: it keeps the marker, which is its own from now on (AMB-109), loses 1 and retreats.
async fn fails(t: &Table, unit: UnitId) {
    t.emit(DamageEvent::Battered(unit).into());
    damage::lose(t, unit, t.look(price), Cause::RallyFailed, None).await;
    if removal::stands(t, unit, Departure::Withered, None).await {
        retreat::retreat(t, unit, None).await;
    }
}

/// What a failed Rally costs (DR-RALLY-3).
pub(super) fn price(b: &Battle) -> u8 {
    if b.plays(HouseRule::Rally2) { 2 } else { 1 }
}

/// Whether a Brutal Leader may be near a unit.
pub(super) fn is_brutal(b: &Battle, unit: UnitId) -> bool {
    b.seats().iter().any(|seat| b.allied(seat, b.seat_of(unit)) && b.led_by(seat, LeaderTrait::Brutal))
}

/// DR-TRAIT-7: a Brutal Leader within 12" makes it pass for 1 Strength Point. Whether he did.
async fn brutal(t: &Table, unit: UnitId) -> bool {
    if !t.look(|b| is_brutal(b, unit)) {
        return false;
    }
    let head = ask::of_unit(t, "brutal", unit, "{}: Rally", "Brutal?");
    if !ask::yes(t, head, "Lose 1, rally: in 12\"", "No").await {
        return false;
    }
    t.emit(DamageEvent::Rallied(unit).into());
    damage::lose(t, unit, 1, Cause::Brutal, None).await;
    removal::stands(t, unit, Departure::Withered, None).await;
    true
}
