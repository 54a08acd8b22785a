//! A turn: the 17 steps, each only where something is to be done (section 6, FR-UI-1).

use super::ask::known;
use super::end::Begun;
use super::{Table, close_combat, command, end, magic, morale, movement, quick, ranged, redistribution, reform};
use crate::book::{Stat, Step};
use crate::event::{SetupEvent, TurnEvent};

/// FR-TURN-1: a turn begins; then it is guided, or the players do what they like (FR-UI-5).
pub(super) async fn turn(t: &Table) {
    t.emit(TurnEvent::Begins.into());
    loop {
        if t.look(|b| b.quick) {
            if quick::turn(t).await {
                return;
            }
            continue;
        }
        match end::asked(t).await {
            Begun::Turn => return guided(t).await,
            Begun::Quick => t.emit(SetupEvent::Quick(true).into()),
            Begun::Over => return,
        }
    }
}

/// FR-TURN-2 to FR-TURN-17.
async fn guided(t: &Table) {
    act(t).await;
    movement::movement(t).await; // 2
    magic::phase(t, Step(3)).await;
    ranged::shooting(t).await; // 4
    ranged::strays(t).await; // 5
    magic::phase(t, Step(6)).await;
    close_combat::close_combat(t).await; // 7
    close_combat::attached(t).await; // 8
    magic::phase(t, Step(9)).await;
    redistribution::redistribution(t).await; // 10
    reform::reform(t).await; // 11
    reform::instable(t).await; // 12
    morale::morale(t).await; // 13
    magic::phase(t, Step(14)).await;
    command::spotting(t).await; // 15
    command::orders(t).await; // 16
    command::unconfirmed(t).await; // 17
}

/// FR-TURN-1: a leader has his full Act; where nobody has said how much that is, it is asked for now.
async fn act(t: &Table) {
    let unknown =
        t.look(|b| b.elements_where(|_, element| element.card.kind.is_leader() && element.number(Stat::Act).is_none()));
    for id in unknown.iter() {
        let act = known(t, id, Stat::Act).await;
        t.emit(TurnEvent::ActIs(id, act).into());
    }
}
