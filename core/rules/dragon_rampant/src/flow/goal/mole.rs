//! The Sacred Mole (DR-SCEN-B-2 to DR-SCEN-B-6).

use super::{Way, end};
use crate::event::ScenarioEvent;
use crate::flow::Table;
use crate::flow::ask::{self, choose};
use crate::state::{Battle, Ending, Mole, Team, UnitId, UnitSet};
use umpire_engine::table::Opt;

/// After a free move: its carrier may be there, or pass it on; who finds it may take it.
pub(super) async fn moved(t: &Table, unit: UnitId, way: Way) {
    match t.look(|b| b.goal.mole) {
        Mole::With(carrier) if carrier == unit => carried(t, unit, way).await,
        Mole::LostBy(_) if way == Way::Move && ask_take(t, unit).await => t.emit(ScenarioEvent::MoleTo(unit).into()),
        _ => {}
    }
}

async fn carried(t: &Table, unit: UnitId, way: Way) {
    let friends = t.look(|b| if way == Way::Move { b.friends(unit) } else { UnitSet::EMPTY });
    match ask_mole(t, unit, !friends.is_empty()).await {
        1 => end(t, Ending::Delivered(t.look(|b| b.team_of(unit)))),
        2 => {
            let head = ask::of_unit(t, "pass-to", unit, "{}: mole", "To whom?").why("A friend 3\" away takes it");
            if let Some(friend) = ask::one_of(t, head, friends, Some("Keep it")).await {
                t.emit(ScenarioEvent::MoleTo(friend).into());
            }
        }
        _ => {}
    }
}

#[inline(never)]
fn ask_mole(t: &Table, unit: UnitId, may_pass: bool) -> impl Future<Output = u8> {
    let there = match t.look(|b| b.team_of(unit)) {
        Team::Attackers => "At the SW corner",
        Team::Defenders => "At the entrance",
    };
    let head = ask::of_unit(t, "mole", unit, "{}: mole", "The mole?").why("One model that touches it is enough");
    let pass = may_pass.then(|| Opt::new("pass", "Pass it on").gist("To a friend 3\" away"));
    choose(t, head, [Opt::new("keep", "Carry on"), Opt::new("there", there)].into_iter().chain(pass))
}

fn ask_take(t: &Table, unit: UnitId) -> impl Future<Output = bool> {
    let head = ask::of_unit(t, "take-mole", unit, "{} moved", "Touching the mole?")
        .why("It lies there for who ends a Move at it");
    let answer = ask::choose(t, head, [Opt::new("no", "No"), Opt::new("yes", "It takes the mole")]);
    async { answer.await == 1 }
}

/// Its carrier is gone: it lies there (DR-SCEN-B-5).
pub(super) fn left(t: &Table, unit: UnitId) {
    if t.look(|b| b.goal.mole == Mole::With(unit)) {
        t.emit(ScenarioEvent::MoleLies(unit).into());
    }
}

/// DR-SCEN-B-4, DR-SCEN-B-5: who made its carrier retreat or took it off the table has it, unless it retreats itself.
pub(super) fn fought(t: &Table, attacker: UnitId, defender: UnitId) {
    for (carrier, foe) in [(attacker, defender), (defender, attacker)] {
        let (loses, takes) = t.look(|b| (loses(b, carrier), stands(b, foe)));
        if loses && takes {
            t.emit(ScenarioEvent::MoleTo(foe).into());
            return;
        }
        if loses && t.look(|b| b.goal.mole) == Mole::With(carrier) {
            t.emit(ScenarioEvent::MoleLies(carrier).into());
            return;
        }
    }
}

/// Whether a unit had the mole, and lost it in this fight.
fn loses(b: &Battle, unit: UnitId) -> bool {
    match b.goal.mole {
        Mole::With(carrier) => carrier == unit && b.packet.retreated.has(unit),
        Mole::LostBy(carrier) => carrier == unit && !b.unit(unit).on_table(),
        Mole::None => false,
    }
}

fn stands(b: &Battle, unit: UnitId) -> bool {
    b.unit(unit).on_table() && !b.packet.retreated.has(unit)
}
