//! Explosions (DR-EXPL-1 to DR-EXPL-5, FLOW-EXPLODE).

use super::were;
use crate::book::{Fantastical, HouseRule};
use crate::event::{DamageEvent, MagicEvent};
use crate::flow::shoot::{self, Shot, Volley};
use crate::flow::{Table, ask, courage, order, removal};
use crate::state::{Departure, Order, UnitId, UnitSet};
use umpire_engine::table::{Diagram, Words};

/// A unit blows itself up; false where it imploded, which ends the phase (DR-EXPL-3).
pub(in crate::flow) async fn explode(t: &Table, unit: UnitId) -> bool {
    if !ask_sure(t, unit).await {
        return true;
    }
    let done = order::test(t, unit, Order::Explode).await;
    t.emit(DamageEvent::Resolve(Some(unit), None).into());
    t.emit(MagicEvent::Explodes(unit, done).into());
    if done {
        blast(t, unit).await;
    }
    removal::remove(t, unit, Departure::Exploded, None).await;
    courage::packet(t).await;
    were::were(t, t.look(|b| b.packet.struck)).await;
    done
}

/// Every unit within 6 inches is shot at, friend or foe; all dice fall before anybody is taken away (DR-EXPL-4).
async fn blast(t: &Table, unit: UnitId) {
    let near = ask_near(t, unit).await;
    for target in near.iter() {
        shoot::volley(t, Volley { by: unit, target, kind: Shot::Blast }).await;
    }
    for target in near.iter() {
        let friend = t.look(|b| b.allied(b.seat_of(unit), b.seat_of(target)));
        let how = if friend { Departure::FriendlyBlast } else { Departure::Destroyed };
        removal::stands(t, target, how, Some(unit)).await;
    }
    if t.look(|b| b.plays(HouseRule::BlastCover)) {
        ask_cover(t, unit).await;
    }
}

/// The order was the first word, this is the second.
#[inline(never)]
fn ask_sure(t: &Table, unit: UnitId) -> impl Future<Output = bool> {
    let head = ask::of_unit(t, "sure", unit, "{}: Explode", "Explode?");
    ask::yes(t, head.why("It is gone either way; if the dice fail, nobody else is hurt"), "Light the fuse", "Not now")
}

/// Q-BLAST. Aimed at nobody: Invisible units are hit too (DR-EXPL-5, HR-BLASTINVIS).
#[inline(never)]
fn ask_near(t: &Table, unit: UnitId) -> impl Future<Output = UnitSet> {
    let (seat, these) = t.look(|b| {
        let spared = |other: UnitId| b.plays(HouseRule::BlastInvisible) && b.unit(other).has(Fantastical::Invisibility);
        let others = b.friends(unit).union(b.foes(unit));
        (b.seat_of(unit), others.iter().filter(|other| !spared(*other)).collect::<UnitSet>())
    });
    let head = ask::head(("blast", seat), "Who is near?", "within 6\"");
    ask::several(t, head.why("Friend or foe: whoever is within 6\""), these, UnitSet::EMPTY, None)
}

/// HR-BLASTCOVER: what cover there was is gone.
#[inline(never)]
fn ask_cover(t: &Table, unit: UnitId) -> impl Future<Output = ()> {
    let head = ask::of_unit(t, "blast-cover", unit, "{}: Explode", "Cover goes");
    ask::tell(t, head, Words::of("Take away cover in 6\""), (Diagram::None, Some(unit), None), 12)
}
