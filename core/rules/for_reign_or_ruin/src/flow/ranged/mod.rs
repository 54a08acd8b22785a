//! Steps 4 and 5: shooting, and individuals near the targets (section 10, F-SHOOT).

mod cover;
mod shooter;
mod shot;
mod stray;

pub(super) use self::stray::{land, strays};
use super::ask::{self, several};
use super::{Table, destroy, step};
use crate::book::Step;
use crate::event::{CombatEvent, StressCause, TurnEvent};
use crate::state::ElementSet;
use umpire_engine::table::{Seat, Words};

/// FR-TURN-4: all shooting, at the same time; losses are taken after the last shot (FR-RNG-6).
pub(super) async fn shooting(t: &Table) {
    let all = t.look(|b| b.seats().iter().map(|seat| shooter::able(b, seat).len()).sum::<u32>());
    if all == 0 || !step::begins(t, Step::SHOOTING, Words::with("{} can shoot", all as u8)).await {
        return;
    }
    t.emit(CombatEvent::Shooting.into());
    let mut side = 0;
    while side < t.look(|b| b.sides.len() as u8) {
        for id in ask_shooters(t, Seat(side)).await.iter() {
            t.emit(TurnEvent::Acting(Some(id)).into());
            shooter::shoots(t, id).await;
        }
        side += 1;
    }
    t.emit(TurnEvent::Acting(None).into());
    destroy::settle(t, StressCause::Shot).await;
}

/// Who of a side shoots: not asked where nobody can.
async fn ask_shooters(t: &Table, seat: Seat) -> ElementSet {
    let able = t.look(|b| shooter::able(b, seat));
    if able.is_empty() {
        return able;
    }
    let head = ask::head(("shooters", seat), "Who shoots?", "in range")
        .why("In range, arc and sight, or indirect. All shots fall at the same time.");
    several(t, head, able, ElementSet::EMPTY, None).await
}
