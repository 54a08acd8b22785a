//! Getting away: evading, and running off the table (FR-MOV-10 to FR-MOV-12, FR-MOV-16).

use super::Table;
use super::happened;
use super::row::evades;
use crate::book::Stat;
use crate::event::MoveEvent;
use crate::flow::{ask, destroy, dice};
use crate::state::{ElementId, Place};
use umpire_engine::table::{Deed, Opt, Words};

/// How far it evades: Mov less a die, not below 0 (G-14). That is its evade of this turn (G-15).
pub(super) async fn roll(t: &Table, id: ElementId) -> u8 {
    let mov = ask::known(t, id, Stat::Mov).await;
    let heading = ask::of_element(t, "evade", id, "{} evades", "How far?").why("It goes its Mov less this die, in cm.");
    let far = mov.saturating_sub(dice::d10(t, heading, "Evade").await);
    t.emit(MoveEvent::Evades(id, far).into());
    far
}

/// What becomes of an enemy that is charged.
pub(super) enum Charge {
    /// It stands.
    Stands,
    /// It got away.
    Away,
    /// It turned away, and was caught.
    Caught,
}

/// An enemy that is charged evades if its order says so (FR-ORD-3, FR-ORD-4).
pub(super) async fn charged(t: &Table, foe: ElementId) -> Charge {
    if !t.look(|b| evades(b, foe)) || ask_evades(t, foe).await == 1 {
        return Charge::Stands;
    }
    let far = roll(t, foe).await;
    match ask_caught(t, foe, far).await {
        1 => return Charge::Caught,
        2 => _ = happened::tick(t, foe, false).await,
        _ => {}
    }
    if t.look(|b| b.in_contact(foe)) {
        t.emit(MoveEvent::Apart(foe).into());
    }
    Charge::Away
}

#[inline(never)]
fn ask_evades(t: &Table, foe: ElementId) -> impl Future<Output = u8> {
    let heading = ask::of_element(t, "evades", foe, "{} is charged", "Does it evade?")
        .why("Its order makes it evade, once in a turn.");
    ask::choose(t, heading, [Opt::new("evades", "It evades"), Opt::new("stands", "It cannot: stands")])
}

#[inline(never)]
fn ask_caught(t: &Table, foe: ElementId, far: u8) -> impl Future<Output = u8> {
    let (seat, more) = t.look(|b| (b.seat_of(foe), happened::can(b, foe)));
    let deed = Deed { by: (seat, Words::with2("{} evades {} cm", foe, far)), to: None, moment: None };
    let heading = ask::head(("caught", seat), "Still caught?", Words::NONE)
        .deed(deed)
        .why("Move it straight away from the enemy, who then comes on.");
    let more = more.then(|| Opt::new("more", "Away, and more").gist("Terrain, friends, enemies"));
    ask::choose(
        t,
        heading,
        [Opt::new("away", "It got away"), Opt::new("caught", "Still caught")].into_iter().chain(more),
    )
}

/// Who of a routing mover ran off the table, or into something (FR-HR-3): it is destroyed. The others have moved.
pub(super) async fn run_off(t: &Table, id: ElementId) {
    let (seat, members) = t.look(|b| (b.seat_of(id), b.members(id)));
    let lost = match members.len() {
        1 => members,
        _ => ask::several(t, ask::head(("gone", seat), "Which of them?", Words::NONE), members, members, None).await,
    };
    t.emit(MoveEvent::Moved(id).into());
    for one in lost.iter() {
        // Whoever went before may have taken it along.
        if t.look(|b| b.element(one).in_play()) {
            destroy::gone(t, one, Place::RoutedOff).await;
        }
    }
}
