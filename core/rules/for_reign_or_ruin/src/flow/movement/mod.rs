//! Step 2: everybody moves, from the lowest Init up (sections 8 and 9, F-MOVE).
//!
//! `number` says whose turn it is, `mover` plays one mover on its page (`page`, `row`, `distance`), the others are what may
//! come of it: leaders, terrain and friends in the way, contact, leaving contact.

mod attach;
mod contact;
mod distance;
mod evade;
mod happened;
mod leader;
mod mover;
mod number;
mod page;
mod passed;
mod row;

pub(super) use self::attach::attach;
use self::number::Number;
use self::row::waits;
use super::{Table, step};
use crate::book::{Distance, Stat, Step, UNKNOWN};
use crate::event::{MoveEvent, TurnEvent};
use crate::state::{Battle, ElementId, Flag};
use umpire_engine::table::{SeatSet, Words};

/// FR-TURN-2: all movers of both sides.
pub(super) async fn movement(t: &Table) {
    let (movers, rotate) = t.look(count);
    if movers == 0 || !step::begins(t, Step::MOVEMENT, Words::with("{} to move", movers)).await {
        return;
    }
    t.emit(MoveEvent::MayRotate(rotate).into());
    ask_unknown(t).await;
    let mut number = Number::default();
    while let Some(id) = number.next(t).await {
        t.emit(TurnEvent::Active(t.look(|b| SeatSet::one(b.seat_of(id)))).into());
        mover::moves(t, id).await;
    }
    t.emit(TurnEvent::Acting(None).into());
    t.emit(TurnEvent::Active(t.look(Battle::seats)).into());
}

/// How many movers are asked, and how many more may only rotate (FR-MOV-15).
fn count(b: &Battle) -> (u8, u8) {
    let movers = b.elements_where(|id, _| b.is_first(id));
    let asked = movers.iter().filter(|id| waits(b, *id)).count() as u8;
    let stays = |id: &ElementId| b.order_of(*id).row().distance == Distance::Stays;
    let rotates = |id: &ElementId| stays(id) && !b.in_contact(*id) && !waits(b, *id);
    (asked, movers.iter().filter(rotates).count() as u8)
}

/// An Init that nobody has given yet is asked for before anybody moves.
async fn ask_unknown(t: &Table) {
    while let Some(id) = t.look(unknown) {
        let init = super::ask::known(t, id, Stat::Init).await;
        t.emit(MoveEvent::MovesAt(id, init).into());
    }
}

fn unknown(b: &Battle) -> Option<ElementId> {
    let is = |id, init| init == UNKNOWN && b.members(id).first().is_some_and(|mover| waits(b, mover));
    b.elements_where(|id, element| !element.is(Flag::Moved) && is(id, element.moves_at)).first()
}
