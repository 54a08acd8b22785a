//! Attacks: whom, what that unit does about it, and the charge (sections 14 and 15, FLOW-ATTACK).

use super::goal::{self, Way};
use super::reaction::{self, Reply};
use super::{Table, ask, courage, fight, movement, order};
use crate::event::{DamageEvent, PhaseEvent};
use crate::state::{Battle, Clash, Order, UnitId, UnitSet};
use umpire_engine::table::{Heading, Layout, Offer, Opt, Other, Preset, Words, rows};

/// An Attack order (DR-ATT-3). Whether the phase goes on.
pub(super) async fn order(t: &Table, unit: UnitId) -> bool {
    if !order::test(t, unit, Order::Attack).await {
        return false;
    }
    attack(t, unit, t.look(|b| b.foes(unit))).await;
    true
}

/// An Attack on one of these, after the test is passed (DR-ATT-2).
pub(super) async fn attack(t: &Table, unit: UnitId, foes: UnitSet) {
    let Some(first) = foes.first() else { return };
    let target = if foes.len() == 1 { first } else { ask_target(t, unit, foes).await.unwrap_or(first) };
    t.emit(DamageEvent::Resolve(Some(unit), Some(target)).into());
    t.emit(PhaseEvent::Clash(Clash::new(unit, target)).into());
    match reaction::react(t).await {
        // Who reacted has moved them both, as far as they are still there.
        Reply::Met => fight::fight(t).await,
        Reply::Stands if goal::moved(t, unit, Way::Charge).await => fight::fight(t).await,
        Reply::Stands | Reply::Over => {
            courage::packet(t).await;
            fight::over(t).await;
        }
    }
}

#[inline(never)]
fn ask_target(t: &Table, unit: UnitId, foes: UnitSet) -> impl Future<Output = Option<UnitId>> {
    let (head, preset) = if t.is_unread() { (ask::bare(t, "target", unit), None) } else { target_head(t, unit, foes) };
    let preset = preset.map_or(Preset::At(0), Preset::Piece);
    let offer = Offer { layout: Layout::Grid, preset, other: Other::Nothing };
    let answer = t.offer(head, offer, &mut rows(foes.iter(), |id| Opt::new(id, id)));
    async move { foes.iter().nth(usize::from(answer.await)) }
}

/// What stands over it, and who is likely meant.
fn target_head(t: &Table, unit: UnitId, foes: UnitSet) -> (Heading, Option<UnitId>) {
    t.look(|b| {
        let (seat, inches) = (b.seat_of(unit), movement::reach(b, unit) / 2);
        let head = ask::head(("target", seat), "Attack whom?", Words::with("seen, in {}\"", inches))
            .why("One enemy in sight that it can reach; 3\" from all others.");
        (head, likely(b, foes))
    })
}

/// Who was in the last fight.
fn likely(b: &Battle, foes: UnitSet) -> Option<UnitId> {
    let last = b.clash?;
    [last.defender, last.attacker].into_iter().find(|unit| foes.has(*unit))
}
