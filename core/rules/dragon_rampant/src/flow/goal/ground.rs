//! Ground that scenarios care for: edges, exits, crystals, the pot, and danger.

use super::end;
use crate::book::HouseRule;
use crate::event::{Cause, ScenarioEvent};
use crate::flow::ask::{self, d6};
use crate::flow::{Table, damage, magic, removal};
use crate::state::{Departure, Ending, Team, UnitId};
use umpire_engine::dice::{Faces, Score};
use umpire_engine::table::{Answer, Fact, Opt, Tone, Words};

/// DR-SCEN-C-2: the hunted get off at the west edge.
pub(super) async fn chase(t: &Table, unit: UnitId) {
    if t.look(|b| b.team_of(unit)) == Team::Defenders && ask_yes(t, ("west", unit), "West edge?", "It gets away").await
    {
        exit(t, unit).await;
    }
}

/// DR-SCEN-D-2: crystals in contact at the end of a Move order.
pub(super) async fn crystals(t: &Table, unit: UnitId) {
    let left = t.look(|b| b.goal.crystals_left());
    let head =
        ask::of_unit(t, "crystals", unit, "{} moved", "Crystals taken?").why("Those in contact at the end of the Move");
    let taken = ask::number(t, head, (0, left.into(), 0), "crystals").await as u8;
    if taken > 0 {
        t.emit(ScenarioEvent::Crystals(unit, taken).into());
        if taken == left {
            end(t, Ending::AllTaken);
        }
    }
}

/// DR-SCEN-F-3: a unit over half frees the captives.
pub(super) async fn pot(t: &Table, unit: UnitId) {
    let able = t.look(|b| b.team_of(unit) == Team::Attackers && b.unit(unit).above_half());
    if able && ask_yes(t, ("pot", unit), "Touching the pot?", "They are free").await {
        end(t, Ending::Rescue);
    }
}

#[inline(never)]
fn ask_yes(
    t: &Table,
    (id, unit): (&'static str, UnitId),
    title: &'static str,
    yes: &'static str,
) -> impl Future<Output = bool> {
    let head = ask::of_unit(t, id, unit, "{} moved", title).why("One model that touches it is enough");
    let answer = ask::choose(t, head, [Opt::new("no", "No"), Opt::new("yes", yes)]);
    async { answer.await == 1 }
}

/// Rows of the list after a move in the valley.
const DANGER: u64 = 1;
const EXIT: u64 = 2;

/// DR-SCEN-G-2, DR-SCEN-G-5: danger first, then the exit of whoever is left.
pub(super) async fn valley(t: &Table, unit: UnitId, may_exit: bool) {
    let ticked = ask_valley(t, unit, may_exit).await;
    if ticked & DANGER != 0 {
        let faces = ask::faces(throw_danger(t, unit).await);
        let loss = fell(t, unit, faces);
        damage::lose(t, unit, loss, Cause::Danger, None).await;
        let (leaderless, halved, lone) = t.look(|b| (b.packet.leaderless, b.packet.halved, b.packet.lone));
        if !removal::stands(t, unit, Departure::Withered, None).await {
            if t.look(|b| b.plays(HouseRule::Danger)) {
                // HR-DANGER: nobody tests for it.
                t.emit(ScenarioEvent::Untested(leaderless, halved, lone).into());
            }
            return;
        }
    }
    if ticked & EXIT != 0 {
        exit(t, unit).await;
    }
}

#[inline(never)]
fn ask_valley(t: &Table, unit: UnitId, may_exit: bool) -> impl Future<Output = u64> {
    let head = ask::of_unit(t, "valley", unit, "{} moved", "What is so?")
        .why("Any part of it counts, flying or retreating too");
    t.list(head, &mut |tick| {
        let exit = may_exit.then(|| Fact::new("exit", "It touches an exit"));
        tick.facts.extend([Fact::new("danger", "In dangerous ground")].into_iter().chain(exit));
    })
}

fn throw_danger(t: &Table, unit: UnitId) -> impl Future<Output = Answer> {
    let head = ask::of_unit(t, "danger", unit, "{}: danger", "Danger").why("It loses half of the die, rounded down");
    t.roll(head, d6("Danger", 1, Score::Read))
}

/// What the die takes: half of it, rounded down.
#[inline(never)]
fn fell(t: &Table, unit: UnitId, faces: Faces) -> u8 {
    let loss = faces[0] / 2;
    let (tone, word) = if loss == 0 { (Tone::Good, "Unhurt") } else { (Tone::Bad, "Hurt") };
    let rolled = ask::rolled(("Danger", Score::Read), (faces, 1), (tone, word), Words::with("{} lost", loss));
    t.emit(ScenarioEvent::Danger(unit, rolled).into());
    loss
}

/// A unit is out of it: its spells end, and its side may be down to one (DR-COURAGE-3, AMB-67).
async fn exit(t: &Table, unit: UnitId) {
    t.emit(ScenarioEvent::Exited(unit).into());
    magic::drop_spells(t, unit).await;
}
