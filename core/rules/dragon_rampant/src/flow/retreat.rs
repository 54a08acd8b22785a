//! Retreats (section 17 of the checklist, FLOW-RETREAT).

use super::goal::{self, Way};
use super::{Table, ask, damage, removal};
use crate::event::{Cause, DamageEvent};
use crate::state::{Battle, Departure, UnitId};
use umpire_engine::dice::{Need, Op, Score};
use umpire_engine::table::{Deed, Heading, Offer, Opt, Tone, Words, rows};

/// A unit retreats from whoever caused it, or from the nearest enemy (DR-RETREAT-1 to DR-RETREAT-5). Whether it is still
/// there.
pub(super) async fn retreat(t: &Table, unit: UnitId, from: Option<UnitId>) -> bool {
    t.emit(DamageEvent::Retreated(unit).into());
    match ask_way(t, unit, from).await {
        1 => {
            blocked(t, unit, from).await;
            if !removal::stands(t, unit, Departure::Withered, from).await {
                return false;
            }
        }
        2 => {
            removal::remove(t, unit, Departure::LeftTable, from).await;
            return false;
        }
        _ => {}
    }
    goal::moved(t, unit, Way::Retreat).await
}

/// How far, in inches: half its move, a Flyer all of it (DR-RETREAT-1).
pub(super) fn distance(b: &Battle, unit: UnitId) -> u8 {
    let reach = b.profile(unit).reach;
    if b.unit(unit).flies() { reach } else { reach / 2 }
}

fn head(t: &Table, id: &'static str, unit: UnitId, from: Option<UnitId>, title: &'static str) -> Heading {
    if t.is_unread() {
        return ask::bare(t, id, unit);
    }
    t.look(|b| {
        let seat = b.seat_of(unit);
        let to = from.filter(|foe| b.unit(*foe).on_table()).map(|foe| (b.seat_of(foe), Words::with("from {}", foe)));
        ask::head((id, seat), title, Words::NONE)
            .deed(Deed { by: (seat, Words::with("{}: retreat", unit)), to, moment: None })
            .why("Directly away from the cause, or else from the nearest enemy; 3\" from everybody.")
    })
}

#[inline(never)]
fn ask_way(t: &Table, unit: UnitId, from: Option<UnitId>) -> impl Future<Output = u8> {
    let head = head(t, "retreat", unit, from, "Retreat");
    t.look(|b| t.offer(head, Offer::ROWS, &mut rows(0..3, |at| way(b, unit, at))))
}

/// A row. AMB-99: what stops others blocks Chariots.
fn way(b: &Battle, unit: UnitId, at: u8) -> Opt {
    let chariots = b.is_chariots(unit);
    match at {
        0 => Opt::new("full", Words::with("{}\" away", distance(b, unit))).gist(match chariots {
            true => "3\" from all, if it can be",
            false => "Half in rough, stop at obstacles",
        }),
        1 => Opt::new("blocked", "Blocked: a die").gist(match chariots {
            true => "Also by rough, walls, ditches",
            false => "Units or cliffs in its way",
        }),
        _ => Opt::new("off", "Off the table").gist("It is routed, and gone"),
    }
}

/// DR-RETREAT-5: a die lower than its Courage is lost; with Courage 0 none is rolled (AMB-111).
async fn blocked(t: &Table, unit: UnitId, from: Option<UnitId>) {
    let courage = t.look(|b| b.profile(unit).courage);
    if courage == 0 {
        return;
    }
    let score = Score::Each(Need { op: Op::AtLeast, value: courage.into() });
    let mut roll = ask::d6("Blocked", 1, score);
    roll.stakes[0] = "Lower: so much is lost";
    let faces = ask::faces(t.roll(head(t, "blocked", unit, from, "Blocked"), roll).await);
    let die = faces.first().copied().unwrap_or(6);
    let (tone, word, then) = match die < courage {
        true => (Tone::Bad, "Blocked", Words::with("Below its Courage: {} lost", die)),
        false => (Tone::Good, "Unhurt", Words::of("It stays where it is stopped")),
    };
    let rolled = ask::rolled(("Blocked", score), (faces, u8::from(die >= courage)), (tone, word), then);
    t.emit(DamageEvent::Blocked(unit, rolled).into());
    if die < courage {
        damage::lose(t, unit, die, Cause::BlockedRetreat, from).await;
    }
}
